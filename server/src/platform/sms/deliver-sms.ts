import { setTimeout as sleep } from 'node:timers/promises'
import type { SmsConfig } from '../../config.ts'
import { errorFields, type Log } from '../core/log.ts'
import type { JobHandler, JobHandlers } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { createEskizGateway } from './eskiz-gateway.ts'
import { createOutboxGateway } from './outbox-gateway.ts'
import { createPlaymobileGateway } from './playmobile-gateway.ts'
import { closeSms, countSmsAttempt, findQueuedSms, oldSmsKeys } from './sms.store.ts'
import { DELIVER_SMS, type SmsDelivery, type SmsGateway } from './sms.ts'

const PURGE_SMS = 'sms.purge'
/** Codes are kept a day (safety.md 28). */
const KEPT_HOURS = 24
/** Half a minute: a database that is restarted or handed over is back by then. */
const CLOSE_TRIES = 60
const CLOSE_PAUSE_MS = 500

/** The gateways of the configuration, in the order they are tried. */
export function createGateways(sms: SmsConfig, data_dir: string, now: () => Date): SmsGateway[] {
  return sms.providers.map((provider) => {
    if (provider.name === 'eskiz') return createEskizGateway(provider)
    if (provider.name === 'playmobile') return createPlaymobileGateway(provider)
    return createOutboxGateway(data_dir, (line) => void process.stdout.write(`${line}\n`), now)
  })
}

export function smsJobs(platform: Platform, gateways: readonly SmsGateway[]): JobHandlers {
  return {
    [DELIVER_SMS]: deliverSms(platform, gateways),
    [PURGE_SMS]: () => purgeSms(platform),
  }
}

/** In UTC. */
export const smsSchedule = { [PURGE_SMS]: '7 * * * *' }

/** With its key a message goes too. */
async function purgeSms({ db, vault }: Platform): Promise<void> {
  for (let keys = await oldSmsKeys(db, KEPT_HOURS); keys.length > 0; keys = await oldSmsKeys(db, KEPT_HOURS)) {
    await vault.destroyKeys(db, keys)
  }
}

/** The first provider that takes it; null: none did. */
async function offer(gateways: readonly SmsGateway[], message: SmsDelivery, log: Log): Promise<string | null> {
  for (const gateway of gateways) {
    try {
      await gateway.deliver(message)
      return gateway.name
    } catch (error) {
      log.warn('an SMS provider failed', { provider: gateway.name, ...errorFields(error) })
    }
  }
  return null
}

type SmsEnd = 'sent' | 'failed' | 'expired'
type Ended = { id: string; state: SmsEnd; provider: string | null; over: string | null }

/** Whoever has to hear of the end hears of it exactly when it is written. */
async function endSms({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, { id, state, provider, over }: Ended): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await closeSms(transaction, id, state, provider)
    if (over !== null) await jobs.enqueue(transaction, over, { sms_id: id }, { urgent: true })
  })
}

/** The message is on its way, so this is written as soon as the database is there again: else it would be sent once more. */
async function closeSent(close: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await close()
    } catch (error) {
      if (tries === CLOSE_TRIES) throw error
      await sleep(CLOSE_PAUSE_MS)
    }
  }
}

/** Hands a message to the first provider that takes it; when none does, the queue tries again until it expires. */
function deliverSms(platform: Platform, gateways: readonly SmsGateway[]): JobHandler {
  const { db, vault, log } = platform
  return async ({ id, over }, attempt) => {
    const row = await findQueuedSms(db, String(id))
    if (!row) return
    const close = (state: SmsEnd, provider: string | null): Promise<void> =>
      endSms(platform, { id: row.id, state, provider, over: over === undefined ? null : String(over) })
    if (row.expired) return close('expired', null)
    const sealer = await vault.useKey(db, row.key_id)
    const content = JSON.parse(sealer.open(`${row.id} body`, row.body)) as { text: string; code?: string }
    const message: SmsDelivery = { id: row.id, to: sealer.open(`${row.id} recipient`, row.recipient), ...content }
    await countSmsAttempt(db, row.id)
    const taken_by = await offer(gateways, message, log)
    if (taken_by !== null) return closeSent(() => close('sent', taken_by))
    if (attempt.last) await close('failed', null)
    throw new Error('no provider took the message')
  }
}
