import type { Language } from '@himoya/contract/languages'
import type { PlaceLookBody, PlaceVoices, PlaceWords } from '@himoya/contract/content/place-answers'
import type { Place } from '@himoya/contract/content/places'
import { tashkentDay } from '@himoya/contract/tashkent'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { oneLive } from '../content.service.ts'
import { asksForLook, atLeast } from './place-answers.policy.ts'
import { readAnswerWords, readPlaceVoices, readShownNo, readWordsKey, writeLook } from './place-answers.store.ts'

type Parts = Pick<Platform, 'db' | 'now'>
type Page = { page: number; page_size: number }

/**
 * How places do that somebody answered about, those that ask for a look first, then those with the most "no". What people wrote is for
 * those who answer for the team: an editor learns neither the words nor that there are any.
 */
export async function listPlaceVoices(
  { db, now }: Parts,
  { role }: Pick<StaffActor, 'role'>,
  lang: Language,
  page: Page,
): Promise<{ count: number; results: PlaceVoices[] }> {
  const reads = role === 'supervisor'
  const day = tashkentDay(now())
  const rows = await readPlaceVoices(db, lang, day)
  const heard = rows.flatMap((row) => {
    const { place_id, slug, title, region, yes, little, no, not_gone, words, words_day, seen_no, words_from, looked_at } = row
    const answers = yes + little + no + not_gone
    if (!reads && answers === 0) return []
    const look = seen_no === null ? null : { seen_no, words_from }
    const voices: PlaceVoices = {
      place_id,
      slug,
      title,
      region: region as Place['region'],
      answers: atLeast(answers),
      of: { yes: atLeast(yes), little: atLeast(little), no: atLeast(no), not_gone: atLeast(not_gone) },
      words: reads ? words : null,
      day,
      looked_at: looked_at?.toISOString() ?? null,
      waits: asksForLook({ no, words_day: reads ? words_day : null }, look),
    }
    return [voices]
  })
  const { limit, offset } = windowOf(page)
  const sorted = heard.toSorted((one, other) => Number(other.waits) - Number(one.waits) || (other.of.no ?? 0) - (one.of.no ?? 0))
  return { count: sorted.length, results: sorted.slice(offset, offset + limit) }
}

/** What people wrote of a place, of days that are over, in no order. Throws `not_found`. */
export async function listPlaceWords(
  { db, vault, now }: Parts & Pick<Platform, 'vault'>,
  lang: Language,
  item_id: string,
  page: Page,
): Promise<{ count: number; results: PlaceWords[] }> {
  await oneLive(db, 'place', lang, { id: item_id })
  const key_id = await readWordsKey(db, item_id)
  if (key_id === undefined) return { count: 0, results: [] }
  const sealer = await vault.useKey(db, key_id)
  const { rows, count } = await readAnswerWords(db, { item_id, today: tashkentDay(now()), ...windowOf(page) })
  return { count, results: rows.map(({ id, answer, body }) => ({ answer, words: sealer.open(`${id}:words`, body) })) }
}

/** Somebody of the team has looked into what their list showed: it asks again when something new comes. Throws `not_found`. */
export async function lookAtPlace(
  { db, now }: Parts,
  actor: StaffActor,
  item_id: string,
  { no, day }: PlaceLookBody,
): Promise<void> {
  await oneLive(db, 'place', 'uz', { id: item_id })
  const looked_at = now()
  const today = tashkentDay(looked_at)
  const seen_no = Math.min(no ?? 0, await readShownNo(db, item_id))
  // a list may be of yesterday: words that came since nobody has read
  const seen_until = day < today ? day : today
  const words_from = actor.role === 'supervisor' ? seen_until : null
  await writeLook(db, { item_id, looked_by: actor.id, looked_at, seen_no, words_from })
}
