import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { callProvider, PROVIDER_PATIENCE_MS, ProviderError } from '../../../platform/sms/provider-call.ts'
import { isPushAddress } from './push-host.policy.ts'
import { pushKeys } from './push-key.service.ts'
import { hasUnread } from '../ringing/ring.store.ts'
import { placeOf } from './subscription.service.ts'
import { deleteSubscription, readDevice } from './subscription.store.ts'
import { vapidHeader } from './vapid.ts'

/** How long the push service keeps it for a device that is off, in seconds. */
const TTL = 24 * 3_600
/** A newer one takes the place of one that waits there: all say the same. */
const TOPIC = 'new'
/** The browser took its permission back, or the service forgot it. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Wakes one device. Nothing is carried: the service learns that there is something, and the device shows our neutral words of its
 * own (decision 0029). Throws when it is worth another try.
 */
export async function wakeDevice(platform: Platform, device_id: string): Promise<void> {
  const { config, db, vault, now, log } = platform
  const device = await readDevice(db, device_id, now())
  if (!device || device.key_id === null || !(await hasUnread(db, device.account_id))) return
  const endpoint = (await vault.useKey(db, device.key_id)).open(placeOf(device.endpoint_index), device.endpoint)
  // The operator may have closed a service since.
  if (!isPushAddress(endpoint, config.push_hosts)) return deleteSubscription(db, device_id)
  const authorization = await vapidHeader(await pushKeys({ db, vault }), {
    endpoint: new URL(endpoint),
    subject: config.security_contact,
    now: now(),
  })
  const headers = { authorization, ttl: String(TTL), topic: TOPIC, urgency: 'high' }
  const answer = await callProvider('push', endpoint, { method: 'POST', headers }, PROVIDER_PATIENCE_MS)
  await answer.body?.cancel()
  if (answer.ok) return
  if (GONE.has(answer.status)) return deleteSubscription(db, device_id)
  const error = new ProviderError('push', answer.status)
  // Too many, or a service in trouble. Any other refusal would be the same tomorrow.
  if (answer.status === 429 || answer.status >= 500) throw error
  log.warn('a push service refused', errorFields(error))
}
