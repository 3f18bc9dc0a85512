import type { Vault } from '../crypto/vault.ts'
import { v7 } from '../crypto/ids.ts'
import type { Db } from '../db/connect.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { insertSms } from './sms.store.ts'

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
  deliver(message: SmsDelivery): Promise<void>
}
export type SmsDelivery = { id: string; to: string; text: string; code?: string }

export const DELIVER_SMS = 'sms.deliver'
/** The queue waits about 3, 7, 20, 55, 150 s between tries: enough for a code that lives five minutes. */
const MAX_ATTEMPTS = 6

export function createSms(vault: Vault, jobs: Jobs): Sms {
  return {
    async send(db, message) {
      const id = v7()
      const key_id = await vault.createKey(db)
      const sealer = await vault.useKey(db, key_id)
      await insertSms(db, {
        id,
        key_id,
        recipient: sealer.seal(`${id} recipient`, message.to),
        body: sealer.seal(`${id} body`, JSON.stringify({ text: message.text, code: message.code })),
        expires_at: message.expires_at,
      })
      await jobs.enqueue(db, DELIVER_SMS, { id }, { max_attempts: MAX_ATTEMPTS })
    },
  }
}
