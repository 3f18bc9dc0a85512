import { ArrowLeft } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { keptAudience } from '../../../session/kept-audience.ts'
import { useRole, useSession } from '../../../session/session.ts'
import type { Session } from '../../../session/visitor-session.ts'
import { type Offered, QuestionnaireOffer } from '../../content/questionnaires/public/offer.tsx'
import { LanguageStep } from './language-step.tsx'
import { LeaveStep } from './leave-step.tsx'
import { SecretStep } from './secret-step.tsx'
import { WhoStep } from './who-step.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

const STEPS = [LanguageStep, WhoStep, LeaveStep, SecretStep] as const
const TITLES = ['language_title', 'who_title', 'leave_title', 'secret_title'] as const

/** Four short screens for a newcomer. Finishing leaves them a guest (seed section 4). */
export function WelcomeScreen({ offered }: { offered: readonly Offered[] }) {
  const session = useSession()
  const { lang } = session
  const t = useIslandTexts('onboarding')
  const role = useRole()
  const [place, setPlace] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const Step = STEPS[place] ?? LanguageStep
  const is_last = place === STEPS.length - 1

  useEffect(() => {
    if (place > 0) heading.current?.focus()
  }, [place])

  if (role === 'user') return <SignedIn />
  return (
    <div className="flex flex-col gap-5">
      <Progress place={place} of={STEPS.length}>
        {place > 0 && (
          <button type="button" className="btn btn-text step-back" onClick={() => setPlace(place - 1)}>
            <Icon of={ArrowLeft} />
            {t('back')}
          </button>
        )}
        <p key={place} className="text-small text-ink-2">
          {t('step', { now: String(place + 1) })}
        </p>
      </Progress>
      <h2 key={place} ref={heading} tabIndex={-1}>
        {t(TITLES[place] ?? 'title')}
      </h2>
      <Step />
      <div className="step-bar">
        <button
          type="button"
          className="btn btn-first"
          onClick={() => (is_last ? location.replace(homeOf(session)) : setPlace(place + 1))}
        >
          <Changing>{t(is_last ? 'finish' : 'next')}</Changing>
        </button>
      </div>
      {is_last && (
        <QuestionnaireOffer offered={offered} audience={keptAudience(session)} title={t('offer')} text={t('offer_text')} />
      )}
      {!is_last && (
        <a className="self-center py-2.5 font-[650]" href={`/${lang}`}>
          {t('skip')}
        </a>
      )}
    </div>
  )
}

function SignedIn() {
  const { lang } = useSession()
  const t = useIslandTexts('onboarding')
  return (
    <div className="flex flex-col gap-4">
      <p>{t('signed_in')}</p>
      <a className="btn btn-first" href={`/${lang}`}>
        {t('home')}
      </a>
    </div>
  )
}

/** Whoever said who they are begins on the page for them. */
function homeOf(session: Pick<Session, 'lang' | 'tab_storage'>): string {
  const audience = keptAudience(session)
  return `/${session.lang}${audience ? `/for/${audience}` : ''}`
}

function Progress({ place, of, children }: { place: number; of: number; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-1.5" aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          <span key={at} className={`h-1.5 grow rounded-full ${at <= place ? 'bg-green' : 'bg-line'}`} />
        ))}
      </div>
      <div className="step-head">{children}</div>
    </div>
  )
}
