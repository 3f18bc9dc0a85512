import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { loseDatabaseAfterCommit } from './lost-database.ts'

const STORY = 'Darsdan keyin meni eshik oldida ushlab turishadi va qo‘rqitishadi.'
const REPORT = {
  reporter_role: 'child_self',
  type_ids: ['threats'],
  urgency: 'ongoing',
  region_code: 'UZ-SA',
  description: STORY,
  accept_terms: true,
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it.each([
  ['report', 'victim', REPORT],
  ['asked_question', 'question', { title: 'Sinfdoshim bilan urishib qoldim', question: STORY }],
  ['complaint', 'complaint', { text: STORY }],
])(
  'the receipt of a row of %s is told again under its key, though the database went after the commit',
  async (table, path, body) => {
    const { db } = app.platform
    const rows = async (): Promise<number> =>
      Number((await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db)).rows[0]!.count)
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => app.call('POST', `/api/v1/${path}/`, { body, headers })
    const before = await rows()
    const database = loseDatabaseAfterCommit(table)
    const first = await send()
    const was_lost = database.isLost()
    database.bringBack()
    const again = await send()
    expect([was_lost, again.status, again.body.receipt?.length]).toEqual([true, 201, 20])
    expect(await rows()).toBe(before + 1)
    expect([first.status, first.body]).toEqual([201, again.body])
    expect((await app.call('POST', `/api/v1/${path}/receipt/`, { body: { receipt: again.body.receipt } })).status).toBe(200)
  },
)
