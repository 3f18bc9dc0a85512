import type { ResetDone } from '@himoya/contract/accounts/auth'
import { inFours } from '@himoya/contract/in-fours'
import { copyText } from '@himoya/kit/copy-text'
import { Check, Copy, KeyRound } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { receiptInLine, ReceiptWords } from '../../../../ui/receipt/receipt-words.tsx'
import { showToast } from '../../../../ui/screen/toast.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

type Props = { made: Pick<ResetDone, 'recovery_code' | 'recovery_words'>; text?: string | undefined; onKept: () => void }

/** What opens a nickname account when its password is forgotten, and what a reset by SMS hid. It is shown this once. */
export function RecoveryCode({ made: { recovery_code = '', recovery_words: in_words }, text, onKept }: Props) {
  const t = useIslandTexts('account')
  const title = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    title.current?.focus()
  }, [])

  async function copy(): Promise<void> {
    const is_copied = await copyText(in_words ? receiptInLine(in_words) : recovery_code)
    setCopied(is_copied)
    if (!is_copied) showToast({ title: t('recovery.copy_failed'), status: 'error' })
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-green-soft text-green-ink">
          <Icon of={KeyRound} />
        </span>
        <h2 ref={title} tabIndex={-1} className="text-h3">
          {t('recovery.title')}
        </h2>
      </div>
      <p>{text ?? t('recovery.text')}</p>
      {in_words && <ReceiptWords in_words={in_words} />}
      <p className="text-center font-head font-[650] text-balance tabular-nums wrap-anywhere select-all">
        {inFours(recovery_code)}
      </p>
      <button type="button" className="btn btn-second" onClick={() => void copy()}>
        <Icon of={copied ? Check : Copy} />
        <Changing>{t(copied ? 'recovery.copied' : 'recovery.copy')}</Changing>
      </button>
      <p className="text-small text-ink-2">{t('recovery.warning')}</p>
      <button type="button" className="btn btn-first" onClick={onKept}>
        {t('recovery.kept')}
      </button>
    </div>
  )
}
