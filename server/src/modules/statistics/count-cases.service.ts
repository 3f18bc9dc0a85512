import { REPORT_TYPES } from '@himoya/contract/reports/report-lists'
import type { Platform } from '../../platform/platform.ts'
import { monthAt } from './months.policy.ts'
import { addToCells, insertCounted, lockStatistics, readUncounted, turnCases } from './statistics.store.ts'

const BATCH = 500

/**
 * Counts what the team has taken up since the last time, in the month of now, and takes back what turned out to be a duplicate, not
 * ours, or withdrawn. Each case stands in one counter at most, however often this runs.
 */
export async function countCases({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const month = monthAt(now())
  while (await countSome(db, month)) continue
}

function countSome(pool: Platform['db'], month: string): Promise<boolean> {
  return pool.transaction().execute(async (db) => {
    await lockStatistics(db)
    const turned = [...(await turnCases(db, false)), ...(await turnCases(db, true))]
    const found = await readUncounted(db, BATCH)
    const cases = found.map(({ id, ...facts }) => ({ case_id: id, place: { month, ...placeOf(facts) } }))
    if (cases.length > 0)
      await insertCounted(
        db,
        cases.map(({ case_id, place }) => ({ case_id, ...place })),
      )
    await addToCells(db, [...turned, ...cases.map(({ place }) => ({ ...place, count: 1 }))])
    return found.length === BATCH
  })
}

type Facts = Omit<Awaited<ReturnType<typeof readUncounted>>[number], 'id'>

const placeOf = ({ type_ids, region_code, child_age_band, child_gender }: Facts) => ({
  type: typeOf(type_ids),
  region: region_code ?? 'unknown',
  age: child_age_band ?? 'unknown',
  gender: child_gender ?? 'unknown',
})

/** The form of law; `several` when its kinds belong to more than one. "Other" beside a form adds none. */
function typeOf(type_ids: readonly string[]): string {
  const forms = new Set(REPORT_TYPES.filter(({ id, form }) => form !== null && type_ids.includes(id)).map(({ form }) => form))
  const [only = 'other'] = forms
  return forms.size > 1 ? 'several' : only!
}
