import type { Message } from '@himoya/contract/chat/chat'
import { formatDay, isSameDay } from '@himoya/kit/dates'
import { Fragment, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { PendingMediaRows } from './media/pending-rows.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { PendingBubble } from './pending-bubble.tsx'
import type { ChatScreen } from './use-chat.ts'

const ROWS = 'flex flex-col gap-2'

/** The messages under their days, then what is still in the sender's hands. */
export function MessageRows({ chat: { messages, pending, client, link, read, chat } }: { chat: ChatScreen }) {
  const { lang } = useSession()
  // the list knows it as well, also where there is no socket
  const seen = Math.max(read?.peer ?? 0, chat?.peer_read_seq ?? 0)
  // what was there when it was opened, and what is read above it later, is no news
  const [news_from] = useState(Math.max(chat?.last_seq ?? 0, messages.at(-1)?.seq ?? 0) + 1)
  const row = (message: Message, place: number) => (
    <Fragment key={message.id}>
      {startsDay(messages, place) && (
        <li className="my-1 self-center rounded-tag bg-sunken px-3 py-0.5 text-meta text-ink-2">
          {formatDay(message.created_at, lang)}
        </li>
      )}
      <MessageBubble message={message} seen={message.seq <= seen} named={isAnotherVoice(messages, place)} />
    </Fragment>
  )
  const old = messages.filter(({ seq }) => seq < news_from).length
  return (
    <div className="flex flex-col gap-2">
      <ol className={ROWS}>{messages.slice(0, old).map(row)}</ol>
      {/* said to screen readers, each once: an own one when it has arrived */}
      <ol className={ROWS} aria-live="polite" aria-relevant="additions">
        {messages.slice(old).map((message, place) => row(message, old + place))}
      </ol>
      <ol className={ROWS}>
        {pending.map((entry) => (
          <PendingBubble
            key={entry.cid}
            entry={entry}
            connected={link === 'open' || link === 'polling'}
            onRetry={() => void client?.retry(entry.cid)}
            onDiscard={() => void client?.discard(entry.cid)}
          />
        ))}
        <PendingMediaRows />
      </ol>
    </div>
  )
}

/** The first of what one counsellor says in a row carries the name. */
export function isAnotherVoice(messages: readonly Message[], place: number): boolean {
  const [before, message] = [messages[place - 1], messages[place]!]
  return message.is_admin && (!before?.is_admin || before.author !== message.author)
}

function startsDay(messages: readonly Message[], place: number): boolean {
  const before = messages[place - 1]
  return !before || !isSameDay(before.created_at, messages[place]!.created_at)
}
