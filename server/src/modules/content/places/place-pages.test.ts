import type { Facts } from '@himoya/contract/content/content-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { addPublishedItems, type PublishedItem } from '../live/published-items.service.ts'

const TILES = 'https://tiles.example/{z}/{x}/{y}.png'

const place = (slug: string, kind: Facts<'place'>['kind'], phones: Facts<'place'>['phones'] = []): PublishedItem => ({
  id: v7(),
  type: 'place',
  slug,
  facts: {
    kind,
    region: 'UZ-SA',
    lat: 39.6512,
    lng: 66.9634,
    phones,
    hours: [[{ opens: '09:00', closes: '18:00' }], [], [], [], [], [], []],
    day_and_night: false,
    free: true,
    child_alone: true,
    accessible: true,
    website: 'https://example.uz/',
  },
  texts: {
    uz: { title: `Joy ${slug}`, summary: 'Qabul <b>qiladi</b>', address: `Ko‘cha ${slug}` },
    ru: { title: '', summary: '', address: '' },
    en: { title: '', summary: '', address: '' },
  },
})

describe('pages of places', () => {
  let test: TestApp
  const read = async (path: string, base = test) => {
    const { status, body, headers } = await base.call<string>('GET', path, { headers: { 'accept-encoding': 'identity' } })
    return { status, html: body, headers }
  }
  beforeAll(async () => {
    test = await startTestApp()
    await addPublishedItems(test.platform, test.platform.db, [
      place('centre', 'inson', [
        { number: '+998712000000', verified_at: new Date().toISOString() },
        { number: '1055', verified_at: null },
      ]),
      place('refuge', 'shelter'),
    ])
  })
  afterAll(() => test.close())

  it('the list, the list of a region and a place are whole without a script', async () => {
    for (const path of ['/uz/places', '/uz/places/in/samarqand']) {
      const { status, html } = await read(path)
      expect(status).toBe(200)
      expect(html).toContain('Joy centre')
      expect(html).toContain('href="/uz/places/refuge"')
      expect(html).toContain('<svg class="map"')
    }
    expect((await read('/uz/places/in/buxoro')).html).not.toContain('Joy centre')
    for (const unknown of [
      '/uz/places/in/nowhere',
      '/uz/places/none',
      '/uz/places/page/2',
      '/uz/places/page/1',
      '/uz/places/in/samarqand/page/9',
    ])
      expect((await read(unknown)).status, unknown).toBe(404)
  })

  it('a place can be called and found; a number nobody checked is not in the page', async () => {
    const { html } = await read('/uz/places/centre')
    expect(html).toContain('href="tel:+998712000000"')
    expect(html).not.toContain('tel:1055')
    // A nonce is of letters and digits too, and may have these four.
    expect(html.replaceAll(/ nonce="[^"]*"/g, '')).not.toContain('1055')
    expect(html).toContain('geo:39.6512,66.9634')
    expect(html).toContain('"@type":"Place"')
    expect(html).toContain('Qabul &lt;b&gt;qiladi&lt;/b&gt;')
  })

  it('of a shelter neither page tells where it stands', async () => {
    const pages = await Promise.all(['/uz/places', '/uz/places/in/samarqand', '/ru/places/refuge'].map((path) => read(path)))
    for (const { html } of pages) expect(html).not.toContain('Ko‘cha refuge')
    const shelter = pages[2]!.html
    // 39.65 may also be the seconds of a time.
    expect(shelter).not.toMatch(/(?<!:\d\d:)39\.65|66\.96/)
    for (const trace of ['geo:', 'openstreetmap', 'GeoCoordinates', 'map-pin', 'streetAddress'])
      expect(shelter).not.toContain(trace)
  })

  it('may ask where somebody is: for what is near, and on every page for SOS', async () => {
    const policy = async (path: string) => (await read(path)).headers.get('permissions-policy')
    expect(await policy('/uz/places')).toContain('geolocation=(self)')
    expect(await policy('/uz/news')).toContain('geolocation=(self)')
    expect((await test.call('GET', '/api/v1/region/')).headers.get('permissions-policy')).toContain('geolocation=()')
  })

  it('asks nobody for street tiles, unless an operator says whom; then from these pages only', async () => {
    expect((await read('/uz/places')).headers.get('content-security-policy')).not.toContain('tiles.example')
    const other = await startTestApp({ env: { MAP_TILES_URL: TILES } })
    const policy = async (path: string) => (await read(path, other)).headers.get('content-security-policy')
    expect(await policy('/uz/places')).toMatch(/img-src [^;]*https:\/\/tiles\.example(?:;| )/)
    expect(await policy('/uz/news')).not.toContain('tiles.example')
    expect((await read('/uz/places', other)).html).toContain(`data-map="${TILES}"`)
    await other.close()
  })

  it('a search without scripts is sent as a body, answered on the same page and kept nowhere', async () => {
    const send = (words: string) => fetch(`${test.url}/uz/search`, { method: 'POST', body: new URLSearchParams({ q: words }) })
    const answer = await send('жой centre')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await answer.text()
    expect(html).toContain('href="/uz/places/centre"')
    expect(html).toContain('<mark>')
    const evil = await (await send('"><script>alert(1)</script>')).text()
    expect(evil).not.toContain('<script>alert')
    expect((await send('')).status).toBe(200)
    expect((await send('a'.repeat(5_000))).status).toBe(200)
    expect((await send('a'.repeat(70_000))).status).toBe(413)
    expect((await read('/uz/search')).html).not.toContain('centre')
  })

  it('a page that takes no form takes none', async () => {
    const answer = await fetch(`${test.url}/uz/places`, { method: 'POST', body: new URLSearchParams({ q: 'a' }) })
    expect([404, 405]).toContain(answer.status)
  })
})
