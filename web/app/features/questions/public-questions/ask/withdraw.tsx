import { useState } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { focusOnMount } from '../../../../ui/screen/focus-on-mount.ts'
import { showToast } from '../../../../ui/screen/toast.ts'

type Props = { withdraw: () => Promise<unknown>; onWithdrawn: () => void }

/** Takes a question back. It asks once, and the answer that keeps the question has the focus. */
export function Withdraw({ withdraw, onWithdrawn }: Props) {
  const t = useIslandTexts('ask_question')
  const [step, setStep] = useState<'closed' | 'asking' | 'busy'>('closed')

  async function go(): Promise<void> {
    setStep('busy')
    try {
      await withdraw()
      showToast({ title: t('own.withdrawn'), status: 'success' })
      onWithdrawn()
    } catch {
      showToast({ title: t('own.withdraw_failed'), status: 'error' })
      setStep('asking')
    }
  }

  if (step === 'closed') {
    return (
      <button type="button" className="btn btn-text px-0" onClick={() => setStep('asking')}>
        {t('own.withdraw')}
      </button>
    )
  }
  return (
    <div className="flex flex-col gap-3" role="group" aria-label={t('own.withdraw_ask')}>
      <p className="font-[650]">{t('own.withdraw_ask')}</p>
      <p className="text-small text-ink-2">{t('own.withdraw_text')}</p>
      <button ref={focusOnMount} type="button" className="btn btn-second" onClick={() => setStep('closed')}>
        {t('own.withdraw_no')}
      </button>
      <button
        type="button"
        className="btn btn-danger"
        aria-disabled={step === 'busy'}
        onClick={() => step === 'asking' && void go()}
      >
        {t('own.withdraw_yes')}
      </button>
    </div>
  )
}
