import { ApiError } from '@himoya/kit/session/api-error'
import { useState } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useFailureText } from '../../../../ui/forms/problem-texts.ts'
import { focusOnMount } from '../../../../ui/screen/focus-on-mount.ts'
import { LengthLine } from '../../../../ui/forms/length-line.tsx'
import { showToast } from '../../../../ui/screen/toast.ts'

const REASON_LENGTH = 500

type Props = { can_withdraw: boolean; withdraw(reason: string): Promise<unknown>; onWithdrawn(): void }

/** Takes a report back. It asks once, and the answer that keeps it has the focus; where it cannot be done it says why and how to go on. */
export function WithdrawReport({ can_withdraw, withdraw, onWithdrawn }: Props) {
  const t = useIslandTexts('inbox_screen')
  const [step, setStep] = useState<'closed' | 'asking' | 'refused'>('closed')
  if (step === 'closed') {
    return (
      <button type="button" className="btn btn-text" onClick={() => setStep(can_withdraw ? 'asking' : 'refused')}>
        {t('withdraw.open')}
      </button>
    )
  }
  if (step === 'refused') {
    return (
      <div className="banner banner-urgent grid gap-2" role="status">
        <p className="font-[650]">{t('withdraw.refused')}</p>
        <p>{t('withdraw.refused_next')}</p>
      </div>
    )
  }
  return <Asking {...{ withdraw, onWithdrawn }} onBack={() => setStep('closed')} onRefused={() => setStep('refused')} />
}

type AskingProps = Omit<Props, 'can_withdraw'> & { onBack(): void; onRefused(): void }

function Asking({ withdraw, onWithdrawn, onBack, onRefused }: AskingProps) {
  const t = useIslandTexts('inbox_screen')
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const is_off = busy || reason.trim().length > REASON_LENGTH

  async function go(): Promise<void> {
    setBusy(true)
    try {
      await withdraw(reason.trim())
      showToast({ title: t('withdraw.done'), status: 'success' })
      onWithdrawn()
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError)) throw error
      // somebody began the work in this very moment
      if (error.code === 'cannot_withdraw') return onRefused()
      showToast({ title: failureText(error), status: 'error' })
    }
  }

  return (
    <div className="card grid grid-cols-1 gap-3 p-5" role="group" aria-label={t('withdraw.ask')}>
      <p className="font-[650]">{t('withdraw.ask')}</p>
      <p className="text-small text-ink-2">{t('withdraw.text')}</p>
      <label className="label" htmlFor="withdraw-reason">
        {t('withdraw.reason')}
      </label>
      <textarea
        id="withdraw-reason"
        className="input"
        rows={2}
        aria-invalid={reason.trim().length > REASON_LENGTH || undefined}
        aria-describedby="withdraw-length"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <LengthLine id="withdraw-length" length={reason.trim().length} most={REASON_LENGTH} />
      <button ref={focusOnMount} type="button" className="btn btn-second" onClick={onBack}>
        {t('withdraw.no')}
      </button>
      <button type="button" className="btn btn-danger" aria-disabled={is_off} onClick={() => !is_off && void go()}>
        {t('withdraw.yes')}
      </button>
    </div>
  )
}
