import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { v7 as uuid } from './ids.ts'
import type { Db } from '../db/connect.ts'
import { readKey, writeKey } from './vault.store.ts'

/** Master keys by version; the highest wraps new keys, the others only unwrap (rotation re-wraps online). */
export type MasterKeys = ReadonlyMap<number, Buffer>

const FORMAT = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Unwrapped keys kept in memory; the oldest goes first. */
const CACHE_SIZE = 20_000

/** Layout: format byte, nonce, tag, ciphertext. A fresh random nonce each time (NIST SP 800-38D, 8.2.2). */
function encrypt(key: Buffer, text: Buffer, associated: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(associated))
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, sealed: Buffer, associated: string): Buffer {
  if (sealed[0] !== FORMAT) throw new Error('vault: unknown format')
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(associated))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()])
}

/**
 * Seals personal text so that a copy of the database is unreadable (safety.md 26). `key_id` names the
 * account's or chat's own key, `row_id` (with the column where a row has several) binds a text to its place:
 * moved to another row it no longer opens.
 */
export type Vault = {
  /** Makes and stores a key; call it in the transaction that makes the row it belongs to. */
  createKey(db: Db): Promise<string>
  /** The key, ready to seal and open many texts without another query. */
  useKey(db: Db, key_id: string): Promise<Sealer>
  /** A keyed hash for lookup of a phone, nickname or code without storing it. 32 bytes. */
  blindIndex(purpose: string, value: string): Buffer
}

export type Sealer = {
  seal(row_id: string, text: string): Buffer
  /** Throws when the row, the key or a byte is not the one it was sealed with. */
  open(row_id: string, sealed: Buffer): string
}

export function createVault(masters: MasterKeys): Vault {
  const newest = Math.max(...masters.keys())
  const master = (version: number): Buffer => {
    const key = masters.get(version)
    if (!key) throw new Error(`vault: master key version ${version} is not configured`)
    return key
  }
  // The index key comes from the first master so that rotation does not change what is looked up.
  const indexKey = Buffer.from(hkdfSync('sha256', master(Math.min(...masters.keys())), '', 'himoya blind index', 32))
  const cache = new Map<string, Sealer>()

  const sealerOf = (key: Buffer): Sealer => ({
    seal: (row_id, text) => encrypt(key, Buffer.from(text, 'utf8'), row_id),
    open: (row_id, sealed) => decrypt(key, sealed, row_id).toString('utf8'),
  })

  const remember = (key_id: string, sealer: Sealer): Sealer => {
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string)
    cache.set(key_id, sealer)
    return sealer
  }

  return {
    async createKey(db) {
      const id = uuid()
      await writeKey(db, { id, wrapped: encrypt(master(newest), randomBytes(32), id), master_version: newest })
      return id
    },
    async useKey(db, key_id) {
      const known = cache.get(key_id)
      if (known) return known
      const row = await readKey(db, key_id)
      return remember(key_id, sealerOf(decrypt(master(row.master_version), row.wrapped, key_id)))
    },
    blindIndex: (purpose, value) => createHmac('sha256', indexKey).update(`${purpose}\0${value}`).digest(),
  }
}
