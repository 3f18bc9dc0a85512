import type { Language } from '@himoya/contract/languages'
import { type Messages, messagesIn } from './messages.ts'

/*
 * What a page hands to its island: just the texts that the island says, in the page's language. They travel in the page, so that
 * the island asks for nothing more.
 */

/** What may go wrong with any call that is sent. */
const CALL_PROBLEMS = ['other', 'offline', 'slow', 'wait_seconds', 'wait_minutes', 'our_fault', 'our_fault_reference'] as const
const FORM_PROBLEMS = ['required', 'too_long', ...CALL_PROBLEMS] as const
const RECEIPT_PROBLEMS = [...FORM_PROBLEMS, 'receipt_required', 'receipt_short', 'receipt_format', 'picture_required'] as const
const REPORT_PROBLEMS = [...FORM_PROBLEMS, 'text_short', 'phone_required', 'phone_format'] as const
/** Why questions did not come, or answers did not arrive. */
const TEST_PROBLEMS = [
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

function pick<All extends object, Key extends keyof All>(all: All, keys: readonly Key[]): Pick<All, Key> {
  return Object.fromEntries(keys.map((key) => [key, all[key]])) as Pick<All, Key>
}

/** One account screen. */
export function accountTexts(lang: Language, parts: readonly (keyof Messages['account'])[]): object {
  const { account, problems } = messagesIn(lang)
  return { account: pick(account, parts), problems }
}

/** The page of everything one has here. */
export const holdingTexts = (lang: Language): object => ({
  ...accountTexts(lang, ['common', 'data', 'register']),
  holdings: messagesIn(lang).holdings,
})

export const onboardingTexts = (lang: Language): object => ({ onboarding: messagesIn(lang).onboarding })

/** A screen of questions, with what its forms may answer. */
export function askTexts(lang: Language, parts: readonly (keyof Messages['ask_question'])[]): object {
  const { account, ask_question, help_now, problems } = messagesIn(lang)
  return {
    account: { common: pick(account.common, ['fix_one', 'fix_many']) },
    problems: pick(problems, [...RECEIPT_PROBLEMS, 'text_short']),
    ask_question: pick(ask_question, parts),
    ...(parts.includes('sent') && { help_now }),
  }
}

/** Before an inbox is open: on the entry page of a receipt (`entry`), or over the list of one's own (`mine`). */
export function inboxTexts(lang: Language, part: 'entry' | 'mine'): object {
  const { account, ask_question, inbox, problems } = messagesIn(lang)
  return {
    account: { common: pick(account.common, ['fix_one', 'fix_many']) },
    problems: pick(problems, RECEIPT_PROBLEMS),
    ...(part === 'entry' && { ask_question: pick(ask_question, ['own', 'receipt']) }),
    inbox: pick(inbox, part === 'entry' ? ['frame', 'state', 'entry', 'complaint'] : ['frame', 'state', 'mine']),
  }
}

/** A page of the visitor's own things, with the texts of every form. */
export function ownTexts(lang: Language, parts: readonly ('saved' | 'certificates')[]): object {
  const { saved: _, certificates: __, ...common } = messagesIn(lang).own
  return { ...accountTexts(lang, ['common']), own: { ...common, ...pick(messagesIn(lang).own, parts) } }
}

/** The list of one's own results, and each of them. */
export function ownResultsTexts(lang: Language): object {
  const { own, problems, test_list, test_result } = messagesIn(lang)
  return { own: pick(own, ['loading', 'login', 'register']), problems, test_list, test_result }
}

/** What the page of a test hands to its questions: a dead network must find these words there already. */
export const testProblems = (lang: Language): object => ({ problems: pick(messagesIn(lang).problems, TEST_PROBLEMS) })

/** The page of one's notifications, with what may go wrong. */
export const notificationTexts = (lang: Language): object => ({
  ...ownTexts(lang, []),
  notifications: pick(messagesIn(lang).notifications, ['list']),
})

/** What is chosen in the profile: what about, where, and when not. */
export const notificationChoiceTexts = (lang: Language): object => ({
  notifications: pick(messagesIn(lang).notifications, ['choices']),
})

/**
 * The first steps of a report, and what every step needs; the others bring their own words. On secrecy it says what the chat
 * says: the versions of that wording are one list.
 */
export function reportTexts(lang: Language) {
  const { account, chat, problems, report } = messagesIn(lang)
  const { plain: _, ...steps } = report
  const secrecy = { self: chat.secrecy, young: chat.secrecy_young, adult: chat.secrecy_adult }
  return {
    account: { common: pick(account.common, ['fix_one', 'fix_many', 'phone']) },
    problems: pick(problems, REPORT_PROBLEMS),
    report: { ...steps, secrecy },
  }
}
