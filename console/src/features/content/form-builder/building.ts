import type { Language } from '@himoya/contract/languages'
import type { Problems } from '../public/problems.ts'
import type { Working } from '../public/working.ts'
import type { Change } from './build-questions.ts'
import type { BuiltType } from './built.ts'

/** What all parts of the builder work on. */
export type Building = {
  type: BuiltType
  working: Working
  problems: Problems
  readonly: boolean
  /** The language of the screen: titles of closed questions are read in it. */
  shown_lang: Language
  update(change: Change): void
}
