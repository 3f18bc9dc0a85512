import type { Asked } from '@himoya/contract/questions/public-questions'
import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { HelpNow } from '../../../../ui/screen/help-now.tsx'
import { ReceiptCard } from './receipt-card.tsx'

/** After sending. Help comes first and takes the focus where it is needed. */
export function SentScreen({ asked }: { asked: Asked }) {
  const { lang } = useSession()
  const t = useIslandTexts('ask_question')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!asked.help) title.current?.focus()
  }, [asked])
  return (
    <div className="flex flex-col gap-5">
      {asked.help && <HelpNow />}
      <div className="flex items-center gap-3 text-green-ink">
        <Icon of={CircleCheck} className="ic size-8" />
        <h2 ref={title} tabIndex={-1} className="text-h3 text-ink">
          {t('sent.title')}
        </h2>
      </div>
      <p>{t('sent.text')}</p>
      {asked.receipt === undefined ? (
        <>
          <p>{t('sent.mine')}</p>
          <a className={`btn ${asked.help ? 'btn-second' : 'btn-first'}`} href={`/${lang}/questions/mine`}>
            {t('sent.to_mine')}
          </a>
        </>
      ) : (
        <ReceiptCard receipt={asked.receipt} in_words={asked.receipt_words} quiet={asked.help} />
      )}
      <a className="btn btn-text" href={`/${lang}/questions`}>
        {t('sent.to_all')}
      </a>
    </div>
  )
}
