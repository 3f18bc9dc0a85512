import type { Message } from '@himoya/contract/chat'
import type { ErrorCode } from '@himoya/contract/errors'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import { mergeMessages, reachedSeq } from './message-list.ts'
import type { Outbox, OutboxEntry } from './outbox.ts'
import { uuid } from './uuid.ts'

/** What the socket says of one chat, apart from its messages. */
export type SendAck = { cid: string; id: string; seq: number; created_at: string }
export type SendError = { cid?: string; code: ErrorCode; retry: boolean; retry_after_ms?: number }

type ConversationOptions = {
  chat_id: string
  /** How own messages are marked: false for a visitor, true for staff. */
  is_admin: boolean
  outbox: Outbox
  /** Which kept entries this conversation sends. */
  adopts(entry: OutboxEntry): boolean
  /** At most 200 messages after `after_seq`, ascending, over HTTP. */
  readAfter(after_seq: number): Promise<Message[]>
  /** false when the socket is not open. */
  post(frame: { type: 'send'; cid: string; message: string } | { type: 'get'; from: number; to: number }): boolean
  /** No acknowledgement or no filling of a hole came: the connection is worthless. */
  dropLink(): void
  onChange(): void
}

export type Conversation = {
  /** By seq; what stands behind an open hole is held back for up to 2 s. */
  messages(): readonly Message[]
  /** In the order they were written, shown after the messages. */
  pending(): readonly OutboxEntry[]
  /** Up to which seq nothing is missing: `since` of the next connection. */
  reached(): number
  /** Resolves once the text is safely in the outbox. */
  send(text: string): Promise<void>
  retry(cid: string): Promise<void>
  discard(cid: string): Promise<void>
  /** Rows read over HTTP: the history, or an older page. */
  merge(messages: readonly Message[]): void
  receive(message: Message): void
  acknowledge(ack: SendAck): void
  reject(error: SendError): void
  /** After hello or subscription: `last_seq` is the newest row the server has. */
  opened(last_seq: number, gap: boolean): void
  closed(): void
}

const ACK_MS = 10_000
const HOLD_MS = 2_000
const LIFE_MS = 24 * 3_600_000

type Timer = ReturnType<typeof setTimeout>
type State = {
  options: ConversationOptions
  messages: readonly Message[]
  visible: readonly Message[]
  pending: readonly OutboxEntry[]
  reached: number
  /** Own messages are never held back: their sender would see them vanish between outbox and list. */
  own_cids: Set<string>
  open: boolean
  in_flight: string | null
  ack_timer: Timer | undefined
  hole_timer: Timer | undefined
  hole_shown: boolean
}

/** One chat as its screen needs it: merge by seq, holes, and the sending queue of chat-protocol.md, "Client". */
export function createConversation(options: ConversationOptions): Conversation {
  const state: State = {
    options,
    messages: [],
    visible: [],
    pending: [],
    reached: 0,
    own_cids: new Set(),
    open: false,
    in_flight: null,
    ack_timer: undefined,
    hole_timer: undefined,
    hole_shown: false,
  }
  void adoptOutbox(state)
  return {
    messages: () => state.visible,
    pending: () => state.pending,
    reached: () => state.reached,
    send: (text) => enqueue(state, text),
    retry: (cid) => retry(state, cid),
    discard: (cid) => discard(state, cid),
    merge: (messages) => apply(state, messages, messages[0] ? messages[0].seq - 1 : 0),
    receive: (message) => apply(state, [message]),
    acknowledge: (ack) => acknowledge(state, ack),
    reject: (error) => reject(state, error),
    opened: (last_seq, gap) => opened(state, last_seq, gap),
    closed: () => closed(state),
  }
}

/** `base`: the rows are dense from here, as a history page is; without it they may leave a hole. */
function apply(state: State, incoming: readonly Message[], base?: number): void {
  if (base !== undefined && state.reached === 0) state.reached = base
  state.messages = mergeMessages(state.messages, incoming)
  state.reached = reachedSeq(state.messages, state.reached)
  for (const { cid } of incoming) settle(state, cid)
  watchHole(state)
  show(state)
}

function show(state: State): void {
  const { reached, hole_shown, own_cids } = state
  state.visible = hole_shown ? state.messages : state.messages.filter(({ seq, cid }) => seq <= reached || own_cids.has(cid))
  state.options.onChange()
}

/** A message seen in the stream is sent, whether its acknowledgement came or not. */
function settle(state: State, cid: string): void {
  if (!state.pending.some((entry) => entry.cid === cid)) return
  state.own_cids.add(cid)
  state.pending = state.pending.filter((entry) => entry.cid !== cid)
  void state.options.outbox.remove(cid)
  if (state.in_flight === cid) landed(state)
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
  const first_ahead = state.messages.find(({ seq }) => seq > state.reached)!.seq
  fill(state, first_ahead - 1)
  state.hole_timer = setTimeout(() => {
    state.hole_timer = undefined
    state.hole_shown = true
    show(state)
    state.options.dropLink()
  }, HOLD_MS)
}

function fill(state: State, to: number): void {
  const from = state.reached + 1
  if (to - from >= HISTORY_LIMIT || !state.options.post({ type: 'get', from, to })) void fillOverHttp(state, to)
}

async function fillOverHttp(state: State, to: number): Promise<void> {
  while (state.reached < to) {
    const rows = await state.options.readAfter(state.reached).catch(() => null)
    // out of reach: the next connection resumes from `reached` and repairs it
    if (!rows?.length) return
    apply(state, rows)
  }
}

function opened(state: State, last_seq: number, gap: boolean): void {
  state.open = true
  if (gap && last_seq > state.reached) void fillOverHttp(state, last_seq)
  pump(state)
}

function closed(state: State): void {
  state.open = false
  state.in_flight = null
  clearTimeout(state.ack_timer)
}

async function adoptOutbox(state: State): Promise<void> {
  const { chat_id, outbox, adopts, onChange } = state.options
  const kept = (await outbox.list()).filter(adopts).filter(({ cid }) => !state.pending.some((entry) => entry.cid === cid))
  if (!kept.length) return
  const own = kept.map((entry) => (entry.chat_id === chat_id ? entry : { ...entry, chat_id, failed: null }))
  state.pending = [...own, ...state.pending]
  onChange()
  for (const entry of own) await outbox.put(entry)
  pump(state)
}

async function enqueue(state: State, text: string): Promise<void> {
  const { chat_id, outbox, onChange } = state.options
  const entry: OutboxEntry = { cid: uuid(), chat_id, message: text, created_at: new Date().toISOString(), failed: null }
  await outbox.put(entry)
  state.pending = [...state.pending, entry]
  onChange()
  pump(state)
}

async function retry(state: State, cid: string): Promise<void> {
  // the old cid stays: should the first try have been stored after all, the server answers with that row
  await change(state, cid, { failed: null, created_at: new Date().toISOString() })
  pump(state)
}

async function discard(state: State, cid: string): Promise<void> {
  if (!state.pending.some((entry) => entry.cid === cid && entry.failed)) return
  state.pending = state.pending.filter((entry) => entry.cid !== cid)
  state.options.onChange()
  await state.options.outbox.remove(cid)
}

async function change(state: State, cid: string, changes: Partial<OutboxEntry>): Promise<void> {
  const entry = state.pending.find((one) => one.cid === cid)
  if (!entry) return
  const changed = { ...entry, ...changes }
  state.pending = state.pending.map((one) => (one.cid === cid ? changed : one))
  state.options.onChange()
  await state.options.outbox.put(changed)
}

/** One in flight, first written first sent; a message that was refused does not hold up those behind it. */
function pump(state: State): void {
  if (!state.open || state.in_flight !== null) return
  const next = state.pending.find((entry) => entry.failed === null)
  if (!next) return
  if (Date.now() - Date.parse(next.created_at) > LIFE_MS) {
    void change(state, next.cid, { failed: 'expired' }).then(() => pump(state))
    return
  }
  if (!state.options.post({ type: 'send', cid: next.cid, message: next.message })) return
  state.in_flight = next.cid
  state.ack_timer = setTimeout(() => state.options.dropLink(), ACK_MS)
}

function landed(state: State): void {
  clearTimeout(state.ack_timer)
  state.in_flight = null
  pump(state)
}

function acknowledge(state: State, { cid, id, seq, created_at }: SendAck): void {
  const entry = state.pending.find((one) => one.cid === cid)
  if (!entry) return
  const { is_admin } = state.options
  apply(state, [{ id, message: entry.message, created_at, is_admin, seq, cid, kind: 'text' }])
}

function reject(state: State, { cid, code, retry: again, retry_after_ms }: SendError): void {
  if (!cid || state.in_flight !== cid) return
  clearTimeout(state.ack_timer)
  if (again) {
    // it stays in flight, so that nothing behind it overtakes
    state.ack_timer = setTimeout(() => landed(state), retry_after_ms ?? 1_000)
  } else {
    void change(state, cid, { failed: code }).then(() => landed(state))
  }
}
