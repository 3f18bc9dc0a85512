import type { Facts, Texts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import type { QuestionDraft } from '@himoya/contract/questions/public-questions'
import type { RichText } from '@himoya/contract/content/rich-text'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listLive, addPublishedItems } from '../../content/content.service.ts'
import { richTextOf, slugOf } from './draft.policy.ts'

const TAIL = 6
/** Below every published answer: a person to write to. */
const TALK: RichText = [{ type: 'help', card: 'chat' }]

/**
 * Publishes an answer as content of its own, from which nothing leads back to who asked: another id, the retold words, today's
 * date. Editors take it on from there. `db` is the transaction of the second person's yes. Throws `incomplete` when category,
 * lesson or place are not public any more.
 */
export async function publishQuestion(
  platform: Platform,
  db: Db,
  age_band: Facts<'question'>['age_band'],
  draft: QuestionDraft,
): Promise<string> {
  const { category, lesson, place, texts } = draft
  if (category === null) throw new AppError('incomplete', { fields: { category: ['required'] } })
  await assertPublic(db, 'question_category', 'category', category)
  if (lesson !== null) await assertPublic(db, 'lesson', 'lesson', lesson)
  if (place !== null) await assertPublic(db, 'place', 'place', place)
  const id = uuid()
  await addPublishedItems(platform, db, [
    {
      id,
      type: 'question',
      slug: slugOf(texts.uz.title, id.slice(-TAIL)),
      facts: { category, age_band, lesson, place },
      texts: { uz: textsOf(draft, 'uz'), ru: textsOf(draft, 'ru'), en: textsOf(draft, 'en') },
    },
  ])
  return id
}

function textsOf({ texts }: QuestionDraft, lang: Language): Texts<'question'> {
  const { title, question, answer } = texts[lang]
  return { title, summary: question, body: answer === '' ? [] : [...richTextOf(answer), ...TALK] }
}

async function assertPublic(db: Db, type: 'question_category' | 'lesson' | 'place', field: string, id: string): Promise<void> {
  const { count } = await listLive(db, type, 'uz', { ids: [id], limit: 1 })
  if (count === 0) throw new AppError('incomplete', { fields: { [field]: ['not_allowed'] } })
}
