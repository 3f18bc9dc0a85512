import type { NotificationPage } from '@himoya/contract/notifications/notifications'
import {
  hearNotifications,
  mergePage,
  NO_NOTIFICATIONS,
  type NotificationChange,
  type NotificationList,
} from './notification-list.ts'

type NotificationFeedOptions = {
  /** The page of this number, from 1. */
  read(page: number): Promise<NotificationPage>
  onChange(list: NotificationList): void
}

export type NotificationFeed = {
  list(): NotificationList
  /** Reads again what was loaded, or the first page. Rejects with ApiError, and then nothing has changed. */
  load(): Promise<void>
  /** Reads one page further. */
  more(): Promise<void>
  hear(frame: NotificationChange): void
}

type State = {
  options: NotificationFeedOptions
  list: NotificationList
  pages: number
  /** What came while an answer was on its way: the answer may be older, so it is said again over it. */
  heard: NotificationChange[]
  flight: Promise<void> | null
  /** Asked for again meanwhile: what is on its way may have been read too early. */
  again: boolean
}

/** One list of notifications that stays true: pages over HTTP, changes live, whatever order they come in. */
export function createNotificationFeed(options: NotificationFeedOptions): NotificationFeed {
  const state: State = { options, list: NO_NOTIFICATIONS, pages: 0, heard: [], flight: null, again: false }
  return {
    list: () => state.list,
    load() {
      state.again = state.flight !== null
      return (state.flight ??= fly(state, readAll))
    },
    async more() {
      await state.flight
      return (state.flight ??= fly(state, readOne))
    },
    hear(frame) {
      if (state.flight) state.heard.push(frame)
      show(state, hearNotifications(state.list, frame))
    },
  }
}

function show(state: State, list: NotificationList): void {
  state.list = list
  state.options.onChange(list)
}

type Reading = (state: State) => Promise<NotificationList>

async function fly(state: State, first: Reading): Promise<void> {
  let reading = first
  try {
    do {
      state.again = false
      state.heard = []
      const list = await reading(state)
      show(state, state.heard.reduce(hearNotifications, list))
      reading = readAll
    } while (state.again)
  } finally {
    state.flight = null
  }
}

async function readAll(state: State): Promise<NotificationList> {
  let list = NO_NOTIFICATIONS
  let page = 0
  do list = mergePage(list, await state.options.read(++page))
  while (list.next !== null && page < state.pages)
  state.pages = page
  return list
}

async function readOne(state: State): Promise<NotificationList> {
  const page = await state.options.read(state.pages + 1)
  state.pages++
  return mergePage(state.list, page)
}
