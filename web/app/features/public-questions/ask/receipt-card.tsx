import { inFours } from '@himoya/contract/in-fours'
import { copyText } from '@himoya/kit/copy-text'
import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

/** The only way to a guest's answer. It is shown this once, and stands in no address and no storage. */
export function ReceiptCard({ receipt, quiet }: { receipt: string; quiet: boolean }) {
  const { lang } = useSession()
  const t = useIslandTexts('ask_question')
  const [copied, setCopied] = useState(false)
  const [kept, setKept] = useState(false)

  async function copy(): Promise<void> {
    const is_copied = await copyText(inFours(receipt))
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
      <p className="rounded-button border-[1.5px] border-line-strong bg-surface p-4 text-center font-head font-[650] text-h3 text-balance tabular-nums select-all">
        {inFours(receipt)}
      </p>
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
