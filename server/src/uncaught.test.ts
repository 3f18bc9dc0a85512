import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { until } from '../../kit/test/until.ts'
import { connect } from './platform/db/connect.ts'
import { createLog } from './platform/core/log.ts'
import { writeLeaving } from './platform/jobs/jobs.store.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { watchUncaught } from './uncaught.ts'

function open() {
  const lines: string[] = []
  let stops = 0
  const uncaught = watchUncaught({
    log: createLog('error', (line) => void lines.push(line)),
    stop: () => void (stops += 1),
    turn_ms: 10,
  })
  return { uncaught, lines, stops: () => stops }
}

it('goes on after a rejection that nobody caught, and tells its class without its text', async () => {
  const { uncaught, lines, stops } = open()
  uncaught.rejected(new Error('canary: +998901234567'))
  await sleep(50)
  expect(stops()).toBe(0)
  expect(lines.join('')).toContain('a rejection nobody caught')
  expect(lines.join('')).not.toMatch(/canary|901234567/)
})

it('ends once after an error that nobody caught, however many follow', async () => {
  const { uncaught, stops } = open()
  uncaught.thrown(new Error('one'))
  uncaught.thrown(new Error('two'))
  await until(() => stops() > 0)
  await sleep(50)
  expect(stops()).toBe(1)
})

it.each(['ECONNRESET', 'EPIPE'])(
  'goes on after a connection that broke off, %s, and tells of it; the next error still ends it',
  async (code) => {
    const { uncaught, lines, stops } = open()
    uncaught.thrown(Object.assign(new Error('broken off'), { code }))
    await sleep(50)
    expect(stops()).toBe(0)
    expect(lines.join('')).toContain(code)
    for (const error of [undefined, null, 'ECONNRESET', Object.assign(new Error('full'), { code: 'ENOSPC' })]) {
      const other = open()
      other.uncaught.thrown(error)
      while (other.stops() === 0) await sleep(5)
    }
    uncaught.thrown(new Error('another'))
    while (stops() === 0) await sleep(5)
  },
)

it('lets one node of three go at a time, the next when that one is back', async () => {
  const database = await createTestDatabase()
  const { db, pool } = connect(database.url, 3)
  const nodes = ['a', 'b', 'c'].map((name) => ({ name, ...open() }))
  const asked = new Map<string, number>()
  for (const { name, uncaught } of nodes)
    uncaught.takeTurns(() => {
      asked.set(name, (asked.get(name) ?? 0) + 1)
      return writeLeaving(db, name, 3_600)
    })
  for (const { uncaught } of nodes) uncaught.thrown(new Error('the same on each'))
  const staying = () => nodes.filter(({ stops }) => stops() === 0)
  for (const left of [2, 1, 0]) {
    await until(() => staying().length <= left)
    // Whoever stays has been refused since, and stays.
    asked.clear()
    await until(() => staying().every(({ name }) => (asked.get(name) ?? 0) > 1))
    expect(staying()).toHaveLength(left)
    await sql`update server_node set leaving_at = leaving_at - interval '2 hours'`.execute(db)
  }
  await pool.end()
  await database.drop()
})

it('stays while its database is away', async () => {
  const { uncaught, stops } = open()
  let away = true
  uncaught.takeTurns(async () => {
    if (away) throw new Error('no database')
    return true
  })
  uncaught.thrown(new Error('x'))
  await sleep(60)
  expect(stops()).toBe(0)
  away = false
  await until(() => stops() > 0)
})
