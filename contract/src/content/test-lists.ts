/* What screens need to know of tests and questionnaires without zod. */

/** A knowledge test has right answers; a self-check has none and is never a diagnosis (product.md 9). */
export const TEST_KINDS = ['knowledge', 'self_check'] as const
/** How a question is answered; `scale` is `one` drawn as a row from the least to the most. */
export const PICKS = ['one', 'many', 'scale'] as const
/** How a result is meant: nothing to worry about, something to read on, somebody to talk to. */
export const BAND_TONES = ['good', 'mixed', 'care'] as const
/** Where a result leads on; the last four name a content of that type. */
export const NEXT_STEPS = [
  'chat',
  'numbers',
  'places',
  'report',
  'questions',
  'learn',
  'course',
  'lesson',
  'place',
  'test',
] as const
export const NEXT_STEP_TYPES = ['course', 'lesson', 'place', 'test'] as const
/** Of each band, no fewer and no more (product.md 9). */
export const NEXT_STEP_COUNT = 3
/** Questions of a test or questionnaire, options of a question, bands of a test. */
export const TEST_SIZES = { questions_min: 3, questions: 40, options_min: 2, options: 8, bands: 6 } as const

/** `moment`: where a questionnaire is offered; `link`: only to whoever has its address. */
export const QUESTIONNAIRE_MOMENTS = ['welcome', 'after_chat', 'link'] as const
/** How often one may answer. */
export const ONCE_RULES = ['once', 'monthly', 'always'] as const
/** `text` is free words; they are read by supervisors only and never published. */
export const ASKED_AS = [...PICKS, 'text'] as const
/** The longest free answer of a questionnaire, in characters. */
export const FREE_ANSWER = 500
/** Totals of fewer answers than this are not shown (product.md 9). */
export const FEWEST_ANSWERS = 10
