import type { StaffUser } from '@himoya/contract/staff/staff'
import { Drawer, Tooltip, useMediaQuery } from '@mui/material'
import { Keyboard, Menu, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { worksWithChats } from '../session/use-me.ts'
import { useText } from '../i18n/use-text.ts'
import type { TextKey } from '../i18n/text-key.ts'
import { Mark } from '../theme/mark.tsx'
import styles from './layout.module.css'
import { FindDialog } from './find-dialog.tsx'
import { RailLinks } from './rail-links.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import { useShortcuts } from '../ui/keys/use-shortcuts.ts'

/** Each role sees the entries that are its own: with their words where there is room, and everywhere behind one button. */
export function Rail({ me }: { me: StaffUser }) {
  const text = useText()
  const worded = useMediaQuery('(width >= 1240px)', { noSsr: true })
  const [shown, setShown] = useState<'keys' | 'all' | 'find' | null>(null)
  useShortcuts(useMemo(() => ({ sheet: () => setShown('keys'), screens: () => setShown('find') }), []))
  const close = (): void => setShown(null)
  return (
    <nav className={worded ? styles.rail_worded : styles.rail} aria-label={text('app.sections')}>
      <div className={styles.rail_head}>
        <span className={styles.mark}>
          <Mark />
        </span>
        {worded ? null : <RailButton label="rail.all" worded={false} Icon={Menu} onPress={() => setShown('all')} />}
        <RailButton label="find.title" worded={worded} Icon={Search} keys="Ctrl K" onPress={() => setShown('find')} />
      </div>
      <div className={styles.rail_list}>
        <RailLinks role={me.role} worded={worded} />
      </div>
      <div className={styles.rail_foot}>
        {worksWithChats(me.role) ? (
          <span className={styles.desktop_only}>
            <RailButton label="menu.shortcuts" worded={worded} Icon={Keyboard} onPress={() => setShown('keys')} />
          </span>
        ) : null}
        <SettingsMenu me={me} worded={worded} />
      </div>
      <Drawer open={shown === 'all'} onClose={close} slotProps={{ paper: { 'aria-label': text('rail.all') } }}>
        <nav className={styles.all} aria-label={text('rail.all')}>
          <RailLinks role={me.role} worded onOpen={close} />
        </nav>
      </Drawer>
      <ShortcutsSheet open={shown === 'keys'} onClose={close} />
      {shown === 'find' ? <FindDialog me={me} onClose={close} /> : null}
    </nav>
  )
}

type ButtonProps = { label: TextKey; worded: boolean; Icon: typeof Menu; keys?: string; onPress(): void }

function RailButton({ label, worded, Icon, keys, onPress }: ButtonProps) {
  const text = useText()
  return (
    <Tooltip title={worded ? '' : text(label)} placement="right">
      <button type="button" className={styles.item} aria-label={worded ? undefined : text(label)} onClick={onPress}>
        <Icon size={worded ? 19 : 22} aria-hidden />
        {worded ? <span className={styles.item_name}>{text(label)}</span> : null}
        {worded && keys ? <kbd>{keys}</kbd> : null}
      </button>
    </Tooltip>
  )
}
