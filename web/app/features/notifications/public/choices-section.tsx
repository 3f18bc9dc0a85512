import type { User } from '@himoya/contract/accounts/auth'
import { useEffect, useRef } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Section } from '../../../ui/screen/section.tsx'
import { useFailureText } from '../../../ui/forms/problem-texts.ts'
import { KindChoices } from '../kind-choices.tsx'
import { PushChoice } from '../push-choice.tsx'
import { QuietHours } from '../quiet-hours.tsx'
import { useChoices } from '../use-choices.ts'

/** What is told, where besides the site, and when not. Nothing is asked of the browser before a tap says so. */
export function NotificationChoices({ user }: { user: User }) {
  const t = useIslandTexts('notifications')
  const account = useIslandTexts('account')
  const failureText = useFailureText()
  const { choices, failure, reload, change } = useChoices()
  const place = useRef<HTMLDivElement>(null)
  // led here by the list: the browser looked for the place before it was there
  useEffect(() => {
    if (location.hash === '#notifications') place.current?.scrollIntoView()
  }, [])
  return (
    <div id="notifications" ref={place} className="scroll-mt-20">
      <Section title={t('choices.title')} hint={t('choices.hint')}>
        <PushChoice />
        {choices ? (
          <>
            <KindChoices choices={choices} has_phone={user.mode === 'phone'} onChange={change} />
            <QuietHours key={JSON.stringify(choices.quiet)} quiet={choices.quiet} onChange={(quiet) => change({ quiet })} />
          </>
        ) : failure ? (
          <p key="failed" role="alert">
            {failureText(failure)}{' '}
            <button type="button" className="min-h-11 font-[650] text-green-ink underline" onClick={reload}>
              {account('common.try_again')}
            </button>
          </p>
        ) : (
          <p role="status">{account('common.loading')}</p>
        )}
      </Section>
    </div>
  )
}
