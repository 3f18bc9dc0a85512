import type { Person, RevealedPhone } from '@himoya/contract/chat/desk'
import { REVEAL_SECONDS } from '@himoya/contract/chat/desk-lists'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFailed } from '../../../../ui/notices/use-notify.ts'
import { useServices } from '../../../../session/services.ts'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../care.module.css'
import facts from '../../../../ui/facts/facts.module.css'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'

/** Masked; the whole number for a reason, for a minute, kept nowhere on this computer. */
export function PhoneFact({ person }: { person: Person }) {
  const { api } = useServices()
  const text = useText()
  const failed = useFailed()
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState<RevealedPhone | null>(null)
  const reveal = useMutation({
    mutationFn: (reason: string) => api.post<RevealedPhone>(`staff/person/${person.id}/reveal/`, { reason }),
    // the answer holds the number: the cache forgets it at once
    gcTime: 0,
    onSuccess(phone) {
      setShown(phone)
      setAsking(false)
    },
    onError: failed,
  })
  if (person.phone === null) return null
  return (
    <div className={styles.phone}>
      {shown ? (
        <ShownPhone shown={shown} onHide={() => setShown(null)} />
      ) : (
        <>
          <p className={styles.phone_row}>
            <span className={facts.quiet}>{text('care.phone')}</span>
            <strong>{person.phone}</strong>
          </p>
          <p className={styles.phone_row}>
            <span className={facts.quiet}>{text('care.phone_hint')}</span>
            <Button variant="text" startIcon={<Eye size={17} />} onClick={() => setAsking(true)}>
              {text('care.phone_show')}
            </Button>
          </p>
        </>
      )}
      {asking ? (
        <ReasonDialog
          title={text('care.phone_title')}
          explanation={text('care.phone_text', { seconds: REVEAL_SECONDS })}
          action={text('care.phone_show')}
          busy={reveal.isPending}
          onReason={(reason) => reveal.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}

function ShownPhone({ shown, onHide }: { shown: RevealedPhone; onHide(): void }) {
  const text = useText()
  const [left, setLeft] = useState(shown.hide_after)
  useEffect(() => {
    const until = Date.now() + shown.hide_after * 1_000
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1_000)
      if (seconds <= 0) onHide()
      else setLeft(seconds)
    }, 500)
    return () => clearInterval(timer)
  }, [shown, onHide])
  return (
    <>
      <p className={styles.phone_row}>
        <span className={facts.quiet}>{text('care.phone')}</span>
        <a href={`tel:${shown.phone}`} className={styles.phone_number}>
          {shown.phone}
        </a>
      </p>
      <p className={styles.phone_row}>
        <span className={facts.quiet}>{text('care.phone_shown', { seconds: left })}</span>
        <Button variant="text" onClick={onHide}>
          {text('care.phone_hide')}
        </Button>
      </p>
    </>
  )
}
