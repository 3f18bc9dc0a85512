import { MessageCircle, Phone } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { numbersOfPage } from '../../../ui/screen/numbers-of-page.ts'
import { useSession } from '../../../session/session.ts'

/** Words of risk stood in the question: a person and the numbers, at once and before anything else. */
export function HelpNow() {
  const { lang } = useSession()
  const t = useIslandTexts('ask_question')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="flex flex-col gap-3 rounded-card bg-amber-soft p-5" aria-labelledby="help-now">
      <h2 id="help-now" ref={title} tabIndex={-1} className="text-h3">
        {t('help.title')}
      </h2>
      <p>{t('help.text')}</p>
      <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('help.write')}
      </a>
      <p className="font-[650]">{t('help.call')}</p>
      <ul className="flex flex-col gap-2">
        {numbersOfPage().map(({ number, label }) => (
          <li key={number}>
            <a
              className="flex min-h-14 items-center gap-4 rounded-card bg-sos px-4 py-2 text-on-sos no-underline"
              href={`tel:${number}`}
            >
              <b className="font-head text-h2">{number}</b>
              <span className="grow font-[650]">{label}</span>
              <Icon of={Phone} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
