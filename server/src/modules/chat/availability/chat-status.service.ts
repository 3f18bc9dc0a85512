import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Hub } from '../../../platform/realtime/hub.ts'
import { planChanged } from '../../staff/shifts/shifts.service.ts'
import { presenceChanged } from '../../staff/staff.service.ts'
import type { ServiceStatusReader, ServiceStatuses } from './availability.service.ts'
import { queueChanged, type QueueChange } from '../messages.service.ts'
import { statusOf } from './chat-status.policy.ts'
import { readPlaces, readChatStatuses, type ChatStatusRow } from './chat-status.store.ts'

export type ChatStatuses = {
  /** Tells a person's screen how their chat stands, in a moment and whenever it changes. Answers the way to stop. */
  follow(chat_id: string, tell: (frame: string) => void): () => void
  stop(): Promise<void>
}

/** A crowd that comes back at once is read together. */
const WELCOME_MS = 40
/** However lively the queue is, places are worked out this often at most. */
const PAUSE_MS = 1_000
/** A hint may get lost, and a chat closes without a word. */
const RECHECK_MS = 15_000
const BATCH = 2_000

type Screen = { tell: (frame: string) => void; last: string }
type Followed = { screens: Set<Screen>; row: ChatStatusRow | null }

/**
 * Keeps the people on this node told: state, place, minutes, who has their chat (contract, ChatStatus). One reading for all
 * of them, a frame encoded once for all who stand alike, sent only when it differs from what the screen was told last.
 */
export function keepChatStatuses(platform: Platform, { serviceStatuses }: ServiceStatusReader): ChatStatuses {
  const { hub, log } = platform
  const chats = new Map<string, Followed>()
  /** Whose row has to be read; and whether what is true for everybody has changed too. */
  const stale = new Set<string>()
  let whole = false
  let places = { of: new Map<string, number>(), at: -Infinity }

  async function tell(): Promise<void> {
    const for_all = whole
    const ids = for_all ? [...chats.keys()] : [...stale]
    whole = false
    await readAgain(platform, chats, stale)
    if (ids.length === 0) return
    const now = await serviceStatuses()
    if (for_all || performance.now() - places.at > PAUSE_MS) places = { of: await readPlaces(platform.db), at: performance.now() }
    const encode = encoder(now)
    for (const id of ids) {
      const { row, screens } = chats.get(id) ?? {}
      if (row) for (const screen of screens ?? []) show(screen, encode(row, places.of.get(id)))
    }
  }

  const turns = takeTurns(tell, (error) => log.warn('how chats stand could not be told', errorFields(error)))
  const quiet = listen(hub, {
    all: (ms) => {
      if (chats.size === 0) return
      whole = true
      turns.soon(ms)
    },
    one: (chat_id) => void (chats.has(chat_id) && stale.add(chat_id)),
    recheck: () => [...chats.keys()].forEach((id) => stale.add(id)),
  })
  return {
    follow(chat_id, deliver) {
      stale.add(chat_id)
      turns.soon(WELCOME_MS)
      return watch(chats, chat_id, { tell: deliver, last: '' })
    },
    async stop() {
      quiet()
      await turns.stop()
    },
  }
}

/** Answers the way to stop. */
function watch(chats: Map<string, Followed>, chat_id: string, screen: Screen): () => void {
  const followed = chats.get(chat_id) ?? { screens: new Set(), row: null }
  chats.set(chat_id, followed)
  followed.screens.add(screen)
  return () => {
    followed.screens.delete(screen)
    if (followed.screens.size === 0 && chats.get(chat_id) === followed) chats.delete(chat_id)
  }
}

type Changes = { all(in_ms: number): void; one(chat_id: string): void; recheck(): void }

function listen(hub: Hub, { all, one, recheck }: Changes): () => void {
  const unsubscribe = [
    hub.subscribe(presenceChanged, 'all', () => all(WELCOME_MS)),
    hub.subscribe(planChanged, 'all', () => all(WELCOME_MS)),
    hub.subscribe(queueChanged, 'all', (change: QueueChange) => {
      if ('chat_id' in change) one(change.chat_id)
      all(change.kind === 'message' ? PAUSE_MS : WELCOME_MS)
    }),
  ]
  const timer = setInterval(() => {
    recheck()
    all(0)
  }, RECHECK_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    for (const end of unsubscribe) end()
  }
}

/** One run at a time; the next one a pause later at the earliest, unless it is only for newcomers. */
function takeTurns(work: () => Promise<void>, fail: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let due = Infinity
  let running: Promise<void> = Promise.resolve()
  const soon = (ms: number): void => {
    if (performance.now() + ms >= due) return
    clearTimeout(timer)
    due = performance.now() + ms
    timer = setTimeout(() => {
      due = Infinity
      running = running.then(work).catch(fail)
    }, ms)
    timer.unref()
  }
  return {
    soon,
    async stop(): Promise<void> {
      clearTimeout(timer)
      due = -Infinity
      await running
    },
  }
}

function encoder(service_statuses: ServiceStatuses): (row: ChatStatusRow, place: number | undefined) => string {
  const said = new Map<string, string>()
  return (row, place) => {
    const alike = `${row.state} ${row.lang} ${place} ${row.drawing} ${row.counsellor}`
    const known = said.get(alike)
    if (known !== undefined) return known
    const frame = JSON.stringify({ type: 'state', ...statusOf(row, place, service_statuses[row.lang]) })
    said.set(alike, frame)
    return frame
  }
}

function show(screen: Screen, frame: string): void {
  if (screen.last === frame) return
  screen.last = frame
  screen.tell(frame)
}

async function readAgain({ db }: Platform, chats: Map<string, Followed>, stale: Set<string>): Promise<void> {
  const ids = [...stale].filter((id) => chats.has(id))
  stale.clear()
  for (let from = 0; from < ids.length; from += BATCH) {
    for (const row of await readChatStatuses(db, ids.slice(from, from + BATCH))) {
      const followed = chats.get(row.id)
      if (followed) followed.row = row
    }
  }
}
