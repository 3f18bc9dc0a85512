import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { boolArray, byteaArray, textArray, UnfitValue, uuidArray } from './binary-arrays.ts'

let client: pg.Client
let close: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase()
  client = new pg.Client(database.url)
  await client.connect()
  close = async () => {
    await client.end()
    await database.drop()
  }
})
afterAll(() => close())

/** What PostgreSQL understood. */
async function read(type: string, array: Buffer): Promise<unknown[]> {
  const { rows } = await client.query(
    `select value from unnest($1::${type}[]) with ordinality as given(value, place) order by place`,
    [array],
  )
  return rows.map(({ value }) => value)
}

it('PostgreSQL reads each value as it was given, in order', async () => {
  const uuids = Array.from({ length: 300 }, () => randomUUID())
  expect(await read('uuid', uuidArray(uuids))).toEqual(uuids)
  const bools = uuids.map((uuid) => uuid < '8')
  expect(await read('bool', boolArray(bools))).toEqual(bools)
  const texts = ['', ' ', '{,"\\}', 'NULL', 'O‘zbekiston — Ўзбекистон', '👩‍👧\n']
  expect(await read('text', textArray(texts))).toEqual(texts)
  const bytes = [Buffer.alloc(0), Buffer.from([0]), randomBytes(70_000)]
  expect(await read('bytea', byteaArray(bytes))).toEqual(bytes)
})

it('a uuid in capitals, or without hyphens, is the same', async () => {
  const uuid = randomUUID()
  expect(await read('uuid', uuidArray([uuid.toUpperCase(), uuid.replaceAll('-', '')]))).toEqual([uuid, uuid])
})

it('an empty array stays one', async () => {
  expect(await read('uuid', uuidArray([]))).toEqual([])
})

it('what is no uuid is refused, not stored as another', () => {
  for (const wrong of [
    '',
    'a',
    `${randomUUID()}0`,
    'zzzzzzzz-zzzz-4zzz-8zzz-zzzzzzzzzzzz',
    'ўzzzzzzz-zzzz-4zzz-8zzz-zzzzzzzzzzzz',
  ]) {
    expect(() => uuidArray([wrong])).toThrow(UnfitValue)
  }
})
