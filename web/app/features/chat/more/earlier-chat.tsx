import type { Chat, Message } from '@himoya/contract/chat/chat'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import { useInfiniteQuery } from '../../../session/use-pages.ts'
import { type ComponentType, useEffect } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { CHAT_READ_EVENT } from '../../../browser/island-events.ts'
import { isAnotherVoice } from '../message-rows.tsx'
import { Survey } from './survey.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

type EarlierChatProps = {
  about: Chat
  Bubble: ComponentType<{ message: Message; seen?: boolean; named?: boolean }>
  onSave: () => void
  onDelete: () => void
  onBack: () => void
  onAnother: () => Promise<void>
}

/** An ended chat to read; it can be saved, deleted, and judged for a day. */
export function EarlierChat({ about, Bubble, onSave, onDelete, onBack, onAnother }: EarlierChatProps) {
  const t = useIslandTexts('chat_more')
  const { messages, history } = useWholeHistory(about)
  useReadNow(about, history.isSuccess)
  return (
    <div className="grid gap-3">
      <button type="button" className="btn btn-text min-h-11 justify-self-start px-0" data-first="" onClick={onBack}>
        {t('back')}
      </button>
      {history.isPending && <p role="status">{t('loading')}</p>}
      {history.isError && (
        <button type="button" className="btn btn-second" onClick={() => void history.refetch()}>
          {t('failed')}
        </button>
      )}
      {history.hasNextPage && (
        <button type="button" className="btn btn-text" onClick={() => void history.fetchNextPage()}>
          <Changing>{history.isFetching ? t('loading') : t('older')}</Changing>
        </button>
      )}
      <ol className="flex flex-col gap-2">
        {messages.map((message, place) => (
          <Bubble
            key={message.id}
            message={message}
            seen={message.seq <= about.peer_read_seq}
            named={isAnotherVoice(messages, place)}
          />
        ))}
      </ol>
      {messages.some(({ is_admin }) => is_admin) && <Survey chat_id={about.id} onAnother={onAnother} />}
      <button type="button" className="row-button" onClick={onSave}>
        {t('save')}
      </button>
      <button type="button" className="row-button text-sos-ink" onClick={onDelete}>
        {t('delete')}
      </button>
    </div>
  )
}

/** What came after the person had left the chat is read now, and waits no more. */
function useReadNow({ id, last_seq, unread }: Chat, shown: boolean): void {
  const { api } = useSession()
  useEffect(() => {
    if (!shown || unread === 0) return
    document.dispatchEvent(new CustomEvent(CHAT_READ_EVENT, { detail: { chat_id: id, seq: last_seq } }))
    // without an answer it waits again on the next page
    api.post(`chat/${id}/read/`, { seq: last_seq }).catch(() => null)
  }, [api, id, last_seq, unread, shown])
}

/** The newest page first; older ones when they are asked for. */
function useWholeHistory(about: Chat) {
  const { api } = useSession()
  const history = useInfiniteQuery({
    queryKey: ['Message', about.id, 'read'],
    queryFn: ({ pageParam, signal }) =>
      api.get<Message[]>(`message/${about.id}/?limit=${HISTORY_LIMIT}${pageParam === null ? '' : `&before_seq=${pageParam}`}`, {
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ([first]) => (first && first.seq > 1 ? first.seq : undefined),
  })
  return { history, messages: history.data?.pages.toReversed().flat() ?? [] }
}
