import { MessageCircle } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { CallLink } from '../site/call-link.tsx'
import { numbersOfPage } from './numbers-of-page.ts'

/**
 * Words of risk stand in what somebody wrote: a person and the numbers, before anything else. `aside`: they are still writing, so
 * it takes no focus.
 */
export function HelpNow({ aside = false }: { aside?: boolean }) {
  const { lang } = useSession()
  const t = useIslandTexts('help_now')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!aside) title.current?.focus()
  }, [aside])
  return (
    <section className="flex flex-col gap-3 rounded-card bg-amber-soft p-5 text-left" aria-labelledby="help-now">
      <h2 id="help-now" ref={title} tabIndex={-1} className="text-h3">
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('write')}
      </a>
      <p className="font-[650]">{t('call')}</p>
      <ul className="flex flex-col gap-2">
        {numbersOfPage().map(({ number, label }) => (
          <li key={number}>
            <CallLink {...{ number, label }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
