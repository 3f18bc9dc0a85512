import type { Facts } from '@himoya/contract/content/content-types'
import { PLACE_COLUMNS } from '@himoya/contract/content/place-lists'
import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { addPublishedItems, type PublishedItem } from '../live/published-items.service.ts'

const [OFFICE, NIGHT, SHELTER] = [v7(), v7(), v7()]
const day = (opens: string, closes: string) => [{ opens, closes }]
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const place = (id: string, slug: string, facts: Partial<Facts<'place'>>): PublishedItem => ({
  id,
  type: 'place',
  slug,
  facts: {
    kind: 'inson',
    region: 'UZ-TK',
    lat: null,
    lng: null,
    phones: [],
    hours: null,
    day_and_night: false,
    free: true,
    child_alone: false,
    accessible: false,
    website: null,
    ...facts,
  },
  texts: {
    uz: { title: `Joy ${slug}`, summary: 'Qabul', address: `Manzil ${slug}` },
    ru: { title: `Место ${slug}`, summary: 'Приём', address: `Адрес ${slug}` },
    en: { title: '', summary: '', address: '' },
  },
})

describe('places of help', () => {
  let test: TestApp
  let editor: string
  const read = async (query = '', lang: 'uz' | 'ru' | 'en' = 'uz') =>
    (await test.call('GET', `/api/v1/place/${query}`, { lang })).body
  const slugs = async (query: string) => (await read(query)).results.map(({ slug }: { slug: string }) => slug)
  beforeAll(async () => {
    test = await startTestApp({ cast: true })
    const { platform } = test
    await platform.db.deleteFrom('content_live').where('type', '=', 'place').execute()
    await addPublishedItems(platform, platform.db, [
      place(OFFICE, 't-office', {
        lat: 41.3,
        lng: 69.25,
        phones: [
          { number: '1146', verified_at: ago(1) },
          { number: '+998712000000', verified_at: ago(181) },
          { number: '1055', verified_at: null },
          { number: '1056', verified_at: ago(170) },
        ],
        hours: Array.from({ length: 7 }, () => day('00:00', '24:00')),
      }),
      place(NIGHT, 't-night', { kind: 'legal', region: 'UZ-SA', lat: 39.65, lng: 66.96, free: false, accessible: true }),
      place(SHELTER, 't-shelter', { kind: 'shelter', lat: 41.31, lng: 69.27, day_and_night: true, child_alone: true }),
    ])
    editor = (await test.signIn('editor@himoya.test')).access
  })
  afterAll(() => test.close())

  it('are answered in three languages, falling back to Uzbek', async () => {
    expect((await read('t-office/', 'ru')).title).toBe('Место t-office')
    expect(await read('t-office/', 'en')).toMatchObject({ title: 'Joy t-office', lang: 'uz', address: 'Manzil t-office' })
    expect((await read(`${OFFICE}/`)).slug).toBe('t-office')
  })

  it('are filtered by what they are; a wrong filter is refused and an unknown place not found', async () => {
    expect(await slugs('?region=UZ-SA')).toEqual(['t-night'])
    expect(await slugs('?kind=shelter')).toEqual(['t-shelter'])
    expect(await slugs('?free=false')).toEqual(['t-night'])
    expect(await slugs('?child_alone=true')).toEqual(['t-shelter'])
    expect(await slugs('?accessible=true&free=true')).toEqual([])
    expect(await slugs('?open_now=true')).toEqual(['t-office', 't-shelter'])
    expect(await slugs('?open_now=false')).toEqual(['t-night'])
    for (const wrong of ['kind=bank', 'region=UZ-XX', 'free=yes', 'near=here', 'near=91,0', 'near=1,2,3', 'colour=red', 'page=0'])
      expect((await test.call('GET', `/api/v1/place/?${wrong}`)).status, wrong).toBe(422)
    for (const unknown of ['none', v7(), 'x%27'])
      expect((await test.call('GET', `/api/v1/place/${unknown}/`)).status, unknown).toBe(404)
  })

  it('are paged, also when sorted by distance', async () => {
    const { count, next, results } = await read('?page_size=1&near=39.6,67')
    expect([count, results[0].slug]).toEqual([3, 't-night'])
    expect((await test.call('GET', next)).body.results[0].slug).toBe('t-office')
  })

  it('a second look costs a 304', async () => {
    const { headers } = await test.call('GET', '/api/v1/place/')
    const again = await test.call('GET', '/api/v1/place/', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('of a shelter nothing tells where it stands: no point, no address, no distance', async () => {
    const shelter = await read('t-shelter/')
    expect(shelter).toMatchObject({ lat: null, lng: null, address: null, region: 'UZ-TK' })
    const answers = [
      await read('?near=41.31,69.27'),
      await read('?kind=shelter', 'ru'),
      (await test.call('GET', '/api/v1/search/?q=shelter')).body,
      (await test.call('GET', '/api/v1/search/?q=Joy')).body,
    ]
    // 41.31 may also be the seconds of a time.
    for (const answer of answers)
      expect(JSON.stringify(answer)).not.toMatch(/(?<!:\d\d:)41\.31|69\.27|(?:Manzil|Адрес) t-shelter/)
    expect((await slugs('?near=41.31,69.27')).at(-1)).toBe('t-shelter')
  })

  it('only numbers that answered not long ago are shown', async () => {
    const { phones, phones_hidden } = await read('t-office/')
    expect(phones.map(({ number }: { number: string }) => number)).toEqual(['1146', '1056'])
    expect(phones_hidden).toBe(2)
  })

  it('all others are tasks for editors, and for nobody else', async () => {
    const { body } = await test.call('GET', '/api/v1/staff/place/stale/', { token: editor, lang: 'ru' })
    expect(body.results.map(({ number, state }: { number: string; state: string }) => [number, state])).toEqual([
      ['+998712000000', 'stale'],
      ['1055', 'never'],
      ['1056', 'due'],
    ])
    expect(body.results[0]).toMatchObject({ title: 'Место t-office', region: 'UZ-TK', place_id: OFFICE })
    for (const login of ['counsellor@himoya.test', 'admin@himoya.test']) {
      const { access } = await test.signIn(login)
      expect((await test.call('GET', '/api/v1/staff/place/stale/', { token: access })).status).toBe(403)
      const body_of = { number: '1055', works: true }
      expect((await test.call('POST', `/api/v1/staff/place/${OFFICE}/check/`, { token: access, body: body_of })).status).toBe(403)
    }
    expect((await test.call('GET', '/api/v1/staff/place/stale/')).status).toBe(401)
  })

  it('a call that was answered shows the number at once, a silent one hides it, and half a year does', async () => {
    const check = (number: string, works: boolean) =>
      test.call('POST', `/api/v1/staff/place/${OFFICE}/check/`, { token: editor, body: { number, works } })
    const shown = async () => (await read('t-office/')).phones.map(({ number }: { number: string }) => number)
    expect((await check('1055', true)).status).toBe(204)
    expect(await shown()).toEqual(['1146', '1055', '1056'])
    expect((await check('1146', false)).status).toBe(204)
    expect(await shown()).toEqual(['1055', '1056'])
    const tasks = (await test.call('GET', '/api/v1/staff/place/stale/', { token: editor })).body.results
    expect(tasks.map(({ number, state }: { number: string; state: string }) => [number, state])).toContainEqual([
      '1146',
      'failed',
    ])
    expect((await check('9999', true)).status).toBe(404)
    expect(
      (await test.call('POST', `/api/v1/staff/place/${v7()}/check/`, { token: editor, body: { number: '1', works: true } }))
        .status,
    ).toBe(422)
    test.shiftClock(180 * DAY_MS)
    expect(await shown()).toEqual([])
    test.shiftClock(-180 * DAY_MS)
  })

  describe('as a table', () => {
    const send = async (csv: string, mode: 'try' | 'write') =>
      (await test.call('POST', '/api/v1/staff/place/import/', { token: editor, body: { csv, mode } })).body
    const header = 'slug,kind,region,title_uz,lat,lng,phones'
    const table = [
      header,
      'new-one,legal,UZ-SA,Yangi joy,39.6,66.9,1146',
      'new-two,bank,UZ-SA,Ikki,,,',
      ',,,,,,',
      'new-three,shelter,UZ-SA,Uch,39.6,66.9,',
      'new-one,legal,UZ-SA,Yana,,,',
      'new-four,legal,UZ-SA,To‘rt,99,66.9,',
    ].join('\r\n')

    it('each bad row is reported by its number and column, the good ones are written as drafts', async () => {
      const expected = {
        rows: 5,
        made: [{ row: 2, slug: 'new-one' }],
        changed: [],
        same: 0,
        bad: [
          { row: 3, column: 'kind', code: 'not_allowed' },
          { row: 5, column: 'lat', code: 'not_allowed' },
          { row: 5, column: 'lng', code: 'not_allowed' },
          { row: 6, column: 'slug', code: 'taken' },
          { row: 7, column: 'lat', code: 'out_of_range' },
        ],
      }
      expect(await send(table, 'try')).toEqual(expected)
      expect(await send(table, 'write')).toEqual(expected)
      const { body } = await test.call('GET', '/api/v1/staff/content/place/?state=draft', { token: editor })
      expect(body.results).toMatchObject([{ slug: 'new-one', titles: { uz: 'Yangi joy' }, state: 'draft' }])
      expect((await test.call('GET', '/api/v1/place/new-one/')).status).toBe(404)
    })

    it('a known slug is changed, an equal row is left alone', async () => {
      expect(await send(`${header}\nnew-one,legal,UZ-SA,Yangi joy,39.6,66.9,1146`, 'write')).toMatchObject({
        same: 1,
        changed: [],
      })
      expect(await send(`${header}\nnew-one,legal,UZ-SA,Boshqa nom,39.6,66.9,1146`, 'write')).toMatchObject({
        changed: [{ row: 2, slug: 'new-one' }],
      })
    })

    it('what is exported is imported again without a change', async () => {
      const { csv } = (await test.call('GET', '/api/v1/staff/place/export/', { token: editor })).body
      // Without its mark Excel shows other letters, and writes those.
      expect(csv.split('\r\n')[0]).toBe(`\uFEFF${PLACE_COLUMNS.join(',')}`)
      const report = await send(csv, 'try')
      expect(report).toMatchObject({ made: [], changed: [] })
      // A shelter that was put in with a point is refused, as any editor would be.
      expect(report.bad.every(({ column }: { column: string }) => column === 'lat' || column === 'lng')).toBe(true)
    })

    it('in torn letters, or in letters read twice, is refused whole and nothing of it is kept', async () => {
      const { csv } = (await test.call('GET', '/api/v1/staff/place/export/', { token: editor })).body
      const versions = () => test.platform.db.selectFrom('content_version').select('item_id').execute()
      const before = (await versions()).length
      const fields = async (sent: string) =>
        (await test.call('POST', '/api/v1/staff/place/import/', { token: editor, body: { csv: sent, mode: 'write' } })).body
          .fields
      expect(await fields(csv.replaceAll(/[а-яё‘«»]/gi, '\uFFFD'))).toEqual({ csv: ['not_allowed'] })
      expect(await fields(`${header}\nyangi,legal,UZ-SA,Yo\uD800q,39.6,66.9,1146`)).toEqual({ csv: ['not_allowed'] })
      const twice = new TextDecoder('windows-1251').decode(
        Buffer.from(`${header}\nyangi,legal,UZ-SA,Ёрдам маркази,39.6,66.9,1146`),
      )
      expect(await fields(twice)).toEqual({ csv: ['wrong'] })
      expect((await versions()).length).toBe(before)
    })

    it('may begin with Excel’s line about the divider, and a break inside a field is a space', async () => {
      const rows = `sep=;\r\n${header.replaceAll(',', ';')}\r\nyangi;legal;UZ-SA;Yangi\u2028joy;39.6;66.9;call me`
      expect(await send(rows, 'try')).toMatchObject({ rows: 1, bad: [{ row: 3, column: 'phones', code: 'wrong_format' }] })
      expect(await send(rows.replace('call me', '1146'), 'try')).toMatchObject({ made: [{ row: 3, slug: 'yangi' }], bad: [] })
    })

    it('a file without our columns is refused; nobody but editors imports or exports', async () => {
      const refused = await test.call('POST', '/api/v1/staff/place/import/', {
        token: editor,
        body: { csv: 'a,b\n1,2', mode: 'try' },
      })
      expect([refused.status, refused.body.fields]).toEqual([422, { csv: ['wrong_format'] }])
      const { access } = await test.signIn('counsellor@himoya.test')
      expect((await test.call('GET', '/api/v1/staff/place/export/', { token: access })).status).toBe(403)
      expect(
        (await test.call('POST', '/api/v1/staff/place/import/', { token: access, body: { csv: header, mode: 'try' } })).status,
      ).toBe(403)
    })
  })
})
