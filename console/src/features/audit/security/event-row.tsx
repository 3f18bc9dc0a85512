import type { SecurityEventRow } from '@himoya/contract/audit/security'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useLang, useText } from '../../../i18n/use-text.ts'
import page_styles from '../../../ui/pages/page.module.css'
import styles from './security.module.css'
import type { Filter } from './use-security.ts'

type Props = { row: SecurityEventRow; onSeek(change: Partial<Filter>): void }

/** Equal events of ten minutes; each mark narrows the list to itself. */
export function EventRow({ row, onSeek }: Props) {
  const text = useText()
  const lang = useLang()
  const { event, audience, account, member, address, route, count, last_at } = row
  return (
    <div className={page_styles.row}>
      <div className={page_styles.row_head}>
        <strong>{text(`security.event_${event}`)}</strong>
        <span>{text(`security.audience_${audience}`)}</span>
        {count > 1 ? <span>{text('security.times', { count })}</span> : null}
        <span className={page_styles.row_end}>{formatChatTime(last_at, lang)}</span>
      </div>
      {route ? <p className={styles.route}>{route}</p> : null}
      <div className={page_styles.actions}>
        {member ? (
          <Button size="small" onClick={() => onSeek({ member })}>
            {member.alias}
          </Button>
        ) : null}
        {account && !member ? (
          <Button size="small" onClick={() => onSeek({ account })}>
            {text('security.account', { mark: account })}
          </Button>
        ) : null}
        {address ? (
          <Button size="small" onClick={() => onSeek({ address })}>
            {text('security.address', { mark: address })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
