import type { Facts, Texts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import type { Questionnaire, QuestionnaireCard, QuestionnaireQuery } from '@himoya/contract/content/questionnaires'
import type { z } from 'zod'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { publicForm, listLive } from '../content.service.ts'
export { forgetParticipations } from './answer.service.ts'
export { importSheets, type Sheet } from './count-sheets.service.ts'

type Card = z.infer<typeof QuestionnaireCard>
type Shown = {
  id: string
  slug: string
  lang: Language
  facts: Facts<'questionnaire'>
  texts: Texts<'questionnaire'>
  sample: boolean
}

/** Those that are offered somewhere; one that goes by its address is not listed. */
export async function listQuestionnaires(
  { db }: Pick<Platform, 'db'>,
  lang: Language,
  { moment: offered_at, ...page }: z.infer<typeof QuestionnaireQuery>,
): Promise<{ count: number; results: Card[] }> {
  const { results } = await listLive(db, 'questionnaire', lang)
  const offered = results.filter(
    ({ facts }) => facts.moment !== 'link' && (offered_at === undefined || facts.moment === offered_at),
  )
  const { limit, offset } = windowOf(page)
  return { count: offered.length, results: offered.slice(offset, offset + limit).map(card) }
}

/** By id or slug. Throws `not_found`. */
export async function showQuestionnaire({ db }: Pick<Platform, 'db'>, lang: Language, key: string): Promise<Questionnaire> {
  const form = await publicForm(db, 'questionnaire', lang, key)
  const { facts, texts } = form
  const questions = facts.questions.map(({ key: question, asked_as, needed, options }) => {
    const words = texts.questions[question]
    return {
      key: question,
      asked_as,
      needed,
      text: words?.text ?? '',
      options: options.map((option) => ({ ...option, text: words?.options[option.key] ?? '' })),
    }
  })
  return { ...card(form), version: form.version, thanks: texts.thanks, questions }
}

function card({ id, slug, lang, facts, texts, sample }: Shown): Card {
  const { moment: offered_at, audience, once, anonymous, questions } = facts
  const { title, summary } = texts
  return {
    id,
    slug,
    lang,
    title,
    summary,
    sample,
    moment: offered_at,
    audience,
    once,
    anonymous,
    question_count: questions.length,
  }
}
