import type { DutyMember, DutyPartner } from '@himoya/contract/staff/duty'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { useServices } from '../../../session/services.ts'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { DropPhone } from './drop-phone.tsx'
import styles from './duty.module.css'
import { useDutyChange } from './use-duty.ts'

const SHOWN_MS = 60_000

/** The number, masked, and what may be done with it. */
export function PhoneLine({ phone, onChange }: { phone: DutyMember | DutyPartner; onChange(): void }) {
  const text = useText()
  const lang = useLang()
  const { shown, reveal } = useReveal(phone.id)
  const [dropping, setDropping] = useState(false)
  const test = useDutyChange((api) => api.post(`staff/duty/phone/${phone.id}/test/`), 'duty.test_asked')
  return (
    <>
      <p className={styles.phone}>
        <strong className={styles.clock}>{shown ?? phone.phone}</strong>
        {phone.test ? (
          <span className={styles.quiet}>
            {text(`duty.test_${phone.test.state}`, { time: formatChatTime(phone.test.at, lang) })}
          </span>
        ) : null}
      </p>
      <div className={styles.ways}>
        <Button variant="outlined" size="small" disabled={test.isPending} onClick={() => test.mutate()}>
          {text('duty.test')}
        </Button>
        <Button variant="text" size="small" disabled={reveal.isPending} onClick={() => reveal.mutate()}>
          {text('duty.show')}
        </Button>
        <Button variant="text" size="small" onClick={onChange}>
          {text('duty.change')}
        </Button>
        <Button variant="text" size="small" onClick={() => setDropping(true)}>
          {text('duty.drop')}
        </Button>
      </div>
      {dropping ? <DropPhone phone={phone} onClose={() => setDropping(false)} /> : null}
    </>
  )
}

/** The whole number for a minute, kept nowhere on this computer. */
function useReveal(id: string) {
  const { api } = useServices()
  const failed = useFailed()
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (shown === null) return undefined
    const timer = setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  const reveal = useMutation({
    mutationFn: () => api.post<{ phone: string }>(`staff/duty/phone/${id}/reveal/`),
    // The answer holds the number: the cache forgets it at once.
    gcTime: 0,
    onSuccess: ({ phone }) => setShown(phone),
    onError: failed,
  })
  return { shown, reveal }
}
