import type { StaffRole } from '@himoya/contract/staff/staff'
import { Tooltip } from '@mui/material'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { RAIL_GROUPS, type RailEntry } from '../ui/feature.ts'
import { FEATURES } from './features.ts'
import styles from './layout.module.css'

type Props = { role: StaffRole; worded: boolean; onOpen?(): void }

/** Every screen of a role, by what it is for. `worded`: there is room for the names. */
export function RailLinks({ role, worded, onOpen }: Props) {
  const text = useText()
  const entries = FEATURES.flatMap(({ rail }) => rail ?? []).filter(({ roles }) => roles.includes(role))
  return RAIL_GROUPS.map((group) => {
    const own = entries.filter((entry) => entry.group === group)
    if (own.length === 0) return null
    return (
      <div key={group} className={styles.group} role="group" aria-label={text(`rail.${group}`)}>
        {worded ? (
          <span className={styles.group_name} aria-hidden>
            {text(`rail.${group}`)}
          </span>
        ) : null}
        {own.map((entry) => (
          <CountedLink key={entry.to} entry={entry} worded={worded} onOpen={onOpen} />
        ))}
      </div>
    )
  })
}

type LinkProps = { entry: RailEntry; worded: boolean; onOpen: (() => void) | undefined }

function CountedLink({ entry, ...look }: LinkProps) {
  const { Count } = entry
  if (!Count) return <RailLink entry={entry} count={0} {...look} />
  return <Count>{(count) => <RailLink entry={entry} count={count} {...look} />}</Count>
}

function RailLink({ entry: { to, label, Icon }, count, worded, onOpen }: LinkProps & { count: number }) {
  const text = useText()
  const link = useRef<HTMLAnchorElement>(null)
  const open = useLocation().pathname.startsWith(to)
  useEffect(() => {
    if (open && link.current) bringIntoSight(link.current)
  }, [open])
  return (
    <Tooltip title={worded ? '' : text(label)} placement="right">
      <Link
        ref={link}
        to={to}
        className={open ? styles.item_open : styles.item}
        aria-label={worded ? undefined : count ? `${text(label)}: ${count}` : text(label)}
        aria-current={open ? 'page' : undefined}
        onClick={onOpen}
      >
        <Icon size={worded ? 19 : 22} aria-hidden />
        {worded ? (
          <span className={styles.item_name}>
            {text(label)}
            {count ? <span className={styles.colon}>: </span> : null}
          </span>
        ) : null}
        {count ? <span className={styles.badge}>{count}</span> : null}
      </Link>
    </Tooltip>
  )
}

/** By hand: `scrollIntoView` would also make the Tab key begin here. */
function bringIntoSight({ offsetParent: list, offsetTop, offsetLeft, offsetHeight, offsetWidth }: HTMLElement): void {
  if (!list) return
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = list
  if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
    list.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2
  if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth)
    list.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2
}
