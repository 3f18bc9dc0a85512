import { STATISTIC_KEYS } from '@himoya/contract/statistics/statistic-lists'
import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedStatistics } from '../../../demo/statistics.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { countCases } from './count-cases.service.ts'
import { halfOf, isDue, isRevisionDue, monthAt, monthsBetween, nextMonth, wholeHalves } from './months.policy.ts'
import { printStatistics } from './print.service.ts'
import { addToCells } from './statistics.store.ts'
import { monthsOf } from './tables.policy.ts'

const PATH = '/api/v1/victim/statistics/'
/** Noon in Tashkent, far from a month’s end. */
const MID_MONTH = new Date('2026-11-18T07:00:00Z')
const PLACE = { type: 'bullying', region: 'UZ-TK', age: '11-13', gender: 'girl' }

describe('when numbers come out', () => {
  it('a month is over at midnight in Tashkent, and its numbers come out 30 days later', () => {
    expect(monthAt(new Date('2026-01-31T18:59:59Z'))).toBe('2026-01')
    expect(monthAt(new Date('2026-01-31T19:00:00Z'))).toBe('2026-02')
    expect(isDue('2026-01', new Date('2026-03-02T18:59:59Z'))).toBe(false)
    expect(isDue('2026-01', new Date('2026-03-02T19:00:00Z'))).toBe(true)
    expect(nextMonth('2026-12')).toBe('2027-01')
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  })

  it('periods are half-years that never overlap, so that nothing can be found between two of them', () => {
    expect([halfOf('2026-06'), halfOf('2026-07')]).toEqual(['2026-1', '2026-2'])
    expect(monthsOf('2026-2')).toEqual(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'])
    expect(wholeHalves(monthsBetween('2025-07', '2026-06'))).toEqual(['2025-2', '2026-1'])
    expect(wholeHalves(monthsBetween('2025-07', '2026-05'))).toBeNull()
    expect(wholeHalves(monthsBetween('2025-08', '2026-01'))).toBeNull()
  })

  it('the year before is looked at again once, from February on', () => {
    const looked = (half: string, looked_at: string, now: string) =>
      isRevisionDue({ half, looked_at: new Date(looked_at) }, new Date(now))
    expect(looked('2025-1', '2025-07-31T00:00:00Z', '2026-01-31T12:00:00Z')).toBe(false)
    expect(looked('2025-1', '2025-07-31T00:00:00Z', '2026-02-01T12:00:00Z')).toBe(true)
    expect(looked('2025-1', '2026-02-01T12:00:00Z', '2026-12-31T12:00:00Z')).toBe(false)
    expect(looked('2025-1', '2026-02-01T12:00:00Z', '2027-02-01T12:00:00Z')).toBe(true)
    expect(looked('2026-1', '2026-07-31T00:00:00Z', '2026-12-31T12:00:00Z')).toBe(false)
  })
})

describe('counting', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ at: MID_MONTH })
  })
  afterAll(() => test.close())

  const counters = () =>
    test.platform.db
      .selectFrom('statistics_cell')
      .select(['month', 'type', 'region', 'age', 'gender', 'count'])
      .where('count', '>', 0)
      .execute()
  const put = (state: 'triage' | 'assigned' | 'duplicate' | 'closed') =>
    test.platform.db
      .updateTable('report_case')
      .set({ state, settled_at: ['duplicate', 'closed'].includes(state) ? new Date() : null })
      .execute()

  it('a report is counted when the team has taken it up, once, and taken back when it was told already', async () => {
    const body = {
      reporter_role: 'witness',
      type_ids: ['bullying_school', 'bullying'],
      urgency: 'past',
      region_code: 'UZ-TK',
      description: 'An invented story for a test, nothing else.',
      child_age_band: '11-13',
      child_gender: 'girl',
      accept_terms: true,
    }
    expect((await test.call('POST', '/api/v1/victim/', { body })).status).toBe(201)
    const { platform } = test
    for (const early of ['received', 'triage'] as const) {
      if (early === 'triage') await put('triage')
      await countCases(platform)
      expect(await counters()).toEqual([])
    }
    await put('assigned')
    await countCases(platform)
    const counted = [{ month: monthAt(platform.now()), ...PLACE, count: 1 }]
    expect(await counters()).toEqual(counted)
    await put('closed')
    await countCases(platform)
    expect(await counters()).toEqual(counted)
    await put('duplicate')
    await countCases(platform)
    expect(await counters()).toEqual([])
    await put('assigned')
    await countCases(platform)
    expect(await counters()).toEqual(counted)
  })

  it('the counter stays when the report is gone, and leads to nobody', async () => {
    await test.platform.db.deleteFrom('report').execute()
    await countCases(test.platform)
    expect((await counters()).map(({ count }) => count)).toEqual([1])
    expect(await test.platform.db.selectFrom('statistics_case').select('case_id').execute()).toEqual([])
  })
})

describe('the public numbers', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await startTestApp({ at: MID_MONTH, cast: true })
  })
  afterEach(() => test.close())
  const read = (query: string, lang: 'uz' | 'ru' | 'en' = 'en') => test.call('GET', `${PATH}?${query}`, { lang })
  const fill = async () => {
    await seedStatistics(test.platform, test.platform.db)
    await printStatistics(test.platform)
  }

  it('are none before anything is out', async () => {
    expect((await read('by=type')).body).toEqual({
      by: 'type',
      period: null,
      method_version: '2026-1',
      cells: [],
      total: null,
      sample: false,
    })
    expect((await test.call('GET', `${PATH}period/`)).body).toEqual({ halves: [], last_month: null })
  })

  it('wait 30 days after their month, and then stay as they are', async () => {
    const { platform } = test
    const month = monthAt(platform.now())
    await addToCells(platform.db, [{ month, ...PLACE, count: 400 }])
    const end = new Date(`${nextMonth(month)}-01T00:00:00Z`).getTime() - 5 * 3_600_000
    test.shiftClock(end - test.platform.now().getTime() + 29 * DAY_MS)
    await printStatistics(platform)
    expect((await read('by=month')).body.cells).toEqual([])
    test.shiftClock(2 * DAY_MS)
    await printStatistics(platform)
    const { cells } = (await read('by=month')).body
    expect(cells.at(-1)).toMatchObject({ key: month, suppressed: false })
    expect(cells.at(-1).count).toBeGreaterThan(300)
    expect(cells.at(-1).count).toBeLessThanOrEqual(400)
    await addToCells(platform.db, [{ month, ...PLACE, count: 400 }])
    await printStatistics(platform)
    expect((await read('by=month')).body.cells).toEqual(cells)
  })

  it('answer by one or two of what is counted, in either order, with names in the asked language', async () => {
    await fill()
    const { body } = await read('by=region', 'ru')
    expect(body.cells).toHaveLength(STATISTIC_KEYS.region.length)
    expect(body.cells.find(({ key }: { key: string }) => key === 'UZ-TK')).toMatchObject({ label: 'город Ташкент' })
    expect(body.total).toBeGreaterThan(1_000)
    const [one, other] = [(await read('by=type,gender')).body, (await read('by=gender,type')).body]
    const turned = (key: string): string => key.split(',').toReversed().join(',')
    expect(one.cells).toHaveLength(24)
    for (const { key, count } of one.cells)
      expect(other.cells.find((cell: { key: string }) => cell.key === turned(key)).count).toBe(count)
    expect(one.cells.some(({ suppressed }: { suppressed: boolean }) => suppressed)).toBe(true)
  })

  it('refuse what is no table, and periods that could be set against each other', async () => {
    await fill()
    const { halves, last_month } = (await test.call('GET', `${PATH}period/`)).body
    const [{ from, to }] = halves
    for (const by of ['', 'name', 'type,type', 'type,age,gender'])
      expect((await read(`by=${by}`)).body).toMatchObject({ code: 'invalid', fields: { by: expect.any(Array) } })
    const shorter = monthsBetween(from, to).at(-2)!
    expect((await read(`by=type&from=${from}&to=${to}`)).status).toBe(200)
    expect((await read(`by=type&from=${from}&to=${shorter}`)).body.code).toBe('invalid')
    expect((await read(`by=type&from=${from}`)).body.fields).toEqual({ to: ['required'] })
    expect((await read(`by=type&from=${to}&to=${from}`)).body.code).toBe('invalid')
    expect((await read(`by=month&from=${from}&to=${shorter}`)).status).toBe(200)
    expect((await read(`by=month&from=${from}&to=${nextMonth(last_month)}`)).status).toBe(404)
    expect((await read('by=type&from=2090-01&to=2090-06')).status).toBe(404)
  })

  it('are a file for table programs, hidden numbers empty, in the asked language', async () => {
    await fill()
    const { status, headers, body } = await read('by=age,region&format=csv&lang=uz')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('attachment; filename="statistics-age-region')
    const lines = body.replace('\ufeff', '').split('\r\n')
    expect(lines[0]).toBe('Yosh,Hudud,age,region,Kamida')
    expect(lines).toHaveLength(1 + 5 * 15 + 1)
    expect(lines.filter((line: string) => line.endsWith(','))).not.toHaveLength(0)
    expect(lines.filter((line: string) => /,[1-9]\d+$/.test(line))).not.toHaveLength(0)
  })

  it('never say how many were held back, and are read from nothing but what was printed', async () => {
    await fill()
    const before = (await read('by=type,region')).body
    expect(JSON.stringify(before)).not.toContain('withheld')
    await test.platform.db.deleteFrom('statistics_cell').execute()
    expect((await read('by=type,region')).body).toEqual({ ...before, sample: false })
  })

  it('are seen by supervisors as they are, before they are out and in any months', async () => {
    await fill()
    const month = monthAt(test.platform.now())
    await addToCells(test.platform.db, [{ month, ...PLACE, count: 3 }])
    const { access } = await test.signIn('supervisor@himoya.test')
    const ask = (query: string, token = access) => test.call('GET', `/api/v1/staff/statistics/?${query}`, { token })
    const { status, body } = await ask(`by=type,region&from=${month}&to=${month}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ by: 'type,region', from: month, to: month })
    expect(body.cells).toContainEqual({ key: 'bullying,UZ-TK', label: expect.any(String), count: expect.any(Number) })
    expect(body.total).toBe(body.cells.reduce((sum: number, { count }: { count: number }) => sum + count, 0))
    expect((await ask('by=type&from=2020-01&to=2026-01')).body.fields).toEqual({ from: ['out_of_range'] })
    const { access: counsellor } = await test.signIn('counsellor@himoya.test')
    expect((await ask('by=type', counsellor)).status).toBe(403)
  })

  it('are corrected once a year, and only when ten reports or more were wrong', async () => {
    await fill()
    const { platform } = test
    const [{ from, to }] = (await test.call('GET', `${PATH}period/`)).body.halves
    const span = `from=${from}&to=${to}`
    const before = (await read(`by=type&${span}`)).body
    const of_bullying = (body: typeof before): number => body.cells.find(({ key }: { key: string }) => key === 'bullying').count
    await addToCells(platform.db, [{ month: from, ...PLACE, count: 9 }])
    const toFebruary = (year: number): void =>
      test.shiftClock(new Date(`${year}-02-10T00:00:00Z`).getTime() - platform.now().getTime())
    const year = Number(to.slice(0, 4))
    toFebruary(year + 1)
    await printStatistics(platform)
    expect((await read(`by=type&${span}`)).body).toEqual(before)
    await addToCells(platform.db, [{ month: from, ...PLACE, count: 91 }])
    await printStatistics(platform)
    expect((await read(`by=type&${span}`)).body).toEqual(before)
    toFebruary(year + 2)
    await printStatistics(platform)
    const after = (await read(`by=type&${span}`)).body
    expect(after.period.version).toBe(2)
    // The same was held back as before, so the difference is the correction, in fives.
    expect(of_bullying(after) - of_bullying(before)).toBe(100)
    const drawn = await platform.db
      .selectFrom('statistics_number')
      .select((of) => of.fn.agg<number>('count', ['withheld']).distinct().as('draws'))
      .where('half', '=', halfOf(from))
      .groupBy(['by', 'key'])
      .execute()
    expect(new Set(drawn.map(({ draws }) => draws))).toEqual(new Set([1]))
  })
})
