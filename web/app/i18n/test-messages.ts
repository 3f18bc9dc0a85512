import type { Language } from '@himoya/contract/languages'
import { own as own_en } from './en/own.ts'
import { problems as problems_en } from './en/problems.ts'
import { test_list as list_en } from './en/test-list.ts'
import { test_result as result_en } from './en/test-result.ts'
import type { SameKeys } from './languages.ts'
import { own as own_ru } from './ru/own.ts'
import { problems as problems_ru } from './ru/problems.ts'
import { test_list as list_ru } from './ru/test-list.ts'
import { test_result as result_ru } from './ru/test-result.ts'
import { own } from './uz/own.ts'
import { problems } from './uz/problems.ts'
import { test_list } from './uz/test-list.ts'
import { test_result } from './uz/test-result.ts'

const uz = { own, problems, test_list, test_result }
const MESSAGES: Record<Language, SameKeys<typeof uz>> = {
  uz,
  ru: { own: own_ru, problems: problems_ru, test_list: list_ru, test_result: result_ru },
  en: { own: own_en, problems: problems_en, test_list: list_en, test_result: result_en },
}

/** What the list of one's own results says, and each of them. */
export function ownResultsTexts(lang: Language): object {
  const { own: all, ...others } = MESSAGES[lang]
  const { loading, login, register } = all
  return { own: { loading, login, register }, ...others }
}

/** Why questions did not come, or answers did not arrive. */
const PROBLEMS = [
  'load_title',
  'load_offline',
  'load_slow',
  'load_fault',
  'offline',
  'slow',
  'unreadable',
  'gone',
  'wait_seconds',
  'wait_minutes',
  'our_fault',
  'our_fault_reference',
  'reference',
  'again',
  'sign_in',
  'home',
  'numbers',
] as const

/** What the page of a test hands to its questions: a dead network must find these words there already. */
export function testProblems(lang: Language): object {
  const { problems: said } = MESSAGES[lang]
  return { problems: Object.fromEntries(PROBLEMS.map((key) => [key, said[key]])) }
}
