import { copyText } from '@himoya/kit/copy-text'
import { Check, Copy, KeyRound } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

/** The code that opens a nickname account when its password is forgotten, and what a reset by SMS hid. It is shown this once. */
export function RecoveryCode({ code, text, onKept }: { code: string; text?: string; onKept: () => void }) {
  const t = useIslandTexts('account')
  const title = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    title.current?.focus()
  }, [])

  async function copy(): Promise<void> {
    const is_copied = await copyText(code)
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
      <p className="rounded-button border-[1.5px] border-line-strong bg-surface p-4 text-center font-head font-[650] text-h3 text-balance wrap-anywhere select-all">
        {code}
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
