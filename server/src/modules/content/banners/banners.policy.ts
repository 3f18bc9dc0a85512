import type { BannerQuery } from '@himoya/contract/content/site'
import type { Facts } from '@himoya/contract/content/content-types'

type Scheduled = Pick<Facts<'banner'>, 'shown_from' | 'shown_until'>
type Where = Pick<BannerQuery, 'placement' | 'audience'>

const at = (instant: string | null, unset: number): number => (instant === null ? unset : Date.parse(instant))

/** Is it shown now? The beginning belongs to it, the end does not. */
const isShown = ({ shown_from, shown_until }: Scheduled, now: Date): boolean =>
  at(shown_from, -Infinity) <= now.getTime() && now.getTime() < at(shown_until, Infinity)

/** Those for a place and an audience now, the most important first. One alert silences all others. */
export function shownBanners<B extends { facts: Facts<'banner'> }>(banners: readonly B[], where: Where, now: Date): B[] {
  const fitting = banners.filter(
    ({ facts }) =>
      isShown(facts, now) &&
      (where.placement === undefined || facts.placement === where.placement || facts.placement === 'everywhere') &&
      (where.audience === undefined || facts.audience === null || facts.audience === where.audience),
  )
  const sorted = fitting.toSorted((one, other) => other.facts.priority - one.facts.priority)
  const alert = sorted.find(({ facts }) => facts.tone === 'alert')
  return alert ? [alert] : sorted
}

/** Did one begin or end after `since`, up to now? */
export const turnsBetween = (banners: readonly { facts: Scheduled }[], since: Date, now: Date): boolean =>
  banners.some(({ facts }) => isShown(facts, since) !== isShown(facts, now))
