import type { Message } from '@himoya/contract/chat'
import { formatDay, isSameDay } from '@himoya/kit/dates'
import { ArrowDown } from 'lucide'
import { Fragment, useRef } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { useSession } from '../account/session.ts'
import { ClosedNote } from './closed-note.tsx'
import { EmergencyLinks } from './emergency-links.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { PendingBubble } from './pending-bubble.tsx'
import type { ChatScreen } from './use-chat.ts'
import { useOlder } from './use-older.ts'
import { useScrollEnd } from './use-scroll-end.ts'
import { useAvailability } from './availability.ts'

/** The conversation, oldest first; what is still in the sender's hands comes last. */
export function MessageList({ chat }: { chat: ChatScreen }) {
  const { messages, pending } = chat
  const t = useIslandTexts('chat')
  const box = useRef<HTMLDivElement>(null)
  const older = useOlder(chat, box)
  const { at_end, toEnd, onScroll } = useScrollEnd(box, messages.length + pending.length)
  const closed = useAvailability()?.state === 'closed'

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={box}
        className="grow overflow-y-auto overscroll-contain px-4 py-3"
        onScroll={onScroll}
        tabIndex={0}
        aria-label={t('log')}
        role="region"
      >
        {older.has_more && (
          <button type="button" className="btn btn-text mx-auto" disabled={older.is_loading} onClick={older.load}>
            {older.is_loading ? t('loading') : t('older')}
          </button>
        )}
        <div role="log" aria-live="polite">
          <div role="log" aria-live="polite">
            <Rows chat={chat} />
          </div>
        </div>
        {closed && messages.at(-1)?.is_admin === false && (
          <div className="mt-4 rounded-card border border-line bg-surface p-4 pb-3">
            <ClosedNote />
            <EmergencyLinks />
          </div>
        )}
      </div>
      {!at_end && (
        <button
          type="button"
          className="absolute right-4 bottom-3 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-2"
          aria-label={t('to_latest')}
          onClick={toEnd}
        >
          <Icon of={ArrowDown} />
        </button>
      )}
    </div>
  )
}

function Rows({ chat: { messages, pending, client } }: { chat: ChatScreen }) {
  const { lang } = useSession()
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, place) => (
        <Fragment key={message.id}>
          {startsDay(messages, place) && (
            <li className="my-1 self-center rounded-tag bg-sunken px-3 py-0.5 text-meta text-ink-2">
              {formatDay(message.created_at, lang)}
            </li>
          )}
          <MessageBubble message={message} />
        </Fragment>
      ))}
      {pending.map((entry) => (
        <PendingBubble
          key={entry.cid}
          entry={entry}
          onRetry={() => void client?.retry(entry.cid)}
          onDiscard={() => void client?.discard(entry.cid)}
        />
      ))}
    </ol>
  )
}

function startsDay(messages: readonly Message[], place: number): boolean {
  const before = messages[place - 1]
  return !before || !isSameDay(before.created_at, messages[place]!.created_at)
}
