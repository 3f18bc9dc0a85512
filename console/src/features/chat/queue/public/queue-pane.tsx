import type { ReactNode } from 'react'
import { formatClock } from '@himoya/kit/dates'
import { Link } from 'react-router'
import { useText } from '../../../../i18n/use-text.ts'
import { isFull } from './places.ts'
import { QueueList } from '../queue-list.tsx'
import styles from '../queue.module.css'
import { type ListName, useChatList } from './use-chat-list.ts'
import type { useClaim } from './use-claim.ts'
import { useOffline } from '../../../../session/use-offline.ts'
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
            className={`${name === tab ? styles.tab_open : styles.tab} ${name === 'mine' ? styles.narrow_only : ''}`}
            aria-current={name === tab ? 'page' : undefined}
          >
            {text(`queue.${name}`)}
            {name === 'ended' ? null : <span className={styles.tab_count}>{lists[name].data?.length ?? ''}</span>}
          </Link>
        ))}
      </nav>
      {tab === 'ended' ? (
        <div className={styles.lists} tabIndex={stopOf(ended.data)}>
          <QueueList name="ended" list={ended} tab={tab} open={open} claim={claim} />
        </div>
      ) : (
        <div className={styles.panes} data-tab={tab}>
          <section className={styles.waiting_pane} aria-label={text('queue.waiting')} tabIndex={stopOf(waiting.data)}>
            {waiting.data?.length && isFull(places) ? <p className={styles.full}>{text('queue.full', places)}</p> : null}
            <QueueList name="waiting" list={waiting} tab="waiting" open={open} claim={claim} />
          </section>
          <section className={styles.mine_pane}>
            <h2 className={styles.group}>
              {text('queue.my_chats')} <span className={styles.tab_count}>{mine.data?.length ?? ''}</span>
            </h2>
            <div className={styles.lists} tabIndex={stopOf(mine.data)}>
              <QueueList name="mine" list={mine} tab={tab} open={open} claim={claim} />
            </div>
          </section>
        </div>
      )}
      <KeyHints />
    </section>
  )
}

/** The keyboard scrolls a list by its rows; without any, the list is a stop of its own. */
const stopOf = (rows: readonly unknown[] | undefined): 0 | undefined => (rows?.length ? undefined : 0)

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
      <kbd>J</kbd> <kbd>K</kbd> {text('keys.walk')} <kbd>U</kbd> {text('keys.unanswered_short')} <kbd>C</kbd> {text('keys.take')}{' '}
      <kbd>?</kbd> {text('keys.all')}
    </p>
  )
}
