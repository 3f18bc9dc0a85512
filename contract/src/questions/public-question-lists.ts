/* Lists and lengths of asking and answering that screens use; apart from the schemas so that a browser gets them without zod. */

/** Code points after NFC and trim. */
export const QUESTION_LENGTHS = {
  title_min: 3,
  title: 120,
  question_min: 10,
  question: 2_000,
  /** Of the published title. */
  public_title: 200,
  answer: 10_000,
  note: 500,
  note_min: 3,
} as const

/** How far we are with a question. `waiting`: nobody has begun; `answered`: privately. */
export const QUESTION_STATES = ['waiting', 'drafting', 'review', 'published', 'answered', 'closed'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** The same as the asker is told it. */
export const OWN_QUESTION_STATES = ['received', 'in_work', 'published', 'answered', 'closed'] as const
export type OwnQuestionState = (typeof OWN_QUESTION_STATES)[number]

/** Why a question gets no answer here; the asker reads it in words. */
export const CLOSE_REASONS = ['chat_better', 'answered_before', 'not_ours'] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

/** Wordings of who reads a question (`ask_question.notice` of the site), the newest last; a change of words is a new version. */
export const NOTICE_VERSIONS = ['2026-1'] as const

export const QUESTION_ACTS = ['draft', 'submit', 'return', 'approve', 'escalate', 'close'] as const
export type QuestionAct = (typeof QUESTION_ACTS)[number]
