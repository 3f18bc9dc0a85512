import { useCallback } from 'react'
import { Composer } from './composer.tsx'
import { ConversationStart } from './conversation-start.tsx'
import { LinkStrip } from './link-strip.tsx'
import { LoadingOrFailed } from './loading-or-failed.tsx'
import { MessageList } from './message-list.tsx'
import { PanelHeader } from './panel-header.tsx'
import { useChat } from './use-chat.ts'
import { useLinkTrouble } from './use-link-trouble.ts'

/** A signed-in person's chat: history, live messages, and the box to write in. */
export function UserView({ onClose }: { onClose: () => void }) {
  const chat = useChat()
  const { client, link, state } = chat
  const trouble = useLinkTrouble(link, state === 'ready')
  const send = useCallback((text: string) => client?.send(text), [client])
  const is_empty = chat.messages.length === 0 && chat.pending.length === 0

  return (
    <>
      <PanelHeader onClose={onClose} connecting={trouble !== null} />
      {trouble && <LinkStrip trouble={trouble} onReconnect={() => (chat.reload(), client?.start())} />}
      {state !== 'ready' ? (
        <LoadingOrFailed failed={state === 'failed'} onRetry={chat.reload} />
      ) : is_empty ? (
        <ConversationStart />
      ) : (
        <MessageList chat={chat} />
      )}
      <Composer onSend={client ? send : undefined} />
    </>
  )
}
