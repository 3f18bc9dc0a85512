import type { Db } from '../db/connect.ts'

export type SmsText = {
  /** E.164, `+998901234567`. */
  to: string
  /** Neutral: no word on help, violence or children (safety.md 4). */
  text: string
  /** The code in the text, so that the demo outbox can show it apart. */
  code?: string
  /** After this moment it is no longer worth sending. */
  expires_at: Date
}

export type Sms = {
  /** Seals the message and queues its delivery in the same transaction. */
  send(db: Db, message: SmsText): Promise<void>
}

/** One provider. `deliver` throws when the provider did not take the message. */
export type SmsGateway = {
  readonly name: 'outbox' | 'eskiz' | 'playmobile'
  deliver(message: { id: string; to: string; text: string; code?: string }): Promise<void>
}
