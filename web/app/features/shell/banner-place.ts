import type { BANNER_PLACES } from '@himoya/contract/content/content-lists'
import type { Language } from '@himoya/contract/languages'
import type { Banner, BannerPage } from '@himoya/contract/content/site'
import type { SiteContext } from '../../site-context.ts'

type Place = (typeof BANNER_PLACES)[number]

const PLACES: readonly Place[] = ['learn', 'questions', 'news', 'places']
/** Kept for when nothing else can be had: a banner would stand there for ever. */
const WITHOUT = new Set(['error', 'offline'])

/** Lists below a section: for an audience, about a topic, in a region, further pages. */
const LIST = /^\/(?:for|about|in|page)\//

/** A section's banner stands on its lists; whoever reads one thing is not sent to another. */
function placeOf(rest: string): Place {
  if (rest === '') return 'home'
  const isListOf = (place: Place): boolean => rest.startsWith(place) && LIST.test(rest.slice(place.length))
  return PLACES.find((place) => rest === place || isListOf(place)) ?? 'everywhere'
}

/** The banners that may stand on a page now; `rest` is its path after the language. */
export async function readBanners({ read }: Pick<SiteContext, 'read'>, lang: Language, rest: string): Promise<Banner[]> {
  if (WITHOUT.has(rest)) return []
  const found = (await read(`/api/v1/banner/?placement=${placeOf(rest)}`, lang)) as BannerPage | null
  return found?.results ?? []
}

/** One at most: the most important for everybody, or on a page for one audience for that one. */
export function bannerFor(banners: readonly Banner[], rest: string): Banner | undefined {
  const of = /(?:^|\/)for\/(child|teen|parent|teacher)$/.exec(rest)?.[1]
  return banners.find(({ audience }) => audience === null || audience === of)
}
