import { afterEach, expect, it } from 'vitest'
import { openDatabaseWay, type Way } from '../../../test/database-way.ts'
import { connect } from './connect.ts'

let stops: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  stops = []
})

async function openWay(): Promise<Way> {
  const way = await openDatabaseWay()
  stops.push(() => way.close())
  return way
}

it('gives up a swallowed connection and each that was opened before, so that the next statement is answered', async () => {
  const way = await openWay()
  const { pool } = connect(way.url, 4, 1_000)
  stops.push(() => pool.end())
  const ask = async () => {
    const client = await pool.connect()
    return client
      .query<{ n: number }>('select 1 as n')
      .then(({ rows }) => rows)
      .finally(() => client.release())
  }
  const clients = await Promise.all([1, 2, 3, 4].map(() => pool.connect()))
  for (const client of clients) client.release()
  expect(way.opened()).toBe(4)
  way.swallow()
  await expect(ask()).rejects.toMatchObject({ code: '08006' })
  // It would be the turn of the three other silent ones.
  expect(await ask()).toEqual([{ n: 1 }])
  expect(way.opened()).toBe(5)
})

it('leaves a connection alone whose statement was only slow: the database ends that', async () => {
  const way = await openWay()
  const { pool } = connect(way.url, 1, 1_000)
  stops.push(() => pool.end())
  const client = await pool.connect()
  await expect(client.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  client.release()
  expect(way.opened()).toBe(1)
})

it('cuts no statement where no patience was set', async () => {
  const way = await openWay()
  const { pool } = connect(way.url, 1)
  stops.push(() => pool.end())
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '0' }])
})
