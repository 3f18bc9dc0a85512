import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { Language } from '@himoya/contract/languages'
import { useQuery } from '../../session/use-query.ts'
import { Ellipsis } from 'lucide'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { IslandTexts } from '../../i18n/island-texts.tsx'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import type { Step } from './more/chat-more.tsx'
import { type LostCode, useMissed } from './lost-code.tsx'
import { MessageBubble } from './message-bubble.tsx'
import type { ChatScreen } from './use-chat.ts'
import type { ShowPlan } from './show-plan.ts'
import { usePromises } from './use-promises.ts'

const WORDS = {
  uz: () => [import('../../i18n/uz/chat-more.ts'), import('../../i18n/uz/help-now.ts')] as const,
  ru: () => [import('../../i18n/ru/chat-more.ts'), import('../../i18n/ru/help-now.ts')] as const,
  en: () => [import('../../i18n/en/chat-more.ts'), import('../../i18n/en/help-now.ts')] as const,
}

/** What few need and not at once: its code and words come when they are asked for. */
async function loadMore(lang: Language) {
  const [{ ChatMore, OfferQuestions, PlanWords, Promises, Survey }, { chat_more }, { help_now }] = await Promise.all([
    import('./more/chat-more.tsx'),
    ...WORDS[lang](),
  ])
  return { ChatMore, OfferQuestions, PlanWords, Promises, Survey, words: { chat_more, help_now } }
}

/** The chat's actions in a dialog, what was promised in it, and the survey after its end. */
export function useMore(chat: ChatScreen, ended: boolean, lost: LostCode) {
  const { lang } = useSession()
  const [step, setStep] = useState<Step | null>(null)
  const promises = usePromises(chat)
  const { data: more, isError } = useQuery({
    queryKey: ['More', lang],
    queryFn: () => loadMore(lang),
    enabled: ended || step !== null || promises.length > 0 || chat.messages.some(({ card }) => card?.plan),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  useMissed(isError && step !== null, lost, () => setStep(null))

  const within = useCallback(
    (children: ReactNode): ReactNode =>
      more && (
        <IslandTexts lang={lang} texts={more.words}>
          {children}
        </IslandTexts>
      ),
    [more, lang],
  )
  const was_answered = chat.messages.some(({ is_admin }) => is_admin)
  const showPlan = useMemo<ShowPlan | undefined>(
    () => more && ((plan) => within(<more.PlanWords plan={plan} onOpen={() => setStep('plan')} />)),
    [more, within],
  )
  return {
    openMore: setStep,
    showPlan,
    promises:
      more && promises.length > 0
        ? within(
            <more.Promises
              promises={promises}
              chat_id={chat.chat_id!}
              active={chat.chat!.state === CHAT_STATE.active}
              onAnother={chat.moveOn}
            />,
          )
        : null,
    survey:
      more && ended && was_answered
        ? within(
            <>
              <more.Survey chat_id={chat.chat_id!} onAnother={chat.moveOn} />
              <more.OfferQuestions />
            </>,
          )
        : null,
    dialog:
      more && step
        ? within(<more.ChatMore chat={chat} ended={ended} first={step} Bubble={MessageBubble} onClose={() => setStep(null)} />)
        : null,
  }
}

export function MoreButton({ onOpen }: { onOpen: () => void }) {
  const t = useIslandTexts('chat')
  return (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center rounded-field text-ink"
      aria-label={t('menu')}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon of={Ellipsis} />
    </button>
  )
}
