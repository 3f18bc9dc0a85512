import type { Case, CasePhone } from '@himoya/contract/reports/cases'
import { REVEAL_SECONDS } from '@himoya/contract/chat/desk-lists'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { SAY_SO } from './public/use-cases.ts'

/** How the reporter wishes to be answered; a phone is masked until somebody says why they need it. */
export function ContactFact({ one }: { one: Case }) {
  const text = useText()
  const { contact } = one.facts
  return (
    <>
      <div>
        <dt>{text('case.fact_contact')}</dt>
        <dd>
          {text(contact ? `case.channel_${contact.channel}` : 'case.channel_none')}
          {contact?.chat_id ? (
            <>
              {' · '}
              <Link to={`/mine/${contact.chat_id}`} className={styles.link}>
                {text('case.open_chat')}
              </Link>
            </>
          ) : null}
        </dd>
      </div>
      {contact?.safe_hours ? (
        <div>
          <dt>{text('case.fact_hours')}</dt>
          <dd>{text(`case.hours_${contact.safe_hours}`)}</dd>
        </div>
      ) : null}
      {contact?.phone ? <PhoneFact id={one.id} masked={contact.phone} may_show={one.break_glass_until === null} /> : null}
    </>
  )
}

function PhoneFact({ id, masked, may_show }: { id: string; masked: string; may_show: boolean }) {
  const { api } = useServices()
  const text = useText()
  const failed = useFailed()
  const [asking, setAsking] = useState(false)
  const [phone, setPhone] = useState<string | null>(null)
  const reveal = useMutation({
    networkMode: SAY_SO,
    mutationFn: (reason: string) => api.post<CasePhone>(`staff/report/${id}/phone/`, { reason }),
    // the answer holds the number: the cache forgets it at once
    gcTime: 0,
    onSuccess(answer) {
      setPhone(answer.phone)
      setAsking(false)
    },
    onError: failed,
  })
  return (
    <div>
      <dt>{text('case.phone')}</dt>
      <dd>
        {phone ? (
          <ShownPhone phone={phone} onHide={() => setPhone(null)} />
        ) : (
          <>
            <span className={styles.number}>{masked}</span>{' '}
            {may_show ? (
              <Button variant="text" startIcon={<Eye size={17} />} onClick={() => setAsking(true)}>
                {text('case.phone_show')}
              </Button>
            ) : null}
          </>
        )}
        {asking ? (
          <ReasonDialog
            title={text('case.phone_show')}
            explanation={text('case.phone_text', { seconds: REVEAL_SECONDS })}
            action={text('case.phone_show')}
            busy={reveal.isPending}
            onReason={(reason) => reveal.mutate(reason)}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </dd>
    </div>
  )
}

const SECOND_MS = 1_000

function ShownPhone({ phone, onHide }: { phone: string; onHide(): void }) {
  const text = useText()
  const [left, setLeft] = useState(REVEAL_SECONDS)
  useEffect(() => {
    const until = Date.now() + REVEAL_SECONDS * SECOND_MS
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / SECOND_MS)
      if (seconds <= 0) onHide()
      else setLeft(seconds)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [phone, onHide])
  return (
    <>
      <a href={`tel:${phone}`} className={styles.number}>
        {phone}
      </a>{' '}
      <span className={styles.quiet}>{text('case.phone_left', { seconds: left })}</span>{' '}
      <Button variant="text" onClick={onHide}>
        {text('case.phone_hide')}
      </Button>
    </>
  )
}
