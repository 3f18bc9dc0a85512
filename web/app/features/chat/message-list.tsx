import type { ChatStatus } from '@himoya/contract/chat/chat'
import { ArrowDown } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { endKind, ListEnd } from './list-end.tsx'
import { MessageRows } from './message-rows.tsx'
import type { SafeNow } from './safe-now.tsx'
import type { ChatScreen } from './use-chat.ts'
import { useOlder } from './use-older.ts'
import { useReading } from './use-reading.ts'
import { useScrollEnd } from './use-scroll-end.ts'
import { Changing } from '../../ui/screen/changing.tsx'

type MessageListProps = {
  chat: ChatScreen
  status: ChatStatus | undefined
  safe: SafeNow
  /** Opens the person's earlier chats; absent when there are none. */
  onEarlier: (() => void) | undefined
  survey: ReactNode
  /** Leads from an ended chat to where one writes. */
  onAgain: () => void
}

/** The conversation, oldest first; what is still in the sender's hands comes last. */
export function MessageList({ chat, status, safe, onEarlier, survey, onAgain }: MessageListProps) {
  const t = useIslandTexts('chat')
  const box = useRef<HTMLDivElement>(null)
  const older = useOlder(chat, box)
  const kind = endKind(chat, status)
  const { at_end, fresh, toEnd, onScroll } = useScrollEnd(box, chat, kind)
  useReading(box, chat, at_end)

  return (
    <div className="chat-list relative flex min-h-0 grow flex-col">
      <div
        ref={box}
        className="grow overflow-y-auto overscroll-contain px-4 py-3"
        onScroll={onScroll}
        tabIndex={0}
        aria-label={t('log')}
        role="region"
      >
        {older.has_more ? (
          <button
            key="older"
            type="button"
            className="btn btn-text mx-auto flex"
            disabled={older.is_loading}
            onClick={older.load}
          >
            <Changing>{older.is_loading ? t('loading') : t('older')}</Changing>
          </button>
        ) : (
          onEarlier && (
            <button type="button" className="btn btn-text mx-auto flex min-h-11 text-small" onClick={onEarlier}>
              {t('ended_earlier')}
            </button>
          )
        )}
        <div role="log" aria-live="off">
          <MessageRows chat={chat} />
        </div>
        <ListEnd kind={kind} status={status} safe={safe} survey={survey} onAgain={onAgain} />
      </div>
      {!at_end && (
        <button
          type="button"
          className="absolute right-4 bottom-3 flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-ink shadow-2"
          aria-label={fresh > 0 ? t('to_latest_new', { count: String(fresh) }) : t('to_latest')}
          onClick={toEnd}
        >
          {fresh > 0 && (
            <b className="tabular-nums">
              <Changing>{String(fresh)}</Changing>
            </b>
          )}
          <Icon of={ArrowDown} />
        </button>
      )}
    </div>
  )
}
