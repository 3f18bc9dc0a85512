import type { DutyPartner } from '@himoya/contract/staff/duty'
import { DUTY_LENGTHS } from '@himoya/contract/staff/duty-lists'
import { formatDate } from '@himoya/kit/dates'
import { Button, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import page_styles from '../../../ui/pages/page.module.css'
import styles from './duty.module.css'
import { PhoneDialog } from './phone-dialog.tsx'
import { PhoneLine } from './phone-line.tsx'
import { useDutyChange } from './use-duty.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

/** Told last. It counts once somebody has called it and said who answered. */
export function PartnerCard({ partner }: { partner: DutyPartner | null }) {
  const text = useText()
  const title = useId()
  const [open, setOpen] = useState<'phone' | 'called' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {text('duty.partner')}
      </h2>
      <div className={styles.card}>
        <p className={styles.quiet}>{text('duty.partner_text')}</p>
        {partner ? (
          <>
            <div className={page_styles.row_head}>
              <strong>{partner.name}</strong>
              <Verified partner={partner} />
            </div>
            <PhoneLine phone={partner} onChange={() => setOpen('phone')} />
            <div>
              <Button variant="outlined" size="small" onClick={() => setOpen('called')}>
                {text('duty.called')}
              </Button>
            </div>
          </>
        ) : (
          <div>
            <Button variant="outlined" onClick={() => setOpen('phone')}>
              {text('duty.partner_add')}
            </Button>
          </div>
        )}
      </div>
      {open === 'phone' ? <PhoneDialog partner={partner?.name ?? ''} onClose={close} /> : null}
      {open === 'called' && partner ? <CalledDialog id={partner.id} onClose={close} /> : null}
    </section>
  )
}

function Verified({ partner: { counts, confirmed_at, answered_by, confirmed_by } }: { partner: DutyPartner }) {
  const text = useText()
  const lang = useLang()
  if (confirmed_at === null) return <span className={styles.bad}>{text('duty.unverified')}</span>
  const words = { day: formatDate(confirmed_at, lang), name: answered_by ?? '', alias: confirmed_by ?? '' }
  return <span className={styles[counts ? 'good' : 'bad']}>{text(counts ? 'duty.verified' : 'duty.stale', words)}</span>
}

function CalledDialog({ id, onClose }: { id: string; onClose(): void }) {
  const text = useText()
  const [answered_by, setAnsweredBy] = useState('')
  const body = { answered_by: answered_by.trim() }
  const note = useDutyChange((api) => api.post(`staff/duty/phone/${id}/called/`, body), 'duty.called_noted', onClose)
  return (
    <FormDialog
      title={text('duty.called_title')}
      cancel={text('duty.cancel')}
      action={text('duty.save')}
      disabled={note.isPending}
      onSubmit={() => note.mutate()}
      onClose={onClose}
    >
      <p>{text('duty.called_text')}</p>
      <TextField
        required
        label={text('duty.answered_by')}
        value={answered_by}
        slotProps={{ htmlInput: { minLength: 2, maxLength: DUTY_LENGTHS.name } }}
        onChange={(event) => setAnsweredBy(event.target.value)}
      />
    </FormDialog>
  )
}
