import { inFours } from '@himoya/contract/in-fours'
import type { ReceiptWords as Words } from '@himoya/contract/accounts/receipts'
import { copyText } from '@himoya/kit/copy-text'
import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { receiptInLine, ReceiptWords } from '../../../../ui/receipt/receipt-words.tsx'
import { showToast } from '../../../../ui/screen/toast.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

/** The only way to a guest's answer. It is shown this once, and stands in no address and no storage. */
export function ReceiptCard({ receipt, in_words, quiet }: { receipt: string; in_words: Words | undefined; quiet: boolean }) {
  const { lang } = useSession()
  const t = useIslandTexts('ask_question')
  const [copied, setCopied] = useState(false)
  const [kept, setKept] = useState(false)

  async function copy(): Promise<void> {
    const is_copied = await copyText(in_words ? receiptInLine(in_words) : inFours(receipt))
    setCopied(is_copied)
    if (!is_copied) showToast({ title: t('sent.copy_failed'), status: 'error' })
  }

  if (kept) {
    return (
      <a className={`btn ${quiet ? 'btn-second' : 'btn-first'}`} href={`/${lang}/report/receipt`}>
        {t('sent.to_receipt')}
      </a>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="font-[650]">{t('sent.keep')}</p>
      <div className="card grid gap-3 p-4">
        {in_words && <ReceiptWords in_words={in_words} />}
        <p className="text-center font-head font-[650] text-balance tabular-nums select-all">{inFours(receipt)}</p>
      </div>
      <p className="banner banner-urgent">{t('sent.once')}</p>
      <p className="text-small text-ink-2">{t('sent.safe')}</p>
      <button type="button" className="btn btn-second" onClick={() => void copy()}>
        <Icon of={copied ? Check : Copy} />
        <Changing>{t(copied ? 'sent.copied' : 'sent.copy')}</Changing>
      </button>
      <button type="button" className={`btn ${quiet ? 'btn-second' : 'btn-first'}`} onClick={() => setKept(true)}>
        {t('sent.kept')}
      </button>
    </div>
  )
}
