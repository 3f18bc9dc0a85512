import { ApiError } from '@himoya/kit/session/api-error'
import { useEffect, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { useFailureText } from '../../../ui/forms/problem-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

type ResendProps = {
  /** Whose code: the phone, and of a registration its secret. */
  of: { purpose: 'register'; phone: string; registration: string } | { purpose: 'reset'; phone: string }
  /** Milliseconds since 1970 from which another code may be asked for. */
  resend_at: number
  /** Seconds until the next one. */
  onResent: (resend_after: number) => void
}

/** Counts down to the moment another code may be asked for, and then asks. */
export function Resend({ of, resend_at, onResent }: ResendProps) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const left = useSecondsLeft(resend_at)

  async function resend(): Promise<void> {
    setBusy(true)
    try {
      const { resend_after } = await api.post<{ resend_after: number }>('auth/resend/', of)
      onResent(resend_after)
      showToast({ title: t('confirm.resent'), status: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.retry_after) onResent(error.retry_after)
      showToast({ title: failureText(error), status: 'error' })
    } finally {
      setBusy(false)
    }
  }

  if (left > 0) {
    return (
      <p className="min-h-13 content-center text-center text-small text-ink-2 tabular-nums">
        <Changing>{t('confirm.resend_in', { time: clock(left) })}</Changing>
      </p>
    )
  }
  return (
    <button type="button" className="btn btn-text" aria-disabled={busy} onClick={() => !busy && void resend()}>
      {t('confirm.resend')}
    </button>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / 1_000))
  const is_over = left === 0
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [until, is_over])
  return left
}
