import type { ReactNode } from 'react'
import { formatClock } from '@himoya/kit/dates'
import { Link } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { isFull } from './places.ts'
import { QueueList } from '../queue-list.tsx'
import styles from '../queue.module.css'
import { type ListName, useChatList } from './use-chat-list.ts'
import type { useClaim } from './use-claim.ts'
import { useOffline } from '../../../session/use-offline.ts'
import { usePlaces } from './use-places.ts'

const TABS: [ListName, string][] = [
  ['waiting', '/queue'],
  ['mine', '/mine'],
  ['ended', '/ended'],
]

type Props = { tab: ListName; open: string | undefined; claim: ReturnType<typeof useClaim>; shift: ReactNode; strips: ReactNode }

/** The left pane: who waits, then my own conversations, and the keys to walk through them; `shift` and `strips` are handed in. */
export function QueuePane({ tab, open, claim, shift, strips }: Props) {
  const text = useText()
  const waiting = useChatList('waiting')
  const mine = useChatList('mine')
  const ended = useChatList('ended', tab === 'ended')
  const places = usePlaces()
  const lists = { waiting, mine, ended }
  return (
    <section className={styles.pane} aria-label={text('queue.list')}>
      <header className={styles.pane_head}>
        <h1>{text('queue.title')}</h1>
        {shift}
      </header>
      <OfflineStrip since={waiting.dataUpdatedAt} />
      {strips}
      <nav className={styles.tabs} aria-label={text('queue.title')}>
        {TABS.map(([name, to]) => (
          <Link
            key={name}
            to={to}
            className={name === tab ? styles.tab_open : styles.tab}
            aria-current={name === tab ? 'page' : undefined}
          >
            {text(`queue.${name}`)}
            {name === 'ended' ? null : <span className={styles.tab_count}>{lists[name].data?.length ?? ''}</span>}
          </Link>
        ))}
      </nav>
      {tab === 'waiting' && waiting.data?.length && isFull(places) ? (
        <p className={styles.full}>{text('queue.full', places)}</p>
      ) : null}
      <div className={styles.lists}>
        <QueueList name={tab} list={lists[tab]} tab={tab} open={open} claim={claim} />
        {tab === 'waiting' && mine.data?.length ? (
          <>
            <h2 className={styles.group}>{text('queue.my_chats')}</h2>
            <QueueList name="mine" list={mine} tab={tab} open={open} claim={claim} />
          </>
        ) : null}
      </div>
      <KeyHints />
    </section>
  )
}

function OfflineStrip({ since }: { since: number }) {
  const text = useText()
  if (!useOffline()) return null
  return (
    <p className={styles.offline} role="status">
      {text('queue.offline', { time: formatClock(new Date(since).toISOString()) })}
    </p>
  )
}

function KeyHints() {
  const text = useText()
  return (
    <p className={styles.keys} aria-hidden>
      <kbd>J</kbd> <kbd>K</kbd> {text('keys.walk')} <kbd>C</kbd> {text('keys.take')} <kbd>?</kbd> {text('keys.all')}
    </p>
  )
}
