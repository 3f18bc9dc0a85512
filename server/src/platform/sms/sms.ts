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
  /** The caller's own id of the message, which providers know it by. */
  id?: string
  /** For a call for help: goes before all others, is given up sooner, and the job `over` hears of its end (`sms_id`). */
  alarm?: { over: string }
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
/** About 3 and 7 s: then somebody else has to be told. */
const ALARM_ATTEMPTS = 3

export function createSms(vault: Vault, jobs: Jobs): Sms {
  return {
    async send(db, message) {
      const { id = v7(), alarm } = message
      const key_id = await vault.createKey(db)
      const sealer = await vault.useKey(db, key_id)
      await insertSms(db, {
        id,
        key_id,
        recipient: sealer.seal(`${id} recipient`, message.to),
        body: sealer.seal(`${id} body`, JSON.stringify({ text: message.text, code: message.code })),
        expires_at: message.expires_at,
      })
      const payload = alarm ? { id, over: alarm.over } : { id }
      const max_attempts = alarm ? ALARM_ATTEMPTS : MAX_ATTEMPTS
      await jobs.enqueue(db, DELIVER_SMS, payload, { max_attempts, urgent: alarm !== undefined })
    },
  }
}
