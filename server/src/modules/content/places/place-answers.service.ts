import type { PlaceAnswerBody, PlaceWordsBody } from '@himoya/contract/content/place-answers'
import { DAY_MS, tashkentDay } from '@himoya/contract/tashkent'
import { FEWEST_ANSWERS } from '@himoya/contract/content/test-lists'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { oneLive } from '../content.service.ts'
import { countAnswer, deleteOldWords, insertAnswerWords, lockWordsKey, readWordsKey } from './place-answers.store.ts'

type Asker = Pick<Client, 'address' | 'lang'>

/** A carrier has many behind one address, of whom few were at one place in a day; a script is stopped. */
const ANSWER_LIMIT = { points: 10, seconds: 86_400 }
const WORDS_LIMIT = { points: 20, seconds: 86_400 }

/** Counts an answer; whose it was is kept nowhere. Throws `not_found`, `rate_limited`. */
export async function answerOfPlace(
  platform: Pick<Platform, 'db' | 'limiter' | 'vault'>,
  { address, lang }: Asker,
  item_id: string,
  { answer }: PlaceAnswerBody,
): Promise<void> {
  const { db, limiter } = platform
  await oneLive(db, 'place', lang, { id: item_id })
  const retry_after = await limiter.take('place_answer', `${address} ${item_id}`, ANSWER_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  await db.transaction().execute(async (transaction) => {
    await lockPlace(platform, transaction, item_id)
    await countAnswer(transaction, item_id, answer, FEWEST_ANSWERS)
  })
}

/**
 * Keeps a few words for the team, sealed, without who wrote them. The same `id` again, as after an answer that was lost on its way, is the
 * same words. Throws `not_found`, `rate_limited`.
 */
export async function writeOfPlace(
  platform: Pick<Platform, 'db' | 'limiter' | 'vault' | 'now'>,
  { address, lang }: Asker,
  item_id: string,
  { id, answer, words }: PlaceWordsBody,
): Promise<void> {
  const { db, limiter, now } = platform
  await oneLive(db, 'place', lang, { id: item_id })
  const retry_after = await limiter.take('place_words', address, WORDS_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  await db.transaction().execute(async (transaction) => {
    const sealer = await platform.vault.useKey(transaction, await lockPlace(platform, transaction, item_id))
    await insertAnswerWords(transaction, {
      id,
      item_id,
      answer,
      body: sealer.seal(`${id}:words`, words),
      day: tashkentDay(now()),
    })
  })
}

/** Until the end of the transaction nobody else answers of the place. Answers the key of its words: of two who are first at once one stays. */
async function lockPlace({ vault }: Pick<Platform, 'vault'>, db: Db, item_id: string): Promise<string> {
  const made = (await readWordsKey(db, item_id)) ?? (await vault.createKey(db))
  const key_id = await lockWordsKey(db, item_id, made)
  if (key_id !== made) await vault.destroyKeys(db, [made])
  return key_id
}

/** Free words go after their days (safety.md 28); counts stay. */
export async function sweepWords({ db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>): Promise<void> {
  await deleteOldWords(db, tashkentDay(new Date(now().getTime() - config.place_words_days * DAY_MS)))
}
