import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { connect, type Db } from '../db/connect.ts'
import { openVault, rewrapKeys } from './vault.ts'

let db: Db
let close: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase()
  const connection = connect(database.url, 4)
  db = connection.db
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
