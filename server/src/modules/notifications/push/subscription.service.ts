import { PUSH_DEVICES } from '@himoya/contract/notifications/notification-lists'
import type { PushKey, Subscription, SubscriptionBody } from '@himoya/contract/notifications/notifications'
import type { z } from 'zod'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { UserActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isPushAddress } from './push-host.policy.ts'
import { pushKeys } from './push-key.service.ts'
import { deleteByEndpoint, dropOldest, keyOfAccount, putSubscription } from './subscription.store.ts'

/** What a browser needs to let us wake it; null where the operator wants no push. */
export async function showPushKey({ config, db, vault }: Platform): Promise<z.infer<typeof PushKey>> {
  if (config.push_hosts.length === 0) return { key: null }
  return { key: (await pushKeys({ db, vault })).public_key }
}

/**
 * This browser may be woken while this session lasts. Its keys are not kept: what we send has no content (decision 0029). The
 * eleventh device puts out the first. Throws `invalid` for an address that is none of a push service.
 */
export async function subscribe(
  platform: Platform,
  actor: UserActor,
  { endpoint, expirationTime }: z.infer<typeof SubscriptionBody>,
): Promise<z.infer<typeof Subscription>> {
  const { config, vault, now } = platform
  if (!isPushAddress(endpoint, config.push_hosts)) throw new AppError('invalid', { fields: { endpoint: ['not_allowed'] } })
  return platform.db.transaction().execute(async (db) => {
    const key_id = await keyOfAccount(db, actor.id)
    if (!key_id) throw new AppError('token_revoked')
    const endpoint_index = indexOf(platform, endpoint)
    const sealer = await vault.useKey(db, key_id)
    const { id, created_at } = await putSubscription(db, {
      id: uuid(now().getTime()),
      account_id: actor.id,
      session_id: actor.session_id,
      endpoint: sealer.seal(placeOf(endpoint_index), endpoint),
      endpoint_index,
      expires_at: expirationTime ? new Date(expirationTime) : null,
      created_at: now(),
    })
    await dropOldest(db, actor.id, PUSH_DEVICES)
    return { id, created_at: created_at.toISOString() }
  })
}

/** This browser is left alone from now on; also when it was before. */
export async function unsubscribe(platform: Platform, actor: UserActor, endpoint: string): Promise<void> {
  await deleteByEndpoint(platform.db, actor.id, indexOf(platform, endpoint))
}

const indexOf = ({ vault }: Pick<Platform, 'vault'>, endpoint: string): Buffer => vault.blindIndex('push endpoint', endpoint)

/** What a sealed address is bound to: the row's id may be an older one. */
export const placeOf = (endpoint_index: Buffer): string => `push ${endpoint_index.toString('base64url')}`
