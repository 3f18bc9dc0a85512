import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertPushKey, readPushKey } from './subscription.store.ts'
import { makeVapidKeys, type VapidKeys } from './vapid.ts'

/** What the private half is bound to. */
const PLACE = 'push_key'

/** The one pair of this installation. It is made when it is first asked for; a browser's subscription is good for this pair only. */
export async function pushKeys({ db, vault }: Pick<Platform, 'db' | 'vault'>): Promise<VapidKeys> {
  const stored = (await readPushKey(db)) ?? (await makeOnce({ db, vault }))
  const sealer = await vault.useKey(db, stored.key_id)
  return { public_key: stored.public_key, private_key: sealer.open(PLACE, stored.private_key) }
}

async function makeOnce({ db, vault }: Pick<Platform, 'db' | 'vault'>) {
  await db.transaction().execute(async (transaction) => {
    const { public_key, private_key } = makeVapidKeys()
    const key_id = await vault.createKey(transaction)
    const sealer = await vault.useKey(transaction, key_id)
    const added = await insertPushKey(transaction, { key_id, public_key, private_key: sealer.seal(PLACE, private_key) })
    if (!added) await vault.destroyKeys(transaction, [key_id])
  })
  return keyOrThrow(db)
}

async function keyOrThrow(db: Db) {
  const stored = await readPushKey(db)
  if (!stored) throw new Error('the push key was not stored')
  return stored
}
