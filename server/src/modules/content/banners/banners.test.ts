import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Facts } from '@himoya/contract/content/content-types'
import { v7 } from '../../../platform/crypto/ids.ts'
import { announceChange, contentChanged } from '../../../platform/pages/content-changed.ts'
import { addPublishedItems, type PublishedItem } from '../live/published-items.service.ts'
import { turnBanners } from './banners.service.ts'

const HOUR_MS = 3_600_000
const banner = (slug: string, facts: Partial<Facts<'banner'>> = {}): PublishedItem => ({
  id: v7(),
  type: 'banner',
  slug,
  facts: {
    placement: 'home',
    audience: null,
    tone: 'news',
    priority: 0,
    shown_from: null,
    shown_until: null,
    href: null,
    ...facts,
  },
  texts: {
    uz: { title: slug, summary: '', button: '' },
    ru: { title: '', summary: '', button: '' },
    en: { title: '', summary: '', button: '' },
  },
})

describe('banners', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())
  const titles = async (query = '') =>
    (await test.call('GET', `/api/v1/banner/${query}`)).body.results.map(({ title }: { title: string }) => title)
  const put = async (...items: PublishedItem[]) => {
    await test.platform.db.deleteFrom('content_item').where('type', '=', 'banner').execute()
    await addPublishedItems(test.platform, test.platform.db, items)
    announceChange(test.platform.hub, 'banner')
  }

  it('are those of the place and of every place, the most important first', async () => {
    await put(
      banner('low'),
      banner('high', { priority: 9 }),
      banner('all', { placement: 'everywhere' }),
      banner('n', { placement: 'news' }),
    )
    expect(await titles('?placement=home')).toEqual(['high', 'low', 'all'])
    expect(await titles('?placement=learn')).toEqual(['all'])
    expect(await titles()).toHaveLength(4)
    expect((await test.call('GET', '/api/v1/banner/?placement=moon')).status).toBe(422)
  })

  it('for an audience are those for all and those for it', async () => {
    await put(banner('all'), banner('teens', { audience: 'teen' }), banner('parents', { audience: 'parent' }))
    expect(await titles('?audience=teen')).toEqual(['all', 'teens'])
  })

  it('one alert silences all others', async () => {
    await put(banner('loud', { priority: 100 }), banner('alert', { tone: 'alert', placement: 'everywhere' }))
    expect(await titles('?placement=home')).toEqual(['alert'])
    expect(await titles('?placement=news')).toEqual(['alert'])
  })

  it('begin and end at their time, and pages hear of it', async () => {
    const at = (hours: number) => new Date(test.platform.now().getTime() + hours * HOUR_MS).toISOString()
    await put(banner('later', { shown_from: at(1), shown_until: at(2) }), banner('past', { shown_until: at(-1) }))
    expect(await titles()).toEqual([])
    let heard = 0
    const stop = test.platform.hub.subscribe(contentChanged, 'all', () => heard++)
    await turnBanners(test.platform)
    expect(heard).toBe(0)
    test.shiftClock(HOUR_MS + 1_000)
    expect(await titles()).toEqual(['later'])
    await turnBanners(test.platform)
    expect(heard).toBe(1)
    test.shiftClock(HOUR_MS)
    expect(await titles()).toEqual([])
    await turnBanners(test.platform)
    expect(heard).toBe(2)
    stop()
  })
})
