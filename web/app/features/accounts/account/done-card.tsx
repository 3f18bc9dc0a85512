import { CircleCheck, MessageCircle } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'

/** After a success: what it opened, and the way to the counsellor. */
export function DoneCard({ title, text }: { title: string; text: string }) {
  const { lang } = useSession()
  const t = useIslandTexts('account')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3 text-green-ink">
        <Icon of={CircleCheck} className="ic size-8" />
        <h2 ref={heading} tabIndex={-1} className="text-h3 text-ink">
          {title}
        </h2>
      </div>
      <p>{text}</p>
      <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('done.write')}
      </a>
      <a className="btn btn-text" href={`/${lang}`}>
        {t('done.home')}
      </a>
    </div>
  )
}
