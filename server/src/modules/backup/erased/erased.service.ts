import { DAY_MS } from '@himoya/contract/tashkent'
import type { Platform } from '../../../platform/platform.ts'
import { forgetByKeys } from '../../chat/chat.service.ts'
import { eraseAccounts } from '../../desk/own-account/own-account.service.ts'
import { appendErased, pruneErased, readErasedAfter } from './erased-list.ts'
import { deleteErased, findAccounts, findKeys, lockErasedList, readErased, writeLastSeq } from './erased.store.ts'

/** Ids of one line and of one query. */
const BATCH = 2_000
/** Longer than the oldest backup that is kept: twelve months and the one that has begun. */
const KEPT_DAYS = 430

type Parts = Pick<Platform, 'db' | 'vault' | 'config' | 'now'>

/**
 * Puts the keys that were destroyed on the list outside of the database. They leave the table only when the line is on the disk; one
 * that is written twice is the same. Answers how many.
 */
export async function listErased({ db, vault, config, now }: Parts): Promise<number> {
  for (let count = 0; ;) {
    const listed = await db.transaction().execute(async (on) => {
      const seq = (await lockErasedList(on)) + 1
      const ids = await readErased(on, BATCH)
      if (ids.length === 0) return 0
      await appendErased({ config, vault }, { seq, ids }, now())
      await deleteErased(on, ids)
      await writeLastSeq(on, seq)
      return ids.length
    })
    count += listed
    if (listed < BATCH) return count
  }
}

export const pruneErasedList = ({ config, vault, now }: Parts): Promise<void> =>
  pruneErased({ config, vault }, new Date(now().getTime() - KEPT_DAYS * DAY_MS))

/**
 * Destroys again what the list knows and this database does not: it was restored from before (docs/decisions/0095). Call it before
 * anybody is let in. As a rule it reads one file and does nothing. Answers how many keys were there again.
 */
export async function applyErased(platform: Platform): Promise<number> {
  const { db, vault, config, log } = platform
  const known = await db.transaction().execute(lockErasedList)
  const { lines, last_seq } = await readErasedAfter({ config, vault }, known)
  if (last_seq < known) log.error('the list of erased keys is shorter than it was', { count: known - last_seq })
  if (lines.length === 0) return 0
  let count = 0
  for (const ids of batchesOf(lines.flatMap((line) => line.ids))) count += await eraseAgain(platform, ids)
  await writeLastSeq(db, last_seq)
  if (count > 0) log.warn('what had been erased came back with a backup, and is erased again', { count })
  return count
}

async function eraseAgain(platform: Platform, ids: readonly string[]): Promise<number> {
  const { db, vault } = platform
  const back = await findKeys(db, ids)
  if (back.length === 0) return 0
  await eraseAccounts(platform, await findAccounts(db, back))
  await db.transaction().execute(async (on) => {
    await forgetByKeys(platform, on, back)
    await vault.destroyKeys(on, back)
  })
  return back.length
}

const batchesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH))
