import { z } from 'zod'
import { Audience, Id, pageOf, PageQuery, Timestamp, Version } from '../common.ts'
import { DRAWINGS, NICHES } from './content-lists.ts'
import { Slug } from './content-types.ts'
import { Language } from '../languages.ts'
import { ContentKey } from './learning.ts'
import { QuestionKey } from './form-definitions.ts'
import { ShownText } from './rich-text.ts'
import { BAND_TONES, NEXT_STEPS, PICKS, TEST_KINDS, TEST_SIZES } from './test-lists.ts'

/*
 * Calls under /api/v1/:
 *   GET test/ TestQuery -> TestPage          GET test/{slug}/ -> Test          GET test/question/ TestQuestionQuery -> TestQuestions
 *   POST result/ ResultBody -> 201 Result    GET result/ ResultQuery -> ResultPage    GET result/{id}/ -> Result    DELETE result/{id}/ -> 204
 *   POST result/{id}/share/ -> Result
 * What is right, what an option counts and what explains it never leaves before the result (product.md 9).
 */

export const TestCard = z.strictObject({
  id: Id,
  slug: Slug,
  lang: Language,
  title: z.string(),
  summary: z.string(),
  sample: z.boolean(),
  kind: z.enum(TEST_KINDS),
  niche: z.enum(NICHES),
  drawing: z.enum(DRAWINGS),
  audiences: z.array(Audience),
  minutes: z.int(),
  question_count: z.int(),
})
export type TestCard = z.infer<typeof TestCard>
export const TestPage = pageOf(TestCard)
export type TestPage = z.infer<typeof TestPage>
export const TestQuery = PageQuery.extend({
  kind: z.enum(TEST_KINDS).optional(),
  audience: Audience.optional(),
  search: z.string().trim().min(1).max(100).optional(),
})

export const Test = TestCard.extend({
  /** What it is about, and what it is not. */
  body: ShownText,
  /** The version whose questions `test/question/` gives now; a result may still be sent for an earlier one. */
  version: z.int(),
  published_at: Timestamp,
  updated_at: Timestamp,
})
export type Test = z.infer<typeof Test>

const option = z.strictObject({
  key: QuestionKey,
  text: z.string(),
  /** Choosing it shows help at once, in the page; nothing is sent by it. */
  help: z.boolean(),
})
export const TestQuestion = z.strictObject({
  key: QuestionKey,
  pick: z.enum(PICKS),
  text: z.string(),
  options: z.array(option),
})
export type TestQuestion = z.infer<typeof TestQuestion>
/** `test` is an id or a slug. */
export const TestQuestionQuery = z.strictObject({ test: ContentKey })
export const TestQuestions = z.strictObject({ test: Id, version: z.int(), lang: Language, questions: z.array(TestQuestion) })
export type TestQuestions = z.infer<typeof TestQuestions>

export const ResultBody = z.strictObject({
  test: Id,
  /** Which version was answered; without it the one that is public now. */
  version: Version.optional(),
  /** Each question once, in any order. A `scale` and a `one` have exactly one option. */
  answers: z
    .array(z.strictObject({ question: QuestionKey, options: z.array(QuestionKey).min(1).max(TEST_SIZES.options) }))
    .max(TEST_SIZES.questions),
})
export type ResultBody = z.infer<typeof ResultBody>

/** `path` is a page of ours after the language, `learn/a-course`; null: the chat panel. */
export const NextStep = z.strictObject({ to: z.enum(NEXT_STEPS), title: z.string(), path: z.string().nullable() })
export type NextStep = z.infer<typeof NextStep>

const titled = { slug: Slug, title: z.string() }
const seen_option = option.extend({
  chosen: z.boolean(),
  /** Null in a self-check: there is nothing right or wrong about it. */
  right: z.boolean().nullable(),
})
const seen_question = z.strictObject({
  key: QuestionKey,
  pick: z.enum(PICKS),
  text: z.string(),
  options: z.array(seen_option),
  right: z.boolean().nullable(),
  explanation: z.string(),
})

const result_head = {
  /** Null for a guest: nothing of theirs is stored. */
  id: Id.nullable(),
  /** Null once the test is no longer published. */
  test: z.strictObject({ id: Id, slug: Slug.nullable(), title: z.string(), kind: z.enum(TEST_KINDS) }),
  version: z.int(),
  /** Right questions of all (knowledge), or points of the most points there are (self-check). */
  score: z.int(),
  max: z.int(),
  tone: z.enum(BAND_TONES),
  /** What the result is called. */
  title: z.string(),
  /** When their counsellor was told; null: never. */
  shared_at: Timestamp.nullable(),
  created_at: Timestamp,
}
export const ResultRow = z.strictObject(result_head)
export type ResultRow = z.infer<typeof ResultRow>
/** Newest first. */
export const ResultPage = pageOf(ResultRow)
export type ResultPage = z.infer<typeof ResultPage>
export const ResultQuery = PageQuery.extend({ test: Id.optional() })

export const Result = z.strictObject({
  ...result_head,
  lang: Language,
  /** What it means, and what helps. */
  advice: z.string(),
  next_steps: z.array(NextStep),
  questions: z.array(seen_question),
  /** Of a test that courses name for their certificate: how many right answers it takes, and how many of them are missing. */
  certificate: z
    .strictObject({
      needed: z.int(),
      missing: z.int(),
      courses: z.array(z.strictObject({ ...titled, lessons: z.array(z.strictObject(titled)) })),
    })
    .nullable(),
})
export type Result = z.infer<typeof Result>

/** In a person's own data (auth.ts, AccountExport). */
export const ExportedResult = z.strictObject({
  test: z.string(),
  version: z.int(),
  score: z.int(),
  max: z.int(),
  result: z.string(),
  shared_at: Timestamp.nullable(),
  created_at: Timestamp,
})
export type ExportedResult = z.infer<typeof ExportedResult>
