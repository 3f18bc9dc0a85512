import type { ClientOrder } from './orders.ts'

/** A message as the system has stored it; `place` orders the messages of one chat. */
export type Stored = { cid: string; place: number }

/** A chat system under load: the same for ours, the bare limit and each peer. */
export type Running = {
  /** Of its programs without the database, and of the database; all they started counts with them. */
  programs(): number[]
  database(): number[]
  /** Two clients for each pair, the person first. The same pairs each time. */
  clients(pairs: number): Promise<ClientOrder[]>
  /** SIGKILL to its programs, not to the database, and a start; resolves when it takes connections again. */
  killAndRestart(): Promise<void>
  /** Everything its database holds. */
  stored(): Promise<Stored[]>
  /** p99 of its event loop's delay since the last time this was asked; null: it does not say. */
  loopDelay(): Promise<number | null>
  stop(): Promise<void>
}

export type System = {
  /** As it is chosen on the command line. */
  key: string
  name: string
  /** How it is set up, one sentence for the table's notes; asked once it is there. */
  setup(): string
  /** Puts there what it needs; a sentence when it cannot be had. */
  missing(): Promise<string | null>
  /** `folder` is its own and is removed afterwards. */
  start(folder: string, pairs: number): Promise<Running>
}
