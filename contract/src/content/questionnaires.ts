import { z } from 'zod'
import { Audience, Id, pageOf, PageQuery, Timestamp, Version } from '../common.ts'
import { Slug } from './content-types.ts'
import { Language } from '../languages.ts'
import { QuestionKey } from './form-definitions.ts'
import { ASKED_AS, FREE_ANSWER, ONCE_RULES, QUESTIONNAIRE_MOMENTS, TEST_SIZES } from './test-lists.ts'

/*
 * Calls under /api/v1/:
 *   GET questionnaire/ QuestionnaireQuery -> QuestionnairePage     GET questionnaire/{key}/ -> Questionnaire
 *   POST questionnaire/{key}/ AnswerSheetBody -> 201 AnswerSheet; `already_done` when the once-rule says so
 * and for supervisors (counts), who alone may read free words:
 *   GET staff/questionnaire/ -> TotalsPage      GET staff/questionnaire/{id}/totals/ TotalsQuery -> Totals, or CSV with format=csv
 *   GET staff/questionnaire/{id}/words/ WordsQuery -> WordsPage
 */

export const QuestionnaireCard = z.strictObject({
  id: Id,
  slug: Slug,
  lang: Language,
  title: z.string(),
  summary: z.string(),
  sample: z.boolean(),
  moment: z.enum(QUESTIONNAIRE_MOMENTS),
  audience: Audience.nullable(),
  once: z.enum(ONCE_RULES),
  anonymous: z.boolean(),
  question_count: z.int(),
})
export type QuestionnaireCard = z.infer<typeof QuestionnaireCard>
/** Those of moment `link` are not listed. */
export const QuestionnairePage = pageOf(QuestionnaireCard)
export const QuestionnaireQuery = PageQuery.extend({ moment: z.enum(QUESTIONNAIRE_MOMENTS).optional() })

const asked = z.strictObject({
  key: QuestionKey,
  asked_as: z.enum(ASKED_AS),
  needed: z.boolean(),
  text: z.string(),
  /** `goes_to`: a later question, `end`, or null: the next one. */
  options: z.array(z.strictObject({ key: QuestionKey, text: z.string(), goes_to: z.string().nullable() })),
})
export type Asked = z.infer<typeof asked>
export const Questionnaire = QuestionnaireCard.extend({
  version: z.int(),
  thanks: z.string(),
  questions: z.array(asked),
})
export type Questionnaire = z.infer<typeof Questionnaire>

export const AnswerSheetBody = z.strictObject({
  version: Version,
  /** Only questions that lie on the way the answers take. `text` only of a question for free words. */
  answers: z
    .array(
      z.strictObject({
        question: QuestionKey,
        options: z.array(QuestionKey).max(TEST_SIZES.options).default([]),
        text: z.string().trim().max(FREE_ANSWER).optional(),
      }),
    )
    .max(TEST_SIZES.questions),
})
export type AnswerSheetBody = z.infer<typeof AnswerSheetBody>
/** `thanks` in the asked language. `help`: words of our lists stand in it, so help is offered before them. */
export const AnswerSheet = z.strictObject({ thanks: z.string(), help: z.boolean() })
export type AnswerSheet = z.infer<typeof AnswerSheet>

/**
 * As the team's list shows it; `answers` null: fewer than ten. Counts go on in steps of ten answers, so that nobody's can be read
 * from looking twice. `sample`: one of the demo's, with answers that were made up.
 */
export const TotalsRow = z.strictObject({
  id: Id,
  slug: Slug,
  title: z.string(),
  sample: z.boolean(),
  version: z.int(),
  answers: z.int().nullable(),
})
export type TotalsRow = z.infer<typeof TotalsRow>
export const TotalsPage = pageOf(TotalsRow)
export type TotalsPage = z.infer<typeof TotalsPage>
export const TotalsQuery = z.strictObject({ format: z.enum(['json', 'csv']).default('json') })
/** Counts of fewer than ten, and what could be counted back from them, are null. */
export const Totals = z.strictObject({
  id: Id,
  slug: Slug,
  title: z.string(),
  sample: z.boolean(),
  answers: z.int().nullable(),
  /** Of the versions whose question has the same key and options. */
  questions: z.array(
    z.strictObject({
      key: QuestionKey,
      asked_as: z.enum(ASKED_AS),
      text: z.string(),
      answers: z.int().nullable(),
      options: z.array(z.strictObject({ key: QuestionKey, text: z.string(), count: z.int().nullable() })),
    }),
  ),
  first_at: Timestamp.nullable(),
})
export type Totals = z.infer<typeof Totals>
export const WordsQuery = PageQuery.extend({ question: QuestionKey })
/** Free words in no order that tells who gave them when; none while fewer than ten people answered. */
export const WordsPage = pageOf(z.strictObject({ text: z.string() }))
export type WordsPage = z.infer<typeof WordsPage>
