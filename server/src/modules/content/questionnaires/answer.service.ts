import { findHints } from '@himoya/contract/chat/hints/find-hints'
import type { AnswerSheet, AnswerSheetBody } from '@himoya/contract/content/questionnaires'
import { FEWEST_ANSWERS } from '@himoya/contract/content/test-lists'
import { tashkentDay } from '@himoya/contract/tashkent'
import type { Db } from '../../../platform/db/connect.ts'
import type { Actor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answerableForm, publicForm, shownForms, wordsIn } from '../content.service.ts'
import { countSheets, lockQuestionnaire } from './count-sheets.service.ts'
import { participationOf, possibleParticipations } from './participation.policy.ts'
import { deleteParticipations, insertParticipation, tellCounts } from './questionnaires.store.ts'
import { walk } from './way.policy.ts'

type Parts = Pick<Platform, 'db' | 'vault' | 'now'>

/** A whole school may answer behind one address; of a guest nothing else is known. */
const ADDRESS_LIMIT = { points: 300, seconds: 3_600 }
const PERSON_LIMIT = { points: 30, seconds: 3_600 }
const PARTICIPATION = 'questionnaire mark'

/**
 * Counts the answers of a sheet; none of it is kept together, nor who gave it, even where only signed-in people may answer
 * (decision 0030). Throws `not_found`, `unauthenticated`, `already_done`, `invalid` with each answer that does not fit, `rate_limited`.
 */
export async function answer(
  platform: Parts & Pick<Platform, 'limiter'>,
  actor: Actor,
  { lang, address }: Pick<Client, 'lang' | 'address'>,
  key: string,
  { version, answers }: AnswerSheetBody,
): Promise<AnswerSheet> {
  await limitAnswers(platform, actor, address)
  const { db, vault, now } = platform
  const { id } = await publicForm(db, 'questionnaire', lang, key)
  const form = await answerableForm(db, 'questionnaire', id, version)
  const { anonymous, once, questions } = form.facts
  if (!anonymous && actor.kind !== 'user') throw new AppError('unauthenticated')
  const { taken, fields } = walk(questions, answers)
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
  const participation = actor.kind === 'user' ? participationOf(once, id, actor.id, tashkentDay(now())) : null
  await db.transaction().execute(async (transaction) => {
    const key_id = await lockQuestionnaire(platform, transaction, id)
    if (
      participation &&
      !(await insertParticipation(transaction, vault.blindIndex(PARTICIPATION, participation.about), participation.useless_from))
    ) {
      throw new AppError('already_done')
    }
    await countSheets(platform, transaction, { questionnaire_id: id, version, key_id }, [taken])
    await tellCounts(transaction, id, FEWEST_ANSWERS)
  })
  // Only its sender hears of it: nothing of this is kept, and whoever reads the words later reads them without a name.
  const help = taken.some(({ text }) => text !== null && findHints(text).length > 0)
  return { thanks: form.texts[wordsIn(form, lang)].thanks, help }
}

async function limitAnswers({ limiter }: Pick<Platform, 'limiter'>, actor: Actor, address: string): Promise<void> {
  const waits = [await limiter.take('questionnaires_address', address, ADDRESS_LIMIT)]
  if (actor.kind === 'user') waits.push(await limiter.take('questionnaires_person', actor.id, PERSON_LIMIT))
  const retry_after = Math.max(...waits)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
}

/** In the transaction that deletes the account: nothing says any more that this person answered. What was counted stays. */
export async function forgetParticipations(
  { vault, now }: Pick<Platform, 'vault' | 'now'>,
  db: Db,
  account_id: string,
): Promise<void> {
  const ids = new Set((await shownForms(db, 'questionnaire')).map(({ id }) => id))
  const about = possibleParticipations([...ids], account_id, tashkentDay(now()))
  await deleteParticipations(
    db,
    about.map((one) => vault.blindIndex(PARTICIPATION, one)),
  )
}
