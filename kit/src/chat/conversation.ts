import type { Attachment, Message } from '@himoya/contract/chat/chat'
import type { ErrorCode } from '@himoya/contract/errors'
import { createMessageStream, type MessageStream } from './message-stream.ts'
import type { Outbox, OutboxEntry } from './outbox.ts'
import { followOutbox } from './outbox-adoption.ts'
import { server_time, type ServerTime } from '../server-time.ts'
import { uuid } from '../uuid.ts'

/** What the server says of one send. */
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
  /** false when it cannot leave now. */
  post(frame: { type: 'send'; cid: string; message: string; attachment_id?: string }): boolean
  /** Asks for a hole; false when it cannot be asked now. */
  ask(from: number, to: number): boolean
  /** No acknowledgement or no filling of a hole came: the connection is worthless. */
  dropLink(): void
  onChange(): void
  /** The page's own, unless said. */
  time?: ServerTime
}

export type Conversation = Pick<MessageStream, 'messages' | 'reached' | 'merge' | 'receive' | 'catchUp' | 'startOver'> & {
  /** In the order they were written, shown after the messages. */
  pending(): readonly OutboxEntry[]
  /** Takes over what is kept and follows what other tabs keep; returns the way to stop. */
  follow(): () => void
  /** Resolves once the text is safely in the outbox. */
  send(text: string, attachment?: Attachment): Promise<void>
  retry(cid: string): Promise<void>
  discard(cid: string): Promise<void>
  /** The message it makes, for tabs that have given its text up already. */
  acknowledge(ack: SendAck): Message | undefined
  reject(error: SendError): void
  /** After a gap; true: what was known is not stored any more, and what is follows. */
  resumed(resume: 'ok' | 'gap', last_seq: number): boolean
  /** From now on what is pending leaves. */
  opened(): void
  closed(): void
}

const ACK_MS = 10_000
const LIFE_MS = 24 * 3_600_000

type State = {
  options: ConversationOptions
  stream: MessageStream
  time: ServerTime
  pending: readonly OutboxEntry[]
  open: boolean
  in_flight: string | null
  ack_timer: ReturnType<typeof setTimeout> | undefined
}

/** One chat as its screen needs it: what came, by seq, and the sending queue of chat-protocol.md, "Client". */
export function createConversation(options: ConversationOptions): Conversation {
  const { readAfter, ask, dropLink, onChange, time = server_time } = options
  const onRows = (rows: readonly Message[]): void => rows.forEach(({ cid }) => settle(state, cid))
  const stream = createMessageStream({ readAfter, ask, giveUp: dropLink, onRows, onChange })
  const state: State = { options, stream, time, pending: [], open: false, in_flight: null, ack_timer: undefined }
  const { messages, reached, merge, receive, catchUp, startOver } = stream
  return {
    messages,
    reached,
    merge,
    receive,
    catchUp,
    startOver,
    pending: () => state.pending,
    follow: () => followOutbox(options, { knows: stream.has, change: (edit) => (show(state, edit), pump(state)) }),
    send: (text, attachment) => enqueue(state, text, attachment),
    retry: (cid) => retry(state, cid),
    discard: (cid) => discard(state, cid),
    acknowledge: (ack) => acknowledge(state, ack),
    reject: (error) => reject(state, error),
    resumed(resume, last_seq) {
      const is_anew = resume === 'gap' && last_seq < stream.reached()
      if (is_anew) stream.startOver(last_seq)
      else if (resume === 'gap') stream.catchUp(last_seq)
      return is_anew
    },
    opened() {
      state.open = true
      pump(state)
    },
    closed() {
      state.open = false
      state.in_flight = null
      clearTimeout(state.ack_timer)
    },
  }
}

function show(state: State, edit: (pending: readonly OutboxEntry[]) => readonly OutboxEntry[]): void {
  state.pending = edit(state.pending)
  if (state.in_flight !== null && !state.pending.some(({ cid }) => cid === state.in_flight)) {
    // wiped by a sign-out, or sent by another tab
    clearTimeout(state.ack_timer)
    state.in_flight = null
  }
  state.options.onChange()
}

/** A message seen in the stream is sent, whether its acknowledgement came or not. */
function settle(state: State, cid: string): void {
  if (!state.pending.some((entry) => entry.cid === cid)) return
  state.stream.keepInSight(cid)
  state.pending = state.pending.filter((entry) => entry.cid !== cid)
  void state.options.outbox.remove(cid)
  if (state.in_flight === cid) landed(state)
}

async function enqueue(state: State, text: string, attachment?: Attachment): Promise<void> {
  const { chat_id, outbox } = state.options
  const entry: OutboxEntry = { cid: uuid(), chat_id, message: text, created_at: state.time.writtenAt(), failed: null }
  if (attachment) entry.attachment = attachment
  await outbox.put(entry)
  show(state, (pending) => (pending.some(({ cid }) => cid === entry.cid) ? pending : [...pending, entry]))
  pump(state)
}

async function retry(state: State, cid: string): Promise<void> {
  // the old cid stays: should the first try have been stored after all, the server answers with that row
  await change(state, cid, { failed: null, created_at: state.time.writtenAt() })
  pump(state)
}

async function discard(state: State, cid: string): Promise<void> {
  if (!state.pending.some((entry) => entry.cid === cid && entry.failed)) return
  show(state, (pending) => pending.filter((entry) => entry.cid !== cid))
  await state.options.outbox.remove(cid)
}

async function change(state: State, cid: string, changes: Partial<OutboxEntry>): Promise<void> {
  const entry = state.pending.find((one) => one.cid === cid)
  if (!entry) return
  const changed = { ...entry, ...changes }
  show(state, (pending) => pending.map((one) => (one.cid === cid ? changed : one)))
  await state.options.outbox.put(changed)
}

/** One in flight, first written first sent; a message that was refused does not hold up those behind it. */
function pump(state: State): void {
  if (!state.open || state.in_flight !== null) return
  const next = state.pending.find((entry) => entry.failed === null)
  if (!next) return
  if (state.time.ageOf(next.created_at) > LIFE_MS) {
    void change(state, next.cid, { failed: 'expired' }).then(() => pump(state))
    return
  }
  const { cid, message, attachment } = next
  if (!state.options.post({ type: 'send', cid, message, ...(attachment && { attachment_id: attachment.id }) })) return
  state.in_flight = cid
  clearTimeout(state.ack_timer)
  state.ack_timer = setTimeout(() => state.options.dropLink(), ACK_MS)
}

function landed(state: State): void {
  clearTimeout(state.ack_timer)
  state.in_flight = null
  pump(state)
}

function acknowledge(state: State, { cid, id, seq, created_at }: SendAck): Message | undefined {
  const entry = state.pending.find((one) => one.cid === cid)
  if (!entry) return undefined
  const { is_admin } = state.options
  const message: Message = { id, message: entry.message, created_at, is_admin, seq, cid, kind: 'text' }
  state.stream.receive(message)
  return message
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
