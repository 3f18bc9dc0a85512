import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEED } from '../../../../kit/test/seed.ts'
import { untilHolds } from '../../../../kit/test/until.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { connect, type Db } from '../db/connect.ts'
import { createLog } from '../core/log.ts'
import { hearGoneKeys } from './hear-gone-keys.ts'
import { openVault, rewrapKeys } from './vault.ts'

let db: Db
let database_url: string
let close: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase()
  const connection = connect(database.url, 4)
  db = connection.db
  database_url = database.url
  close = async () => {
    await connection.pool.end()
    await database.drop()
  }
})
afterAll(() => close())

const first = randomBytes(32)
const second = randomBytes(32)
const before = new Map([[1, first]])
const during = new Map([
  [1, first],
  [2, second],
])
const after = new Map([[2, second]])

describe('the vault', () => {
  it('gives back any text, in the place it was sealed for', async () => {
    const vault = await openVault(db, before)
    const sealer = await vault.useKey(db, await vault.createKey(db))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, row_id) => {
        expect(sealer.open(row_id, sealer.seal(row_id, text))).toBe(text.toWellFormed())
      }),
      { seed: SEED },
    )
  })

  it('opens nothing in another place, with another key or with one bit turned', async () => {
    const vault = await openVault(db, before)
    const sealer = await vault.useKey(db, await vault.createKey(db))
    const other = await vault.useKey(db, await vault.createKey(db))
    fc.assert(
      fc.property(fc.string(), fc.uuid(), fc.uuid(), fc.nat(), (text, row_id, other_row, position) => {
        fc.pre(row_id !== other_row)
        const sealed = sealer.seal(row_id, text)
        expect(() => sealer.open(other_row, sealed)).toThrow()
        expect(() => other.open(row_id, sealed)).toThrow()
        const turned = Buffer.from(sealed)
        const at = position % turned.length
        turned[at] = turned[at]! ^ (1 << (position % 8))
        expect(() => sealer.open(row_id, turned)).toThrow()
      }),
      { seed: SEED },
    )
  })

  it('never seals the same text to the same bytes', async () => {
    const vault = await openVault(db, before)
    const sealer = await vault.useKey(db, await vault.createKey(db))
    expect(sealer.seal('row', 'salom')).not.toEqual(sealer.seal('row', 'salom'))
  })

  it('finds a phone by the same index after a restart, and keeps purposes apart', async () => {
    const [one, again] = [await openVault(db, before), await openVault(db, before)]
    expect(one.blindIndex('phone', '+998901234567')).toEqual(again.blindIndex('phone', '+998901234567'))
    expect(one.blindIndex('phone', 'x')).not.toEqual(one.blindIndex('nickname', 'x'))
  })

  it('makes what a destroyed key sealed unreadable', async () => {
    const vault = await openVault(db, before)
    const key_id = await vault.createKey(db)
    await vault.useKey(db, key_id)
    await vault.destroyKeys(db, [key_id])
    await expect(vault.useKey(db, key_id)).rejects.toThrow('gone')
  })

  it('keeps every text and index through a rotation that was stopped half way, and then needs the old master no more', async () => {
    const vault = await openVault(db, before)
    const key_ids: string[] = []
    for (let count = 0; count < 12; count += 1) key_ids.push(await vault.createKey(db))
    const sealed = await Promise.all(key_ids.map(async (id) => (await vault.useKey(db, id)).seal(id, `text of ${id}`)))
    const index = vault.blindIndex('phone', '+998901234567')

    let allowed = 5
    const stopping = new Proxy(db, {
      get(target, name) {
        if (name === 'updateTable' && (allowed -= 1) < 0) throw new Error('killed')
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await expect(rewrapKeys(stopping, during)).rejects.toThrow('killed')
    expect(await rewrapKeys(db, during)).toBeGreaterThan(0)
    expect(await rewrapKeys(db, during)).toBe(0)

    const rotated = await openVault(db, after)
    expect(rotated.blindIndex('phone', '+998901234567')).toEqual(index)
    for (const [at, id] of key_ids.entries()) {
      expect((await rotated.useKey(db, id)).open(id, sealed[at]!)).toBe(`text of ${id}`)
    }
  })

  it('refuses a master key that is not the database’s, and says which one is missing', async () => {
    await expect(openVault(db, before)).rejects.toThrow('lacks version 2')
    await expect(openVault(db, new Map([[2, randomBytes(32)]]))).rejects.toThrow('version 2 is not the one')
  })
})

describe('a key that one node destroys', () => {
  const gone = async (work: Promise<unknown>): Promise<void> => expect(work).rejects.toMatchObject({ code: 'not_found' })

  it('is gone on every other node, also when hundreds go at once', async () => {
    // What is kept there does not run out by itself: only what is heard ends it.
    const [here, there] = [await openVault(db, during), await openVault(db, during, () => 0)]
    const ear = hearGoneKeys(there, { url: database_url, log: createLog('silent') })
    const keys: string[] = []
    for (let count = 0; count < 450; count += 1) keys.push(await here.createKey(db))
    for (const key of keys) await there.useKey(db, key)
    await here.destroyKeys(db, keys)
    for (const key of keys) await untilHolds(() => gone(there.useKey(db, key)))
    await ear.close()
  })

  it('opens nothing there before it is heard by no more than a minute, should the announcement be lost', async () => {
    let now = 0
    const [here, there] = [await openVault(db, during), await openVault(db, during, () => now)]
    const key = await here.createKey(db)
    await there.useKey(db, key)
    await here.destroyKeys(db, [key])
    now = 59_999
    await there.useKey(db, key)
    now = 60_000
    await gone(there.useKey(db, key))
  })

  it('is not kept open by who reads it before the transaction has ended', async () => {
    const here = await openVault(db, during)
    const key = await here.createKey(db)
    await db.transaction().execute(async (transaction) => {
      await here.destroyKeys(transaction, [key])
      await here.useKey(db, key)
    })
    await gone(here.useKey(db, key))
  })

  it('that was to be destroyed and was not is kept open again after a minute', async () => {
    let now = 0
    const here = await openVault(db, during, () => now)
    const key = await here.createKey(db)
    const takenBack = db.transaction().execute(async (transaction) => {
      await here.destroyKeys(transaction, [key])
      throw new Error('taken back')
    })
    await expect(takenBack).rejects.toThrow('taken back')
    expect(await here.useKey(db, key)).not.toBe(await here.useKey(db, key))
    now = 60_000
    expect(await here.useKey(db, key)).toBe(await here.useKey(db, key))
  })

  it('of a transaction that is taken back stays', async () => {
    const [here, there] = [await openVault(db, during), await openVault(db, during)]
    const key = await here.createKey(db)
    await db
      .transaction()
      .execute(async (transaction) => {
        await here.destroyKeys(transaction, [key])
        throw new Error('taken back')
      })
      .catch(() => null)
    await there.useKey(db, key)
    await here.useKey(db, key)
  })
})
