import { SAFE_ANSWERS } from '@himoya/contract/people'
import type { SafeAnswer } from '@himoya/contract/chat/visitor'
import { useEffect, useRef, useState } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { EmergencyLinks } from './emergency-links.tsx'

export type SafeNow = {
  answer: SafeAnswer | null
  failed: boolean
  /** Not safe, or not sure: the numbers are in front of them. */
  alarmed: boolean
  say(answer: SafeAnswer): void
}

/** The answer to the one question before the first message. It is never waited for, and is kept no longer than the page. */
export function useSafeNow(chat_id: string | undefined): SafeNow {
  const { api } = useSession()
  const [said, setSaid] = useState<{ chat_id: string; answer: SafeAnswer; failed: boolean } | null>(null)
  const own = said?.chat_id === chat_id ? said : null
  return {
    answer: own?.answer ?? null,
    failed: own?.failed ?? false,
    alarmed: own?.answer === 'no' || own?.answer === 'unsure',
    say(answer) {
      if (!chat_id) return
      setSaid({ chat_id, answer, failed: false })
      api.post(`chat/${chat_id}/safe-now/`, { answer }).catch(() => setSaid({ chat_id, answer, failed: true }))
    },
  }
}

export function SafeQuestion({ safe }: { safe: SafeNow }) {
  const t = useIslandTexts('chat')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3">
        <b className="font-head font-[650]">{t('safe_title')}</b>{' '}
        <span className="text-small whitespace-nowrap text-ink-2">{t('safe_optional')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {SAFE_ANSWERS.map((answer) => (
          <button
            key={answer}
            type="button"
            className="min-h-11 grow rounded-panel border-[1.5px] border-line-strong bg-surface px-2 font-[650] text-ink aria-pressed:border-green aria-pressed:bg-green-wash"
            aria-pressed={safe.answer === answer}
            onClick={() => safe.say(answer)}
          >
            {t(`safe_${answer}`)}
          </button>
        ))}
      </div>
      <div role="status" className="pt-2 text-small">
        {safe.failed ? (
          <p key="failed" className="text-sos-ink">
            {t('safe_failed')}
          </p>
        ) : (
          safe.answer === 'yes' && <p>{t('safe_said')}</p>
        )}
      </div>
      <SafeCall safe={safe} />
    </fieldset>
  )
}

/** Whoever is not safe, or does not know, has the numbers and SOS in front of them at once. */
export function SafeCall({ safe }: { safe: SafeNow }) {
  const t = useIslandTexts('chat')
  const card = useRef<HTMLDivElement>(null)
  const { alarmed } = safe
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [alarmed])
  if (!alarmed) return null
  return (
    <div
      ref={card}
      className="grid scroll-my-4 gap-3 rounded-card border-2 border-sos-ink bg-surface p-3 text-small"
      role="alert"
    >
      <p>{t('safe_call')}</p>
      <div className="flex gap-2">
        {/* the page's script opens the sheet */}
        <button type="button" className="btn btn-danger min-h-11 grow px-3" data-sos="">
          {t('sos')}
        </button>
        <div className="grow-[2]">
          <EmergencyLinks />
        </div>
      </div>
    </div>
  )
}
