import type { Language } from '@himoya/contract/languages'
import type { Banner, BannerQuery } from '@himoya/contract/content/site'
import type { Platform } from '../../../platform/platform.ts'
import { announceChange, onContentChanged } from '../../../platform/pages/content-changed.ts'
import { listLive, type Live } from '../content.service.ts'
import { shownBanners, turnsBetween } from './banners.policy.ts'

export type Banners = {
  list(lang: Language, query: BannerQuery): Promise<Banner[]>
  stop(): void
}

/** Every page asks for its banner, so they are kept in memory until content changes. */
export function keepBanners({ db, hub, now }: Pick<Platform, 'db' | 'hub' | 'now'>): Banners {
  const kept = new Map<Language, Promise<Live<'banner'>[]>>()
  const read = (lang: Language): Promise<Live<'banner'>[]> => {
    const reading = kept.get(lang) ?? listLive(db, 'banner', lang).then(({ results }) => results)
    kept.set(lang, reading)
    reading.catch(() => kept.delete(lang))
    return reading
  }
  const stop = onContentChanged(hub, () => kept.clear())
  return {
    stop,
    list: async (lang, query) => shownBanners(await read(lang), query, now()).map(bannerOf),
  }
}

const bannerOf = ({ id, lang, facts, texts }: Live<'banner'>): Banner => ({
  id,
  lang,
  placement: facts.placement,
  audience: facts.audience,
  tone: facts.tone,
  priority: facts.priority,
  title: texts.title,
  summary: texts.summary,
  button: texts.button,
  href: facts.href,
})

/** Called each minute: pages are kept whole, so they are made anew when a banner's time has begun or is over. */
export async function turnBanners({ db, hub, now }: Pick<Platform, 'db' | 'hub' | 'now'>): Promise<void> {
  const { results } = await listLive(db, 'banner', 'uz')
  const minute_ago = new Date(now().getTime() - 90_000)
  if (turnsBetween(results, minute_ago, now())) announceChange(hub, 'banner')
}
