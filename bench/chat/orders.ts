// What the bench and its load generator say to each other.

/** How one client reaches its server and what it speaks there. */
export type ClientOrder = { port: number } & (
  | {
      speaks: 'json'
      /** Of the socket, query included. */
      path: string
      /** A console's socket: the chat it subscribes to. null: the address says it. */
      chat_id: string | null
    }
  | { speaks: 'socket.io'; chat_id: string; is_admin: boolean }
  | { speaks: 'xmpp'; user: string; peer: string; domain: string; password: string }
)

/** Clients 2n and 2n + 1 are a pair: a person and a counsellor. What an order answers stands in `Answers`. */
export type Command =
  /** Opens these, so many at once, and closes all others. */
  | { order: 'open'; clients: ClientOrder[]; at_once: number }
  /** Each end sends the next message when the last one is acknowledged. */
  | { order: 'flat'; seconds: number }
  /** So many messages a second in all, evenly, without waiting for anything. */
  | { order: 'paced'; seconds: number; rate: number }
  /** The person of each of the first pairs sends `each` messages in the same turn. */
  | { order: 'burst'; pairs: number; each: number }
  /** From now on who is cut off comes back at once and sends again what was not acknowledged. */
  | { order: 'stay'; patience_ms: number }
  /** Waits until everybody was cut off and is back. */
  | { order: 'regroup' }
  /** Begins the ledger and paced sending, one in flight for each end. */
  | { order: 'converse'; rate: number }
  /** Ends it; waits until everything is acknowledged and shown, or nothing moves any more. */
  | { order: 'settle' }

/** Of the generator while it measured: its processor share of one core, its event loop's delay. */
export type Own = { cpu: number; delay_p99_ms: number; void: boolean }

export type Flow = {
  seconds: number
  /** From the first send to the last acknowledgement. */
  acked_seconds: number
  /** From the first send to the last acknowledgement or delivery. */
  settled_seconds: number
  sent: number
  acked: number
  /** On the other side's screen, each once. */
  shown: number
  /** Shown behind a later one of the same sender. */
  reordered: number
  /** Shown more than once. */
  repeated: number
  /** Whose text was not what was sent. */
  damaged: number
  /** Sends the server put off; they were tried again. */
  refused: number
  /** Lines cut by the server; they came back and resumed. */
  cuts: number
  /** p50, p99, longest. */
  ack_ms: [number, number, number]
  delivery_ms: [number, number, number]
  own: Own
}

export type Opened = { opened: number; seconds: number; retries: number; own: Own }
/** When the first was cut off and the last was back, `Date.now()`. */
export type Regrouped = { cut_at: number; back_at: number; retries: number; own: Own }
/**
 * What each end knows after the faults; the numbers are those in the cids, from `first` on.
 * `late`: its messages that the other side saw only after coming back once more.
 */
export type Ledger = { run: string; ends: { first: number; sent: number; unacked: number[]; shown: number[]; late: number }[] }

export type Answers = {
  open: Opened
  flat: Flow
  paced: Flow
  burst: Flow
  stay: null
  regroup: Regrouped
  converse: null
  settle: Ledger
}
