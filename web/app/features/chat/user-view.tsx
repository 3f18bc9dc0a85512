import type { ChatStatus } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { OutboxEntry } from '@himoya/kit/chat/outbox'
import { useCallback, useEffect, useRef } from 'react'
import { availabilityOf } from './availability.ts'
import { Composer } from './composer.tsx'
import { ConversationStart } from './conversation-start.tsx'
import { useFirstMoment } from './first/use-first-moment.ts'
import { LinkStrip } from './link-strip.tsx'
import { LostCodeCard, useLostCode } from './lost-code.tsx'
import { LoadingOrFailed } from './loading-or-failed.tsx'
import { MediaProvider, useMedia } from './media/use-media.tsx'
import { MessageList } from './message-list.tsx'
import { PanelHeader } from './panel-header.tsx'
import { useSafeNow } from './safe-now.tsx'
import { PlanShown } from './show-plan.ts'
import { useSecrecyShown } from './secrecy-note.tsx'
import { useChatStatus } from './chat-status.ts'
import { type ChatScreen, useChat } from './use-chat.ts'
import { type LinkTrouble, useLinkTrouble } from './use-link-trouble.ts'
import { MoreButton, useMore } from './use-more.tsx'
import { FindAgain } from './write-first/find-again.tsx'

type UserViewProps = { onClose: () => void; onUnsent: (pending: readonly OutboxEntry[]) => void }

/** A signed-in person's chat: history, live messages, and the box to write in. */
export function UserView({ onClose, onUnsent }: UserViewProps) {
  const chat = useChat()
  const { client, link, state, chat_id } = chat
  const status = useChatStatus(chat)
  const trouble = useLinkTrouble(link, state === 'ready')
  useAskedAgain(trouble, chat.reload)
  useEffect(() => {
    onUnsent(chat.pending)
  }, [chat.pending, onUnsent])
  const ended = status?.state === CHAT_STATE.ended
  const lost = useLostCode()
  const media = useMedia(chat, lost)
  const MediaPanel = media.step && media.parts?.MediaPanel
  const is_empty = chat.messages.length + chat.pending.length + media.pending.length === 0
  const starting = state === 'ready' && is_empty && !ended
  const safe = useSafeNow(chat_id)
  const { openMore, showPlan, promises, survey, dialog } = useMore(chat, ended, lost)
  const first = useFirstMoment()
  useSecrecyShown(chat, starting || (chat_id !== undefined && first?.shownIn() === chat_id))
  const send = useSend(chat)
  const onEarlier = chat.earlier.length > 0 ? () => openMore('earlier') : undefined
  const availability = availabilityOf(status)
  const box = useRef<HTMLTextAreaElement>(null)
  const onAgain = (): void => box.current?.focus()

  return (
    <MediaProvider media={media}>
      <PanelHeader
        onClose={onClose}
        availability={availability}
        {...counsellorOf(chat, status)}
        typing={chat.peer_types}
        connecting={trouble === 'lost'}
        ended={ended}
        menu={state === 'ready' && (!is_empty || onEarlier) && <MoreButton onOpen={() => openMore('menu')} />}
      />
      {trouble && <LinkStrip trouble={trouble} keeping={chat.keeping} onReconnect={() => (chat.reload(), client?.start())} />}
      {promises}
      {state !== 'ready' ? (
        <LoadingOrFailed failed={state === 'failed'} onRetry={chat.reload} />
      ) : starting ? (
        <ConversationStart availability={availability} safe={safe} onEarlier={onEarlier} />
      ) : (
        <PlanShown value={showPlan}>
          <MessageList key={chat_id} {...{ chat, status, safe, onEarlier, survey, onAgain }} />
        </PlanShown>
      )}
      <FindAgain written={state === 'ready' && chat.messages.some(({ is_admin }) => !is_admin)} />
      {lost.is_lost && <LostCodeCard keeping={chat.keeping} />}
      {MediaPanel ? <MediaPanel /> : <Composer box={box} onSend={send} onTyping={client?.typing} />}
      {dialog}
    </MediaProvider>
  )
}

/** Who has the chat: as the live connection says it, without one as the last words do. Their drawing stays while the connection is away. */
function counsellorOf({ messages, status: last }: ChatScreen, status: ChatStatus | undefined) {
  if (status?.state !== CHAT_STATE.active) return undefined
  const counsellor = status.counsellor ?? messages.findLast(({ is_admin }) => is_admin)?.author
  return { counsellor, drawing: counsellor === last?.counsellor ? last?.drawing : undefined }
}

/** Until the history is there nothing is sent: what is pressed waits in the box. */
function useSend({ client, state }: ChatScreen) {
  const send = useCallback((text: string) => client?.send(text), [client])
  return state === 'ready' ? send : undefined
}

/** A link that the server ended may mean an ended session: asking once more tells, and a chat that is still ours stays. */
function useAskedAgain(trouble: LinkTrouble | null, reload: () => void): void {
  const ask = useRef(reload)
  ask.current = reload
  useEffect(() => {
    if (trouble === 'ended') ask.current()
  }, [trouble])
}
