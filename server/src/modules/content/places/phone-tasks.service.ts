import type { Language } from '@himoya/contract/languages'
import type { PHONE_STATES } from '@himoya/contract/content/place-lists'
import type { PhoneTask } from '@himoya/contract/content/places'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { announceChange } from '../../../platform/pages/content-changed.ts'
import { listLive, oneLive } from '../content.service.ts'
import { judgePhones } from './phones.policy.ts'
import { readPhoneWords, writePhoneWord } from './places.store.ts'

const ALL = 5_000
/** What nobody sees before what will soon be gone. */
const URGENCY: readonly (typeof PHONE_STATES)[number][] = ['stale', 'failed', 'never', 'due']

/** Numbers of published places that somebody has to call, the most urgent first. */
export async function listPhoneTasks(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  lang: Language,
  page: { page: number; page_size: number },
): Promise<{ count: number; results: PhoneTask[] }> {
  const { results: places } = await listLive(db, 'place', lang, { limit: ALL })
  const words = Map.groupBy(
    await readPhoneWords(
      db,
      places.map(({ id }) => id),
    ),
    ({ item_id }) => item_id,
  )
  const tasks = places.flatMap(({ id, slug, texts, facts }) =>
    judgePhones(facts.phones, words.get(id) ?? [], now()).flatMap(({ state, number, verified_at }): PhoneTask[] => {
      const { kind, region } = facts
      return state === 'fresh' ? [] : [{ place_id: id, slug, title: texts.title, kind, region, number, state, verified_at }]
    }),
  )
  const { limit, offset } = windowOf(page)
  const ordered = tasks.sort((one, other) => URGENCY.indexOf(one.state) - URGENCY.indexOf(other.state))
  return { count: tasks.length, results: ordered.slice(offset, offset + limit) }
}

/** Writes down that somebody called; the public sees it at once. Throws `not_found` for a number the place does not have. */
export async function checkPhone(
  { db, hub, now }: Pick<Platform, 'db' | 'hub' | 'now'>,
  actor: StaffActor,
  item_id: string,
  { number, works }: { number: string; works: boolean },
): Promise<void> {
  const { facts } = await oneLive(db, 'place', 'uz', { id: item_id })
  if (!facts.phones.some((phone) => phone.number === number)) throw new AppError('not_found')
  await writePhoneWord(db, { item_id, number, works, checked_by: actor.id, checked_at: now() })
  announceChange(hub, 'place')
}
