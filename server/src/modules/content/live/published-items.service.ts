import type { ContentType, Facts, Texts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import { DAY_MS } from '@himoya/contract/tashkent'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertItems } from '../items.store.ts'
import { liveRowsOf } from './live-rows.policy.ts'
import { insertLive } from './live.store.ts'
import { searchKeyOf } from './search-key.policy.ts'
import { titlesOf } from '../editing/working.policy.ts'

/** Content that is published from the start: samples, and what tests need. Its id is its own, so that others can refer to it. */
export type PublishedItem = {
  [T in ContentType]: {
    id: string
    type: T
    slug: string
    facts: Facts<T>
    texts: Record<Language, Texts<T>>
    sample?: boolean
    safety?: boolean
    /** Days before now; today unless said. */
    days_ago?: number
  }
}[ContentType]

/** Puts them in as published, in their order. The caller answers for what they say: nothing is checked. */
export async function addPublishedItems({ now }: Pick<Platform, 'now'>, db: Db, items: readonly PublishedItem[]): Promise<void> {
  if (items.length === 0) return
  const rows = items.map((item, position) => ({
    ...item,
    position,
    at: new Date(now().getTime() - (item.days_ago ?? 0) * DAY_MS),
  }))
  await insertItems(
    db,
    rows.map(({ at, id, type, slug, position, facts, texts, sample, safety }) => ({
      id,
      type,
      slug,
      position,
      facts,
      texts,
      search_key: searchKeyOf(titlesOf(texts)),
      sample: sample ?? false,
      safety: safety ?? false,
      state: 'published',
      live_version: 1,
      created_at: at,
      updated_at: at,
    })),
  )
  await insertLive(
    db,
    rows.flatMap(({ at, sample, ...item }) => liveRowsOf({ ...item, sample: sample ?? false, published_at: at, updated_at: at })),
  )
}
