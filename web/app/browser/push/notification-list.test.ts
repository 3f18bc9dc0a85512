import type { Notification, NotificationPage } from '@himoya/contract/notifications/notifications'
import { describe, expect, it } from 'vitest'
import { createNotificationFeed } from './notification-feed.ts'
import { hearNotifications, mergePage, NO_NOTIFICATIONS, type NotificationChange, unreadOf } from './notification-list.ts'

const one = (id: number, is_read = false): Notification => ({
  id: String(id).padStart(8, '0'),
  kind: 'news',
  title: 'Yangilik bor',
  text: '',
  path: null,
  is_read,
  created_at: new Date(Date.UTC(2026, 10, 21) + id * 1_000).toISOString(),
})
const frame = (notification: Notification): NotificationChange => ({ type: 'notification', ...notification })
const page = (results: Notification[], next: string | null = null, count = results.length): NotificationPage => ({
  count,
  next,
  previous: null,
  results,
})
const ids = (list: { results: readonly Notification[] }): number[] => list.results.map(({ id }) => Number(id))

describe('the list of notifications', () => {
  it('seed 3: a paged list with count, next, previous and results is merged by id', () => {
    const first = mergePage(NO_NOTIFICATIONS, page([one(5), one(4)], '/api/v1/notification/?page=2', 5))
    expect(first).toMatchObject({ count: 5, next: '/api/v1/notification/?page=2', previous: null })
    // A new one has pushed 4 onto the second page.
    const grown = mergePage(hearNotifications(first, frame(one(6))), page([one(4, true), one(3)], null, 6))
    expect(ids(grown)).toEqual([6, 5, 4, 3])
    expect(grown).toMatchObject({ count: 6, next: null })
    expect(grown.results.find(({ id }) => Number(id) === 4)?.is_read).toBe(true)
  })

  it('seed 3: the unread count is derived from is_read', () => {
    let list = mergePage(NO_NOTIFICATIONS, page([one(3), one(2), one(1, true)]))
    expect(unreadOf(list)).toBe(2)
    list = hearNotifications(list, frame(one(3, true)))
    expect(unreadOf(list)).toBe(1)
    list = hearNotifications(list, frame(one(1)))
    expect(unreadOf(list)).toBe(2)
    expect(ids(list)).toEqual([3, 2, 1])
  })

  it('all up to a moment are read, and what came later stays unread', () => {
    const list = mergePage(NO_NOTIFICATIONS, page([one(3), one(2), one(1)]))
    const read = hearNotifications(list, { type: 'notifications_read', until: one(2).created_at })
    expect(read.results.map(({ is_read }) => is_read)).toEqual([false, true, true])
  })

  it('leaves out what belongs to a page that is not loaded', () => {
    const list = mergePage(NO_NOTIFICATIONS, page([one(5), one(4)], '/api/v1/notification/?page=2', 4))
    expect(hearNotifications(list, frame(one(2, true)))).toEqual(list)
    expect(ids(hearNotifications(list, frame(one(6))))).toEqual([6, 5, 4])
  })
})

/** A server that answers when it is told to, with what it held when it was asked. */
function openFeed(stored: Notification[], size = 2) {
  const waiting: (() => void)[] = []
  const state = { stored }
  const feed = createNotificationFeed({
    onChange: () => {},
    async read(number) {
      const { length } = state.stored
      const results = state.stored.slice((number - 1) * size, number * size)
      const answer = page(results, number * size < length ? `?page=${number + 1}` : null, length)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return answer
    },
  })
  return {
    feed,
    state,
    async answer() {
      waiting.splice(0).forEach((go) => go())
      await new Promise(setImmediate)
    },
  }
}

describe('a feed of notifications', () => {
  it('does not let a late answer take back what was heard meanwhile', async () => {
    const { feed, answer } = openFeed([one(1)])
    void feed.load()
    feed.hear(frame(one(1, true)))
    feed.hear(frame(one(2)))
    await answer()
    expect(feed.list().results.map(({ id, is_read }) => [Number(id), is_read])).toEqual([
      [2, false],
      [1, true],
    ])
  })

  it('asked again while an answer is on its way, reads once more', async () => {
    const { feed, state, answer } = openFeed([one(1)])
    const loading = feed.load()
    state.stored = [one(2), one(1)]
    void feed.load()
    await answer()
    expect(ids(feed.list())).toEqual([1])
    await answer()
    await loading
    expect(ids(feed.list())).toEqual([2, 1])
  })

  it('loads as many pages again as were loaded', async () => {
    const { feed, state, answer } = openFeed([one(5), one(4), one(3), one(2), one(1)])
    void feed.load()
    await answer()
    const more = feed.more()
    await answer()
    await answer()
    await more
    expect(ids(feed.list())).toEqual([5, 4, 3, 2])
    state.stored = [one(4), one(2), one(1)]
    const again = feed.load()
    await answer()
    await answer()
    await again
    expect(ids(feed.list())).toEqual([4, 2, 1])
  })

  it('keeps what it has when the server is out of reach', async () => {
    let fails = false
    const feed = createNotificationFeed({
      onChange: () => {},
      read: () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(page([one(1)]))),
    })
    await feed.load()
    fails = true
    await expect(feed.load()).rejects.toThrow('away')
    expect(ids(feed.list())).toEqual([1])
    fails = false
    await feed.load()
  })
})
