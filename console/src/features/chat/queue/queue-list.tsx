import type { StaffChat } from '@himoya/contract/staff/staff'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Skeleton } from '@mui/material'
import { explain } from '../../../ui/words/explain.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import { mayTake } from './public/places.ts'
import { QueueRow } from './queue-row.tsx'
import styles from './queue.module.css'
import type { ListName } from './public/use-chat-list.ts'
import type { useClaim } from './public/use-claim.ts'
import { useOffline } from '../../../session/use-offline.ts'
import { usePlaces } from './public/use-places.ts'

const EMPTY: Record<ListName, [TextKey, TextKey]> = {
  waiting: ['queue.nobody', 'queue.nobody_text'],
  mine: ['queue.no_mine', 'queue.no_mine_text'],
  ended: ['queue.no_ended', 'queue.no_ended_text'],
}

type Props = {
  name: ListName
  list: UseQueryResult<StaffChat[]>
  /** The tab the rows open in. */
  tab: ListName
  open: string | undefined
  claim: ReturnType<typeof useClaim>
}

export function QueueList({ name, list, tab, open, claim }: Props) {
  const text = useText()
  const places = usePlaces()
  const offline_since = useOffline() ? list.dataUpdatedAt : null
  if (list.isPending) return <RowSkeletons />
  if (list.data === undefined) return <Failed error={list.error} onRetry={() => void list.refetch()} />
  if (list.data.length === 0) return <Empty name={name} />
  return (
    <ul className={styles.rows} aria-label={text(name === 'mine' ? 'queue.my_chats' : `queue.${name}`)}>
      {list.data.map((chat) => (
        <QueueRow
          key={chat.id}
          chat={chat}
          to={`/${tab === 'waiting' ? 'queue' : tab}/${chat.id}`}
          open={chat.id === open}
          offline_since={offline_since}
          onClaim={name === 'waiting' && mayTake(places, chat) ? () => claim.mutate(chat.id) : undefined}
          claiming={claim.isPending && claim.variables === chat.id}
        />
      ))}
    </ul>
  )
}

function Empty({ name }: { name: ListName }) {
  const text = useText()
  const [title, hint] = EMPTY[name]
  return (
    <div className={styles.empty}>
      <p className={styles.empty_title}>{text(title)}</p>
      <p>{text(hint)}</p>
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const text = useText()
  return (
    <div className={styles.empty} role="alert">
      <p className={styles.empty_title}>{text('queue.failed')}</p>
      <p>{explain(error, text)}</p>
      <Button variant="outlined" onClick={onRetry}>
        {text('app.retry')}
      </Button>
    </div>
  )
}

function RowSkeletons() {
  const text = useText()
  return (
    <div className={styles.skeletons} role="status" aria-label={text('app.loading')}>
      {[70, 50, 60].map((width) => (
        <div key={width} className={styles.skeleton_row}>
          <Skeleton animation={false} width={`${width}%`} height={20} />
          <Skeleton animation={false} width="85%" height={18} />
        </div>
      ))}
    </div>
  )
}
