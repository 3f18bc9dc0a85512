import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import { AppError } from '../core/errors.ts'
import { v7 as uuid } from './ids.ts'
import { decrypt, encrypt } from './sealed-box.ts'
import { deleteKeys, findKey, type KeyRow, keysBefore, replaceWrapping, writeKey, writeKeyOnce } from './vault.store.ts'

/** Master keys by version; the highest wraps new keys, the others only unwrap until `rewrapKeys` has run. */
export type MasterKeys = ReadonlyMap<number, Buffer>

const KEY_BYTES = 32
/** Unwrapped keys kept in memory; the oldest goes first. */
const CACHE_SIZE = 20_000
/** What another node destroyed is announced (hear-gone-keys.ts); where the announcement is lost, it is over after this. */
const KEPT_MS = 60_000
const REWRAP_BATCH = 500
/** The one key that belongs to no account or chat: what is looked up must not change when the master does. */
const INDEX_KEY_ID = '00000000-0000-7000-8000-000000000001'

/**
 * Seals personal text so that a copy of the database is unreadable (safety.md 26). `key_id` names the
 * account's or chat's own key, `row_id` (with the column where a row has several) binds a text to its place:
 * moved to another row it no longer opens.
 */
export type Vault = {
  /** Makes and stores a key; call it in the transaction that makes the row it belongs to. */
  createKey(db: Db): Promise<string>
  /** The key, ready to seal and open many texts without another query. Throws `not_found` once it is destroyed. */
  useKey(db: Db, key_id: string): Promise<Sealer>
  /** What these keys sealed is unreadable from now on, in every copy and backup made later. */
  destroyKeys(db: Db, key_ids: readonly string[]): Promise<void>
  /** Lets go of opened keys that somebody else destroyed; without ids, of all. Whoever uses one again reads it again. */
  forgetKeys(key_ids?: readonly string[]): void
  /** A keyed hash for lookup of a phone, nickname or code without storing it. 32 bytes. */
  blindIndex(purpose: string, value: string): Buffer
}

export type Sealer = {
  seal(row_id: string, text: string): Buffer
  /** Throws when the row, the key or a byte is not the one it was sealed with. */
  open(row_id: string, sealed: Buffer): string
}

/** Throws in words for the operator when the configured master keys do not open this database. `clock` in milliseconds. */
export async function openVault(db: Db, masters: MasterKeys, clock = (): number => performance.now()): Promise<Vault> {
  const { bytes: _, ...index } = newKey(masters, INDEX_KEY_ID)
  await writeKeyOnce(db, index)
  const indexKey = createSecretKey(await readKey(db, masters, INDEX_KEY_ID))
  const cache = new Map<string, { sealer: Promise<Sealer>; until: number }>()
  // Until the transaction that destroys a key has ended others still find it: what they read meanwhile is not kept.
  const doomed = new Map<string, number>()
  const doom = (key_ids: readonly string[]): void => {
    for (const [key_id, until] of doomed) {
      if (clock() < until) break
      doomed.delete(key_id)
    }
    for (const key_id of key_ids) doomed.set(key_id, clock() + KEPT_MS)
  }
  const keep = (key_id: string, sealer: Promise<Sealer>): void => {
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string)
    cache.set(key_id, { sealer, until: clock() + KEPT_MS })
  }

  return {
    async createKey(on) {
      const { bytes, ...row } = newKey(masters, uuid())
      await writeKey(on, row)
      // Whoever makes a key seals with it at once; one whose transaction fails is asked for by nobody.
      keep(row.id, Promise.resolve(sealerOf(bytes)))
      return row.id
    },
    useKey(on, key_id) {
      if (clock() < (doomed.get(key_id) ?? 0)) return readKey(on, masters, key_id).then(sealerOf)
      const known = cache.get(key_id)
      if (known && clock() < known.until) return known.sealer
      cache.delete(key_id)
      // Who asks while it is read waits for the same answer, so that nobody overtakes.
      const sealer = readKey(on, masters, key_id).then(sealerOf)
      keep(key_id, sealer)
      const forget = (): void => void (cache.get(key_id)?.sealer === sealer && cache.delete(key_id))
      sealer.catch(forget)
      return sealer
    },
    async destroyKeys(on, key_ids) {
      doom(key_ids)
      if (key_ids.length > 0) await deleteKeys(on, key_ids)
      for (const key_id of key_ids) cache.delete(key_id)
    },
    forgetKeys(key_ids) {
      if (key_ids === undefined) cache.clear()
      else for (const key_id of key_ids) cache.delete(key_id)
    },
    blindIndex: (purpose, value) => createHmac('sha256', indexKey).update(`${purpose}\0${value}`).digest(),
  }
}

/**
 * Wraps every key anew that an older master wraps, while the server runs. It may be stopped at any moment and
 * called again: each row says itself which master it needs. Afterwards the old master can be taken away.
 * `tell` hears how many are done so far.
 * @returns how many keys it re-wrapped
 */
export async function rewrapKeys(db: Db, masters: MasterKeys, tell: (count: number) => void = () => {}): Promise<number> {
  const version = newestOf(masters)
  let count = 0
  for (;;) {
    const rows = await keysBefore(db, version, REWRAP_BATCH)
    if (rows.length === 0) return count
    for (const row of rows) await rewrap(db, masters, row)
    count += rows.length
    tell(count)
  }
}

async function rewrap(db: Db, masters: MasterKeys, { id, wrapped, master_version }: KeyRow): Promise<void> {
  const newest = newestOf(masters)
  const key = decrypt(masterOf(masters, master_version), wrapped, id)
  await replaceWrapping(db, { id, wrapped: encrypt(masterOf(masters, newest), key, id), master_version: newest }, master_version)
}

/**
 * A server that starts wraps the index key under the newest master it knows: so a rotation can tell that whoever runs opens
 * what the new master wraps (`knownMaster`).
 */
export async function showMaster(db: Db, masters: MasterKeys): Promise<void> {
  const row = await findKey(db, INDEX_KEY_ID)
  if (row && row.master_version < newestOf(masters)) await rewrap(db, masters, row)
}

/** The newest master that a server of this database has started with. */
export async function knownMaster(db: Db): Promise<number> {
  return (await findKey(db, INDEX_KEY_ID))?.master_version ?? 0
}

function sealerOf(bytes: Buffer): Sealer {
  const key = createSecretKey(bytes)
  return {
    seal: (row_id, text) => encrypt(key, text, row_id),
    open: (row_id, sealed) => decrypt(key, sealed, row_id).toString('utf8'),
  }
}

function newKey(masters: MasterKeys, id: string): KeyRow & { bytes: Buffer } {
  const [master_version, bytes] = [newestOf(masters), randomBytes(KEY_BYTES)]
  return { id, wrapped: encrypt(masterOf(masters, master_version), bytes, id), master_version, bytes }
}

async function readKey(db: Db, masters: MasterKeys, id: string): Promise<Buffer> {
  const row = await findKey(db, id)
  // what it sealed was deleted: for whoever still asks, it does not exist
  if (!row) throw Object.assign(new AppError('not_found'), { message: 'vault: the key is gone' })
  const master = masterOf(masters, row.master_version)
  try {
    return decrypt(master, row.wrapped, id)
  } catch (error) {
    throw new Error(`MASTER_KEY version ${row.master_version} is not the one this database was made with`, { cause: error })
  }
}

export const newestOf = (masters: MasterKeys): number => Math.max(...masters.keys())

function masterOf(masters: MasterKeys, version: number): Buffer {
  const key = masters.get(version)
  if (!key) throw new Error(`MASTER_KEY lacks version ${version}, which this database still needs`)
  return key
}
