import type { AuditEntry } from '@himoya/contract/audit/audit'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import page_styles from '../../ui/pages/page.module.css'
import { useLang, useText } from '../../i18n/use-text.ts'
import styles from './audit.module.css'

type Props = {
  entry: AuditEntry
  /** Supervisors may go on to the case itself. */
  opens_cases: boolean
  onActor(actor: { id: string; alias: string }): void
  onSubject(id: string): void
}

export function AuditRow({ entry, opens_cases, onActor, onSubject }: Props) {
  const text = useText()
  const lang = useLang()
  const { seq, action, actor, at, reason, subject_id } = entry
  return (
    <div className={page_styles.row}>
      <div className={page_styles.row_head}>
        <span className={styles.seq}>{seq}</span>
        <strong>{text(`audit.${action}`)}</strong>
        <span>{actor?.alias ?? text(action === 'member.link_by_operator' ? 'audit.operator' : 'audit.gone')}</span>
        <span className={page_styles.row_end}>{formatChatTime(at, lang)}</span>
      </div>
      {reason ? <p className={page_styles.words}>{reason}</p> : null}
      <div className={page_styles.actions}>
        {actor ? (
          <Button size="small" onClick={() => onActor(actor)}>
            {text('audit.by')}
          </Button>
        ) : null}
        <Button size="small" onClick={() => onSubject(subject_id)}>
          {text('audit.about')}
        </Button>
        {opens_cases && action.startsWith('case.') ? (
          <Button size="small" component={Link} to={`/cases/${subject_id}`}>
            {text('audit.open_case')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
