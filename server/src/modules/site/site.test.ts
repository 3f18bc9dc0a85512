import { REGION_CODES } from '@himoya/contract/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { rounded } from './counts.policy.ts'

describe('the pages of the house', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it('about, privacy, terms and complaint are there on a fresh installation, in three languages', async () => {
    for (const lang of ['uz', 'ru', 'en'] as const) {
      for (const key of ['about', 'privacy', 'terms', 'complaint']) {
        const { status, body } = await test.call('GET', `/api/v1/page/${key}/`, { lang })
        expect(status).toBe(200)
        expect(body).toMatchObject({ key, lang, sample: false })
        expect(body.body.length).toBeGreaterThan(5)
      }
    }
    expect((await test.call('GET', '/api/v1/page/none/')).status).toBe(404)
  })

  it('about answers at its own path, with and without a closing slash', async () => {
    for (const path of ['/api/v1/about', '/api/v1/about/'])
      expect((await test.call('GET', path)).body).toMatchObject({ key: 'about', title: 'Himoya haqida' })
  })

  it('no wording that keeps somebody safe may be changed by one person alone', async () => {
    const pages = await test.platform.db
      .selectFrom('content_item')
      .select(['slug', 'safety'])
      .where('type', '=', 'page')
      .execute()
    expect(pages.map(({ safety }) => safety)).toEqual([true, true, true, true])
    const versions = await test.platform.db.selectFrom('content_version').select('safety').execute()
    expect(versions.map(({ safety }) => safety)).toEqual([true, true, true, true])
  })

  it('regions are the 14 divisions, named in the asked language', async () => {
    const { body } = await test.call('GET', '/api/v1/region/', { lang: 'en' })
    expect(body.count).toBe(14)
    expect(body.results.map(({ code }: { code: string }) => code).toSorted()).toEqual([...REGION_CODES].toSorted())
    expect(body.results[0]).toEqual({ code: 'UZ-TK', name: 'Tashkent City' })
  })

  it('counts are rounded down, and fewer than ten are none', async () => {
    expect([0, 9, 10, 19, 999, 1_000, 1_999, 12_345].map(rounded)).toEqual([0, 0, 10, 10, 990, 1_000, 1_900, 12_300])
    const { body } = await test.call('GET', '/api/v1/count/')
    expect(body).toEqual({ lessons: 0, questions: 0, places: 0, conversations: 0 })
  })
})
