import type { ChatStatus } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { type ReactNode, useState } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { ClosedCard } from './closed-note.tsx'
import { EmergencyLinks } from './emergency-links.tsx'
import { SafeCall, type SafeNow, SafeQuestion } from './safe-now.tsx'
import type { ChatScreen } from './use-chat.ts'
import { WaitingCard } from './waiting-card.tsx'
import { Changing } from '../../ui/screen/changing.tsx'

type EndKind = 'none' | 'ended' | 'closed' | 'waiting' | 'claimed'

/** What stands under the last message follows from how the chat stands, and from nothing else. */
export function endKind({ messages }: Pick<ChatScreen, 'messages'>, status: ChatStatus | undefined): EndKind {
  if (!status) return 'none'
  if (status.state === CHAT_STATE.ended) return 'ended'
  const last = messages.at(-1)
  if (!last) return 'none'
  if (status.state === CHAT_STATE.active) {
    const has_spoken = messages.some(({ author }) => author !== undefined && author === status.counsellor)
    return status.counsellor && !has_spoken ? 'claimed' : 'none'
  }
  if (status.availability === 'closed') return last.is_admin ? 'none' : 'closed'
  // without a word on the queue an answer says more than a state that may be old
  return status.queue_position === undefined && last.is_admin ? 'none' : 'waiting'
}

type ListEndProps = {
  kind: EndKind
  status: ChatStatus | undefined
  safe: SafeNow
  survey: ReactNode
  /** Leads to where one writes. */
  onAgain: () => void
}

export function ListEnd({ kind, status, safe, survey, onAgain }: ListEndProps) {
  const t = useIslandTexts('chat')
  // whoever wrote before they answered is still asked; whoever did, is not asked again
  const [is_asked] = useState(safe.answer === null)
  const is_alone = kind === 'closed' || kind === 'waiting'
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {kind !== 'ended' &&
        status?.state !== CHAT_STATE.active &&
        (is_asked && is_alone ? <SafeQuestion safe={safe} /> : <SafeCall safe={safe} />)}
      {kind === 'closed' && <ClosedCard opens_at={status?.opens_at} numbers={!safe.alarmed} />}
      {kind === 'waiting' && <WaitingCard status={status!} />}
      {kind === 'claimed' && (
        <p className="text-center text-small text-ink-2" role="status">
          <Changing>{t('answers_you', { counsellor: status!.counsellor! })}</Changing>
        </p>
      )}
      {kind === 'ended' && <Ended survey={survey} onAgain={onAgain} />}
    </div>
  )
}

/** Whom to call and how to go on come before how it was, for everybody: our lists miss words, and a counsellor may too. */
function Ended({ survey, onAgain }: Pick<ListEndProps, 'survey' | 'onAgain'>) {
  const t = useIslandTexts('chat')
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4 text-center">
      <div role="status">
        <h3 className="font-head font-[650] text-h3">{t('ended_title')}</h3>
        <p className="text-small text-ink-2">{t('ended_call')}</p>
      </div>
      <EmergencyLinks />
      <button type="button" className="btn btn-second min-h-11" onClick={onAgain}>
        {t('ended_again')}
      </button>
      <p className="text-small text-ink-2">{t('ended_text')}</p>
      {survey}
    </section>
  )
}
