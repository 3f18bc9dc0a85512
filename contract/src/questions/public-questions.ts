import { z } from 'zod'
import { AgeBand, Id, pageOf, PageQuery, Timestamp, Version } from '../common.ts'
import { DRAWINGS, NICHES } from '../content/content-lists.ts'
import { Slug } from '../content/content-types.ts'
import { HINT_TOPICS } from '../chat/desk-lists.ts'
import { Language } from '../languages.ts'
import {
  CLOSE_REASONS,
  NOTICE_VERSIONS,
  OWN_QUESTION_STATES,
  QUESTION_ACTS,
  QUESTION_LENGTHS,
  QUESTION_STATES,
} from './public-question-lists.ts'
import { OF_A_GUEST } from '../accounts/receipts.ts'
import { ShownText } from '../content/rich-text.ts'

/* What everybody reads. */

export const QuestionCategory = z.strictObject({
  id: Id,
  slug: Slug,
  lang: Language,
  title: z.string(),
  summary: z.string(),
  niche: z.enum(NICHES),
  drawing: z.enum(DRAWINGS),
  /** Published questions in it. */
  count: z.int(),
  sample: z.boolean(),
})
export type QuestionCategory = z.infer<typeof QuestionCategory>
export const QuestionCategories = pageOf(QuestionCategory)
export type QuestionCategories = z.infer<typeof QuestionCategories>

export const QuestionRow = z.strictObject({
  id: Id,
  slug: Slug,
  lang: Language,
  title: z.string(),
  /** What was asked, without anything that tells who asked. */
  summary: z.string(),
  category: z.strictObject({ id: Id, slug: Slug, title: z.string() }).nullable(),
  age_band: AgeBand.nullable(),
  sample: z.boolean(),
  published_at: Timestamp,
})
export type QuestionRow = z.infer<typeof QuestionRow>
export const QuestionPage = pageOf(QuestionRow)
export type QuestionPage = z.infer<typeof QuestionPage>

export const QuestionQuery = PageQuery.extend({
  /** A category's id or slug. */
  category: z.union([Id, Slug]).optional(),
  /** Words of the question or its answer. */
  search: z.string().max(100).optional(),
})

export const QuestionOne = QuestionRow.extend({
  body: ShownText,
  lesson: z.strictObject({ id: Id, slug: Slug, title: z.string(), course: Slug }).nullable(),
  place: z.strictObject({ id: Id, slug: Slug, title: z.string() }).nullable(),
  updated_at: Timestamp,
})
export type QuestionOne = z.infer<typeof QuestionOne>
export const HelpfulBody = z.strictObject({ helpful: z.boolean() })

/* Asking, and what the asker sees of it. */

const { title_min, title, question_min, question, public_title, answer, note_min, note } = QUESTION_LENGTHS

export const AskBody = z.strictObject({
  title: z.string().min(title_min).max(title),
  question: z.string().min(question_min).max(question),
  category: Id.nullable().default(null),
  age_band: AgeBand.nullable().default(null),
  /** Which wording on who reads it the person had before them. */
  notice: z.enum(NOTICE_VERSIONS).nullable().default(null),
})
/** `receipt` only for a guest, shown once. `help`: words of our lists stand in it, so help is offered at once. */
export const Asked = z.strictObject({ id: Id, ...OF_A_GUEST, help: z.boolean() })
export type Asked = z.infer<typeof Asked>

export const OwnQuestion = z.strictObject({
  id: Id,
  state: z.enum(OWN_QUESTION_STATES),
  lang: Language,
  title: z.string(),
  question: z.string(),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
  /** Plain text in the language it was asked in. */
  answer: z.string().nullable(),
  /** Where everybody reads it, retold without anything of the asker; null when it is not there (any more). */
  slug: Slug.nullable(),
  closed_for: z.enum(CLOSE_REASONS).nullable(),
})
export type OwnQuestion = z.infer<typeof OwnQuestion>
export const OwnQuestions = pageOf(OwnQuestion)
export type OwnQuestions = z.infer<typeof OwnQuestions>
/** Of a person's export. */
export const ExportedQuestion = z.strictObject({
  created_at: Timestamp,
  title: z.string(),
  question: z.string(),
  answer: z.string().nullable(),
})

/* The team's side: counsellors and supervisors only. */

const Topic = z.enum(HINT_TOPICS)

export const StaffQuestionRow = z.strictObject({
  id: Id,
  state: z.enum(QUESTION_STATES),
  lang: Language,
  title: z.string(),
  /** In the caller's language. */
  category: z.string().nullable(),
  age_band: AgeBand.nullable(),
  from: z.enum(['user', 'guest']),
  /** Topics of our lists that its words touch; where to look, not what it means. */
  topics: z.array(Topic),
  escalated: z.boolean(),
  /** Alias of who wrote the answer last. */
  drafted_by: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type StaffQuestionRow = z.infer<typeof StaffQuestionRow>
export const StaffQuestionPage = pageOf(StaffQuestionRow)
export type StaffQuestionPage = z.infer<typeof StaffQuestionPage>
/** `open`: what still needs somebody. Those that touch our lists first, then the oldest. */
export const StaffQuestionQuery = PageQuery.extend({ state: z.enum(['open', ...QUESTION_STATES]).default('open') })

const DraftTexts = z.strictObject({
  title: z.string().max(public_title),
  question: z.string().max(question),
  answer: z.string().max(answer),
})
export const QuestionDraft = z.strictObject({
  /** For everybody, retold; or for the asker alone, where only `answer` in their language counts. */
  way: z.enum(['publish', 'private']),
  category: Id.nullable(),
  lesson: Id.nullable(),
  place: Id.nullable(),
  texts: z.strictObject({ uz: DraftTexts, ru: DraftTexts, en: DraftTexts }),
})
export type QuestionDraft = z.infer<typeof QuestionDraft>

export const StaffQuestion = StaffQuestionRow.extend({
  version: z.int(),
  question: z.string(),
  category_id: Id.nullable(),
  hints: z.array(
    z.strictObject({ field: z.enum(['title', 'question']), topic: Topic, spans: z.array(z.tuple([z.int(), z.int()])) }),
  ),
  draft: QuestionDraft.nullable(),
  /** The second person's word with a draft that came back. */
  note: z.string().nullable(),
  reviewed_by: z.string().nullable(),
  escalation: z.strictObject({ by: z.string(), reason: z.string(), at: Timestamp }).nullable(),
  closed_for: z.enum(CLOSE_REASONS).nullable(),
  published: z.strictObject({ slug: Slug, yes: z.int(), no: z.int() }).nullable(),
  /** What the caller may do with it now. */
  can: z.array(z.enum(QUESTION_ACTS)),
})
export type StaffQuestion = z.infer<typeof StaffQuestion>

/** `version` is the one the caller saw; another's change in between answers `changed_meanwhile`. */
const version = Version
export const DraftBody = z.strictObject({ version, draft: QuestionDraft })
export const SeenBody = z.strictObject({ version })
export const ReturnBody = z.strictObject({ version, note: z.string().min(note_min).max(note) })
export const EscalateBody = z.strictObject({ version, reason: z.string().min(note_min).max(note) })
export const CloseBody = z.strictObject({ version, closed_for: z.enum(CLOSE_REASONS) })

/** Lessons and places that can stand beside an answer. */
export const RelatedQuery = z.strictObject({ type: z.enum(['lesson', 'place']), search: z.string().max(100).default('') })
export const Related = z.array(z.strictObject({ id: Id, title: z.string() }))
export type Related = z.infer<typeof Related>
