import { Id } from '@himoya/contract/common'
import { openingAt } from '@himoya/contract/content/opening-hours'
import type { Language } from '@himoya/contract/languages'
import type { Place, PlaceQuery } from '@himoya/contract/content/places'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Live, listLive, oneLive } from '../content.service.ts'
import { pointOf, sortByDistance } from './near.policy.ts'
import { isShown, judgePhones, type PhoneWord } from './phones.policy.ts'
import { readPhoneWords } from './places.store.ts'

type Parts = Pick<Platform, 'db' | 'now'>

/** More than the country will have; sorting by distance and by the clock needs all of them. */
const ALL = 5_000

/** Places of help in the editors' order, or the nearest first. */
export async function listPlaces(
  { db, now }: Parts,
  lang: Language,
  { near, open_now, ...query }: PlaceQuery,
): Promise<{ count: number; results: Place[] }> {
  const { limit, offset } = windowOf(query)
  const one_by_one = near !== undefined || open_now !== undefined
  const window = one_by_one ? { limit: ALL } : { limit, offset }
  const found = await listLive(db, 'place', lang, { facts: factsOf(query), ...window })
  if (!one_by_one) return { count: found.count, results: await presentAll({ db, now }, found.results) }
  const at = now().getTime()
  const open = found.results.filter(({ facts }) => open_now === undefined || isOpen(facts, at) === (open_now === 'true'))
  const shown = near === undefined ? open : sortByDistance(open.map(withPoint), pointOf(near)).map(({ place }) => place)
  return { count: shown.length, results: await presentAll({ db, now }, shown.slice(offset, offset + limit)) }
}

/** By its id or its slug. Throws `not_found`. */
export async function showPlace({ db, now }: Parts, lang: Language, key: string): Promise<Place> {
  const place = await oneLive(db, 'place', lang, Id.safeParse(key).success ? { id: key } : { slug: key })
  const [shown] = await presentAll({ db, now }, [place])
  return shown!
}

const FLAGS = ['free', 'child_alone', 'accessible'] as const

function factsOf(query: Pick<PlaceQuery, 'kind' | 'region' | (typeof FLAGS)[number]>): Record<string, unknown> {
  const { kind, region } = query
  const flags = FLAGS.filter((flag) => query[flag] !== undefined).map((flag) => [flag, query[flag] === 'true'])
  return { ...(kind && { kind }), ...(region && { region }), ...Object.fromEntries(flags) }
}

function isOpen(facts: Live<'place'>['facts'], now: number): boolean {
  const { state } = openingAt(facts, now)
  return state === 'open' || state === 'always'
}

/** A shelter has no point, whatever somebody wrote. */
const pointIn = ({ kind, lat, lng }: Live<'place'>['facts']): { lat: number | null; lng: number | null } =>
  kind === 'shelter' ? { lat: null, lng: null } : { lat, lng }

const withPoint = (place: Live<'place'>) => ({ ...pointIn(place.facts), place })

async function presentAll({ db, now }: Parts, places: readonly Live<'place'>[]): Promise<Place[]> {
  const words = await readPhoneWords(
    db,
    places.map(({ id }) => id),
  )
  return places.map((place) =>
    present(
      place,
      words.filter(({ item_id }) => item_id === place.id),
      now(),
    ),
  )
}

function present({ id, slug, lang, facts, texts, sample, updated_at }: Live<'place'>, words: PhoneWord[], now: Date): Place {
  const phones = judgePhones(facts.phones, words, now)
  const shown = phones.filter(isShown)
  return {
    id,
    slug,
    lang,
    ...facts,
    ...pointIn(facts),
    title: texts.title,
    summary: texts.summary,
    address: facts.kind === 'shelter' ? null : texts.address,
    phones: shown.map(({ number, verified_at }) => ({ number, verified_at })),
    phones_hidden: phones.length - shown.length,
    sample,
    updated_at: updated_at.toISOString(),
  }
}
