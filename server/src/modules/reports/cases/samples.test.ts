import { CASE_STATES } from '@himoya/contract/reports/case-lists'
import type { CasePage } from '@himoya/contract/reports/cases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CASE_LIMITS, onCase } from '../../../../test/case-cast.ts'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { seedCases } from '../../../../demo/cases.ts'
import { ringLate } from './deadlines/late.service.ts'

let app: TestApp
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: CASE_LIMITS, cast: true })
  await seedCases(app.platform)
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const list = async (view: string) => (await onCase<CasePage>(app, supervisor, 'GET', `?page_size=100&view=${view}`)).body.results

describe('the demo’s cases', () => {
  it('stand in each state, in three languages, marked as samples, and open', async () => {
    const rows = [...(await list('open')), ...(await list('settled'))]
    expect(rows.map(({ state }) => state).toSorted((one, two) => one.localeCompare(two))).toEqual(
      CASE_STATES.toSorted((one, two) => one.localeCompare(two)),
    )
    expect(rows.every(({ sample }) => sample)).toBe(true)
    expect(new Set(rows.map(({ lang }) => lang))).toEqual(new Set(['uz', 'ru', 'en']))
    for (const { id } of rows) {
      const { status, body } = await onCase(app, supervisor, 'GET', `${id}/`)
      expect({ id, status }).toEqual({ id, status: 200 })
      expect(body.facts.description).toMatch(/^\[(Namuna|Пример|Sample)\]/)
    }
  })

  it('show something late, and ring nothing', async () => {
    expect((await list('late')).length).toBeGreaterThan(0)
    await ringLate(app.platform)
    const rung = await app.platform.db.selectFrom('case_event').select('id').where('kind', '=', 'deadline').execute()
    expect(rung).toEqual([])
  })

  it('are put in once', async () => {
    await seedCases(app.platform)
    const { body } = await onCase<Record<string, number>>(app, supervisor, 'GET', 'counts/')
    expect(Object.values(body)).toEqual(CASE_STATES.map(() => 1))
  })

  it('are read by their person as by anybody', async () => {
    const { access } = await app.signIn('lola')
    const { body } = await app.call('GET', '/api/v1/victim/', { token: access })
    expect(body.results.map(({ state }: { state: string }) => state)).toEqual(['needs_you', 'in_work'])
  })
})
