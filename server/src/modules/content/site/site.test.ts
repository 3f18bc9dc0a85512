import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REGION_CODES } from '@himoya/contract/people'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
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
    expect(versions.every(({ safety }) => safety)).toBe(true)
  })

  it('privacy tells where a place is asked, and what the recovery code opens; the complaint is written on its page', async () => {
    const said = {
      uz: { place: 'Joyimni yuborish', code: 'eski suhbatlar yopiladi', never: 'Joylashuvingizni so‘ramaymiz' },
      ru: { place: 'Отправить, где я', code: 'старые разговоры закрыты', never: 'Мы не спрашиваем, где вы' },
      en: { place: 'Send where I am', code: 'earlier chats stay closed', never: 'We do not ask where you are' },
    }
    for (const lang of ['uz', 'ru', 'en'] as const) {
      const { body: privacy } = await test.call('GET', '/api/v1/page/privacy/', { lang })
      const words = JSON.stringify(privacy.body)
      expect(words).toContain(said[lang].place)
      expect(words).toContain(said[lang].code)
      expect(words).not.toContain(said[lang].never)
      const { body: complaint } = await test.call('GET', '/api/v1/page/complaint/', { lang })
      expect(JSON.stringify(complaint.body)).toContain(`/${lang}/report/receipt`)
      const { body: found } = await test.call('GET', `/api/v1/search/?q=${encodeURIComponent(said[lang].place)}`, { lang })
      expect(JSON.stringify(found)).toContain('privacy')
    }
  })

  it('a page that an editor has changed stays as they wrote it', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../migrations/0043_site_texts.sql'), 'utf8')
    const { db } = test.platform
    await db.transaction().execute(async (again) => {
      await sql`update content_item set version = 1, live_version = 1 where type = 'page' and slug = 'complaint'`.execute(again)
      await sql`delete from content_version where version = 2 and item_id in (select id from content_item where slug = 'complaint')`.execute(
        again,
      )
      await sql`update content_item set texts = '{}' where type = 'page'`.execute(again)
      for (const statement of text.split(/;\n(?=\n|CREATE|INSERT|UPDATE)/)) await sql.raw(statement).execute(again)
      const { rows } = await sql<{ slug: string; texts: object }>`
        select slug, texts from content_item where type = 'page' and slug in ('complaint', 'privacy')`.execute(again)
      const texts = new Map(rows.map((row) => [row.slug, Object.keys(row.texts)]))
      expect(texts.get('complaint')).toEqual(['en', 'ru', 'uz'])
      expect(texts.get('privacy')).toEqual([])
    })
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
