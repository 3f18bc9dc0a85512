import type { SecurityAlertRow } from '@himoya/contract/audit/security'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { NothingHere } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import styles from './security.module.css'
import { useSecurityAlerts, useSeeAlert } from './use-security.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

/** `sees`: a supervisor puts them away. */
export function AlertList({ sees }: { sees: boolean }) {
  const text = useText()
  const alerts = useSecurityAlerts()
  const see = useSeeAlert()
  const rows = alerts.data?.results ?? []
  return (
    <section aria-labelledby="security-alerts">
      <h2 id="security-alerts" className={styles.title}>
        {text('security.alerts')}
      </h2>
      <ReadState of={alerts} failed={text('security.failed')} rows={2} />
      {alerts.data && rows.length === 0 ? <NothingHere title={text('security.no_alerts')} /> : null}
      {rows.length > 0 ? (
        <ul className={page_styles.rows}>
          {rows.map((row) => (
            <li key={row.id} className={row.seen_at ? page_styles.row : `${page_styles.row} ${styles.unseen}`}>
              <AlertRow row={row} />
              {sees && !row.seen_at ? (
                <div className={page_styles.actions}>
                  <Button variant="outlined" disabled={see.isPending} onClick={() => see.mutate(row.id)}>
                    {text('security.see')}
                  </Button>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function AlertRow({ row }: { row: SecurityAlertRow }) {
  const text = useText()
  const lang = useLang()
  const { alert, audience, account, member, address, count, last_at, seen_by } = row
  const who = member?.alias ?? (account ? text('security.account', { mark: account }) : null)
  return (
    <>
      <div className={page_styles.row_head}>
        <strong>{text(`security.alert_${alert}`)}</strong>
        <span>{text(`security.audience_${audience}`)}</span>
        {who ? <span>{who}</span> : null}
        {address ? <span>{text('security.address', { mark: address })}</span> : null}
        {count > 1 ? <span>{text('security.times', { count })}</span> : null}
        <span className={page_styles.row_end}>{formatChatTime(last_at, lang)}</span>
      </div>
      <p className={page_styles.words}>
        {text(`security.do_${alert}`)}
        {seen_by ? ` ${text('security.seen_by', { alias: seen_by.alias })}` : ''}
      </p>
    </>
  )
}
