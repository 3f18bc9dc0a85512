import type { StaffUser } from '@himoya/contract/staff'
import { Tooltip } from '@mui/material'
import { Keyboard } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { worksWithChats } from '../session/use-me.ts'
import { useText } from '../i18n/use-text.ts'
import type { RailEntry } from '../ui/feature.ts'
import { FEATURES } from './features.ts'
import { Mark } from '../theme/mark.tsx'
import styles from './layout.module.css'
import { SettingsMenu } from './settings-menu.tsx'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import { useShortcuts } from '../ui/keys/use-shortcuts.ts'

/** Each role sees the entries that are its own. */
export function Rail({ me }: { me: StaffUser }) {
  const text = useText()
  const [sheet, setSheet] = useState(false)
  useShortcuts(useMemo(() => ({ sheet: () => setSheet(true) }), []))
  const with_chats = worksWithChats(me.role)
  return (
    <nav className={styles.rail} aria-label={text('app.sections')}>
      <span className={styles.mark}>
        <Mark />
      </span>
      {FEATURES.flatMap(({ rail }) => rail ?? [])
        .filter(({ roles }) => roles.includes(me.role))
        .map((entry) => (
          <CountedLink key={entry.to} entry={entry} />
        ))}
      <span className={styles.space} />
      {with_chats ? (
        <Tooltip title={text('menu.shortcuts')} placement="right">
          <button
            type="button"
            className={`${styles.item} ${styles.desktop_only}`}
            aria-label={text('menu.shortcuts')}
            onClick={() => setSheet(true)}
          >
            <Keyboard size={22} aria-hidden />
          </button>
        </Tooltip>
      ) : null}
      <SettingsMenu me={me} />
      <ShortcutsSheet open={sheet} onClose={() => setSheet(false)} />
    </nav>
  )
}

function CountedLink({ entry }: { entry: RailEntry }) {
  const { Count } = entry
  if (!Count) return <RailLink entry={entry} count={0} />
  return <Count>{(count) => <RailLink entry={entry} count={count} />}</Count>
}

function RailLink({ entry: { to, label, Icon }, count }: { entry: RailEntry; count: number }) {
  const text = useText()
  const open = useLocation().pathname.startsWith(to)
  return (
    <Tooltip title={text(label)} placement="right">
      <Link
        to={to}
        className={open ? styles.item_open : styles.item}
        aria-label={count ? `${text(label)}: ${count}` : text(label)}
        aria-current={open ? 'page' : undefined}
      >
        <Icon size={22} aria-hidden />
        {count ? (
          <span className={styles.badge} aria-hidden>
            {count}
          </span>
        ) : null}
      </Link>
    </Tooltip>
  )
}
