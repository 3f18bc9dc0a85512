import type { Chat, Message } from '@himoya/contract/chat'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../account/session.ts'
import { Survey } from './survey.tsx'

type EarlierChatProps = {
  about: Chat
  Bubble: ComponentType<{ message: Message }>
  onSave: () => void
  onDelete: () => void
  onBack: () => void
}

/** An ended chat to read; it can be saved, deleted, and judged for a day. */
export function EarlierChat({ about, Bubble, onSave, onDelete, onBack }: EarlierChatProps) {
  const t = useIslandTexts('chat_more')
  const { messages, history } = useWholeHistory(about)
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
          {history.isFetching ? t('loading') : t('older')}
        </button>
      )}
      <ol className="flex flex-col gap-2">
        {messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
      </ol>
      {messages.some(({ is_admin }) => is_admin) && <Survey chat_id={about.id} />}
      <button type="button" className="row-button" onClick={onSave}>
        {t('save')}
      </button>
      <button type="button" className="row-button text-sos-ink" onClick={onDelete}>
        {t('delete')}
      </button>
    </div>
  )
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
