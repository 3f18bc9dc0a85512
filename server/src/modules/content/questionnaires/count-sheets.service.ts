import { tashkentDay } from '@himoya/contract/tashkent'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  addCounts,
  insertWords,
  lockKey,
  type Place,
  readKey,
  SKIPPED,
  tellCounts,
  type Version,
} from './questionnaires.store.ts'
import type { Taken } from './way.policy.ts'

type Parts = Pick<Platform, 'vault' | 'now'>
/** What one answered, question by question. */
export type Sheet = readonly Taken[]
const WHOLE: Place = { question: '', option: '' }

/** Until the end of the transaction nobody else answers it. Answers the key of its free words. */
export async function lockQuestionnaire({ vault }: Pick<Platform, 'vault'>, db: Db, id: string): Promise<string> {
  const made = (await readKey(db, id)) ?? (await vault.createKey(db))
  const key_id = await lockKey(db, id, made)
  if (key_id !== made) await vault.destroyKeys(db, [made])
  return key_id
}

/** Adds sheets to what was counted; `key_id` seals their free words. In a transaction that holds the questionnaire. */
export async function countSheets(
  { vault, now }: Parts,
  db: Db,
  version: Version & { key_id: string },
  sheets: readonly Sheet[],
): Promise<void> {
  const { questionnaire_id, version: number, key_id } = version
  const day = tashkentDay(now())
  await addCounts(db, { questionnaire_id, version: number }, day, sumsOf(sheets))
  const words = sheets.flat().flatMap(({ question, text }) => (text === null ? [] : [{ question, text }]))
  if (words.length === 0) return
  const sealer = await vault.useKey(db, key_id)
  const rows = words.map(({ question, text }) => {
    const id = randomUUID()
    return { questionnaire_id, version: number, id, question, body: sealer.seal(`${id}:words`, text), day }
  })
  await insertWords(db, rows)
}

/** How often each place was met, always in one order. */
function sumsOf(sheets: readonly Sheet[]): (Place & { answers: number })[] {
  const sums = new Map<string, Place & { answers: number }>()
  const add = (place: Place): void => {
    const key = `${place.question} ${place.option}`
    sums.set(key, { ...place, answers: (sums.get(key)?.answers ?? 0) + 1 })
  }
  for (const sheet of sheets) {
    add(WHOLE)
    for (const { question, options, text } of sheet) {
      const is_skipped = options.length === 0 && text === null
      for (const option of is_skipped ? [SKIPPED] : ['', ...options]) add({ question, option })
    }
  }
  return [...sums.values()]
}

/** Takes over sheets that were filled in elsewhere; they are published at once. The caller answers for what they say. */
export async function importSheets(platform: Parts, db: Db, version: Version, sheets: readonly Sheet[]): Promise<void> {
  if (sheets.length === 0) return
  const key_id = await lockQuestionnaire(platform, db, version.questionnaire_id)
  await countSheets(platform, db, { ...version, key_id }, sheets)
  await tellCounts(db, version.questionnaire_id, 1)
}
