import type { Message } from '@himoya/contract/chat/chat'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import { mergeMessages, reachedSeq } from './message-list.ts'

type MessageStreamOptions = {
  /** At most 200 messages after `after_seq`, ascending, over HTTP. */
  readAfter(after_seq: number): Promise<Message[]>
  /** Asks for a hole on the socket; false when there is none to ask on. */
  ask(from: number, to: number): boolean
  /** A hole stayed open for 2 s: the connection is worthless. */
  giveUp(): void
  /** Before they are shown. */
  onRows(rows: readonly Message[]): void
  onChange(): void
}

export type MessageStream = {
  /** By seq; what stands behind an open hole is held back for up to 2 s. */
  messages(): readonly Message[]
  /** Up to which seq nothing is missing: `since` of the next connection. */
  reached(): number
  /** Rows read over HTTP: the history, or an older page. */
  merge(messages: readonly Message[]): void
  receive(message: Message): void
  /** Reads over HTTP what is missing up to this seq. */
  catchUp(to: number): void
  /** Forgets every row: what is stored ends here, and its newest 200 are on their way. */
  startOver(last_seq: number): void
  /** Never held back: its sender would see it vanish between outbox and list. */
  keepInSight(cid: string): void
  has(cid: string): boolean
}

const HOLD_MS = 2_000

type State = {
  options: MessageStreamOptions
  messages: readonly Message[]
  visible: readonly Message[]
  reached: number
  own_cids: Set<string>
  hole_timer: ReturnType<typeof setTimeout> | undefined
  hole_shown: boolean
  /** Up to where HTTP reads at the moment; 0 while it does not. */
  reading_to: number
}

/** What came of one chat, in order and without holes (chat-protocol.md, "Client": apply by seq). */
export function createMessageStream(options: MessageStreamOptions): MessageStream {
  const state: State = {
    options,
    messages: [],
    visible: [],
    reached: 0,
    own_cids: new Set(),
    hole_timer: undefined,
    hole_shown: false,
    reading_to: 0,
  }
  return {
    messages: () => state.visible,
    reached: () => state.reached,
    merge: (messages) => apply(state, messages, messages[0] ? messages[0].seq - 1 : 0),
    receive: (message) => apply(state, [message]),
    catchUp: (to) => void fillOverHttp(state, to),
    startOver: (last_seq) => startOver(state, last_seq),
    keepInSight: (cid) => void state.own_cids.add(cid),
    has: (cid) => state.own_cids.has(cid) || state.messages.some((message) => message.cid === cid),
  }
}

/** `base`: the rows are dense from here, as a history page is; without it they may leave a hole. */
function apply(state: State, incoming: readonly Message[], base?: number): void {
  if (base !== undefined && state.reached === 0) state.reached = base
  state.messages = mergeMessages(state.messages, incoming)
  state.reached = reachedSeq(state.messages, state.reached)
  state.options.onRows(incoming)
  watchHole(state)
  show(state)
}

function startOver(state: State, last_seq: number): void {
  clearTimeout(state.hole_timer)
  const reached = Math.max(0, last_seq - HISTORY_LIMIT)
  Object.assign(state, { messages: [], own_cids: new Set(), hole_timer: undefined, hole_shown: false, reached })
  show(state)
}

function show(state: State): void {
  const { reached, hole_shown, own_cids } = state
  state.visible = hole_shown ? state.messages : state.messages.filter(({ seq, cid }) => seq <= reached || own_cids.has(cid))
  state.options.onChange()
}

function watchHole(state: State): void {
  const last = state.messages.at(-1)?.seq ?? 0
  if (last <= state.reached) {
    clearTimeout(state.hole_timer)
    state.hole_timer = undefined
    state.hole_shown = false
    return
  }
  if (state.hole_timer !== undefined) return
  state.hole_timer = setTimeout(() => {
    state.hole_timer = undefined
    state.hole_shown = true
    show(state)
    state.options.giveUp()
  }, HOLD_MS)
  const first_ahead = state.messages.find(({ seq }) => seq > state.reached)!.seq
  fill(state, state.reached + 1, first_ahead - 1)
}

function fill(state: State, from: number, to: number): void {
  if (to - from >= HISTORY_LIMIT || !state.options.ask(from, to)) void fillOverHttp(state, to)
}

async function fillOverHttp(state: State, to: number): Promise<void> {
  const reads_already = state.reading_to > 0
  state.reading_to = Math.max(state.reading_to, to)
  if (reads_already) return
  while (state.reached < state.reading_to) {
    const before = state.reached
    const rows = await state.options.readAfter(before).catch(() => null)
    if (rows?.length) apply(state, rows)
    // out of reach: the next connection resumes from `reached` and repairs it
    if (state.reached === before) break
  }
  state.reading_to = 0
}
