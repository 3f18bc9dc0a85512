import { z } from 'zod'
import { Audience, Id } from '../common.ts'
import {
  ASKED_AS,
  BAND_TONES,
  NEXT_STEPS,
  ONCE_RULES,
  PICKS,
  QUESTIONNAIRE_MOMENTS,
  TEST_KINDS,
  TEST_SIZES,
} from './test-lists.ts'

/** Names a question, option or band inside its test or questionnaire; made once, never shown, kept over versions. */
export const QuestionKey = z.string().regex(/^[a-z0-9]{1,12}$/)

const short = z.string().max(300)

/* A test as its editor writes it: what is the same in all languages, and the words of one language by the same keys. */

export const TestQuestionFacts = z.strictObject({
  key: QuestionKey,
  pick: z.enum(PICKS),
  options: z
    .array(
      z.strictObject({
        key: QuestionKey,
        /** Of a knowledge test. */
        right: z.boolean(),
        /** Of a self-check. */
        points: z.int().min(0).max(10),
        /** Choosing it shows help at once. */
        help: z.boolean(),
      }),
    )
    .max(TEST_SIZES.options),
})
export type TestQuestionFacts = z.infer<typeof TestQuestionFacts>

export const BandFacts = z.strictObject({
  key: QuestionKey,
  /** From how many percent of the score this band holds; the first one begins at 0. */
  from: z.int().min(0).max(100),
  tone: z.enum(BAND_TONES),
  /** `id` names a content where `to` is a type of content, else null. */
  steps: z.array(z.strictObject({ to: z.enum(NEXT_STEPS), id: Id.nullable() })).max(3),
})
export type BandFacts = z.infer<typeof BandFacts>

export const testFacts = {
  kind: z.enum(TEST_KINDS),
  questions: z.array(TestQuestionFacts).max(TEST_SIZES.questions),
  bands: z.array(BandFacts).max(TEST_SIZES.bands),
}
const option_words = z.record(QuestionKey, short)
export const testTexts = {
  questions: z.record(
    QuestionKey,
    z.strictObject({ text: z.string().max(500), explanation: z.string().max(1_000), options: option_words }),
  ),
  bands: z.record(QuestionKey, z.strictObject({ title: short, advice: z.string().max(2_000) })),
}

/* A questionnaire. */

/** Where an option or a question leads: the key of a later question, `end`, or null: the next one. */
const goes_to = z.union([QuestionKey, z.literal('end')]).nullable()
export const AskedFacts = z.strictObject({
  key: QuestionKey,
  asked_as: z.enum(ASKED_AS),
  needed: z.boolean(),
  options: z.array(z.strictObject({ key: QuestionKey, goes_to })).max(TEST_SIZES.options),
})
export type AskedFacts = z.infer<typeof AskedFacts>
export const questionnaireFacts = {
  moment: z.enum(QUESTIONNAIRE_MOMENTS),
  audience: Audience.nullable(),
  once: z.enum(ONCE_RULES),
  /** true: answers are kept without who gave them. false: only signed-in people answer, and they are told so first. */
  anonymous: z.boolean(),
  questions: z.array(AskedFacts).max(TEST_SIZES.questions),
}
export const questionnaireTexts = {
  thanks: z.string().max(500),
  questions: z.record(QuestionKey, z.strictObject({ text: z.string().max(500), options: option_words })),
}
