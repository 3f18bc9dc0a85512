import type { Message } from '@himoya/contract/chat/chat'
import type { EarlierChat } from '@himoya/contract/chat/desk'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import { formatDay } from '@himoya/kit/dates'
import { Button, Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { focusOnMount } from '../../../ui/dialogs/focus-on-mount.ts'
import { useServices } from '../../../session/services.ts'
import { Bubble } from '../messages/public/bubble.tsx'
import { byDay } from '../messages/public/days.ts'
import { MessageSkeletons } from '../messages/public/message-skeletons.tsx'
import messages from '../../../ui/messages/messages.module.css'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './care.module.css'
import facts from '../../../ui/facts/facts.module.css'

type Props = { chat_id: string; earlier: EarlierChat; onClose(): void }

/** Another chat of the same person, only to read. Opening it asks the server, which writes it down first. */
export function EarlierDialog({ chat_id, earlier, onClose }: Props) {
  const text = useText()
  const lang = useLang()
  const title = useId()
  const pages = useEarlierPages(chat_id, earlier.id)
  const shown = (pages.data?.pages ?? []).toReversed().flat()
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title} className={styles.dialog_title}>
        {text('care.earlier_title', { day: formatDay(earlier.created_at, lang) })}
        <IconButton aria-label={text('app.close')} onClick={onClose} ref={focusOnMount}>
          <X size={20} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <p className={facts.quiet}>{text(earlier.own ? 'care.earlier_own' : 'care.earlier_audit')}</p>
        {pages.isPending ? <MessageSkeletons /> : null}
        {pages.isError ? (
          <p className={facts.failed} role="alert">
            {explain(pages.error, text)}{' '}
            <Button variant="outlined" onClick={() => void pages.refetch()}>
              {text('app.retry')}
            </Button>
          </p>
        ) : null}
        {pages.hasNextPage ? (
          <Button variant="outlined" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {text(pages.isFetchingNextPage ? 'app.loading' : 'chat.older')}
          </Button>
        ) : null}
        <div className={styles.earlier_messages}>
          {byDay(shown).map(({ first, entries }) => (
            <section key={first} className={messages.day_block}>
              <h3 className={messages.day}>{formatDay(first, lang)}</h3>
              {entries.map(({ message }) => (message ? <Bubble key={message.seq} message={message} /> : null))}
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}

function useEarlierPages(chat_id: string, earlier_id: string) {
  const { api } = useServices()
  return useInfiniteQuery({
    queryKey: ['earlier', chat_id, earlier_id],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam === null ? '' : `?before_seq=${pageParam}`
      return api.get<Message[]>(`staff/chat/${chat_id}/earlier/${earlier_id}/message/${before}`, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length === HISTORY_LIMIT && page[0]!.seq > 1 ? page[0]!.seq : null),
    // opened again, it is asked for and written down again
    gcTime: 0,
  })
}
