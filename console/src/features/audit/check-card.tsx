import type { AuditCheck } from '@himoya/contract/audit/audit'
import { Alert, AlertTitle } from '@mui/material'
import { explain } from '../../ui/words/explain.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './audit.module.css'

/** What the verifier said; found places one a line. */
export function CheckCard({ check, error }: { check: AuditCheck | undefined; error: unknown }) {
  const text = useText()
  if (error) {
    return (
      <Alert severity="warning" className={styles.check}>
        <AlertTitle>{text('audit.check_failed')}</AlertTitle>
        {explain(error, text)}
      </Alert>
    )
  }
  if (!check) return null
  const { whole, entries, first_seq, last_seq, found, findings } = check
  return (
    <Alert severity={whole ? 'success' : 'error'} className={styles.check}>
      <AlertTitle>{text(whole ? 'audit.whole' : 'audit.broken')}</AlertTitle>
      {whole ? text('audit.whole_text', { entries, first: first_seq, last: last_seq }) : text('audit.broken_text', { found })}
      {findings.length ? (
        <ul className={styles.findings}>
          {findings.map(({ fault, seq, id }) => (
            <li key={`${fault} ${seq} ${id}`}>{text(`audit.fault_${fault}`, { seq })}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}
