import { z } from 'zod'
import { Id, pageOf, Timestamp } from '../common.ts'
import { Language } from '../languages.ts'
import { LENGTHS } from '../limits.ts'
import { CONFIDENTIALITY_VERSIONS, MOODS, SAFE_ANSWERS } from '../people.ts'
import { SAFE_HOURS } from '../reports/report-lists.ts'

/** Which wording on the limits of confidentiality stood above the first message (safety.md 7). The first one told is kept. */
export const ConfidentialityBody = z.strictObject({ version: z.enum(CONFIDENTIALITY_VERSIONS) })

export const SafeAnswer = z.enum(SAFE_ANSWERS)
export type SafeAnswer = z.infer<typeof SafeAnswer>
/** "Are you safe now?": a person may answer, may change it, and need not. */
export const SafeNowBody = z.strictObject({ answer: SafeAnswer })

/**
 * When somebody may be answered without danger, null: not said; and whether they agreed a word with us. The word itself is never given
 * back: whoever looks at the phone would learn it.
 */
export const SafeContact = z.strictObject({ hours: z.enum(SAFE_HOURS).nullable(), has_code_word: z.boolean() })
export type SafeContact = z.infer<typeof SafeContact>
/** Without `code_word` the word that was agreed stays. */
export const SafeContactBody = z.strictObject({
  hours: z.enum(SAFE_HOURS).nullable(),
  code_word: z.string().min(1).max(LENGTHS.code_word).optional(),
})
export type SafeContactBody = z.infer<typeof SafeContactBody>

export const Mood = z.enum(MOODS)
export type Mood = z.infer<typeof Mood>
export const SurveyBody = z.strictObject({ mood: Mood, text: z.string().max(LENGTHS.survey).optional() })
export type SurveyBody = z.infer<typeof SurveyBody>
/**
 * The person's own answer; `mood` is null until there is one, `changeable_until` null until then. `help`: words of our lists
 * stand in it.
 */
export const OwnSurvey = z.strictObject({
  mood: Mood.nullable(),
  text: z.string().nullable(),
  changeable_until: Timestamp.nullable(),
  help: z.boolean(),
})
export type OwnSurvey = z.infer<typeof OwnSurvey>

/** One answer as a supervisor reads it; never one of a chat they answered in themselves. */
export const SurveyAnswer = z.strictObject({
  chat_id: Id,
  mood: Mood,
  text: z.string().nullable(),
  lang: Language,
  /** The alias of who had the chat at its end. */
  counsellor: z.string().nullable(),
  created_at: Timestamp,
})
export type SurveyAnswer = z.infer<typeof SurveyAnswer>
export const SurveyAnswers = pageOf(SurveyAnswer)
export type SurveyAnswers = z.infer<typeof SurveyAnswers>

/** Over the last `days`. */
export const SurveyTotalsQuery = z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) })
export const SurveyTotals = z.strictObject({ good: z.int(), so_so: z.int(), bad: z.int(), ended: z.int() })
export type SurveyTotals = z.infer<typeof SurveyTotals>

/** All a person answered around one chat, for their export. */
export const OwnAnswers = z.strictObject({
  chat_id: Id,
  safe_now: SafeAnswer.nullable(),
  mood: Mood.nullable(),
  text: z.string().nullable(),
})
export type OwnAnswers = z.infer<typeof OwnAnswers>
