import type { Language } from '@himoya/contract/languages'
import { account as account_en } from './en/account.ts'
import { asking as asking_en } from './en/asking.ts'
import { chat as chat_en } from './en/chat.ts'
import { onboarding as onboarding_en } from './en/onboarding.ts'
import { own as own_en } from './en/own.ts'
import { holdings as holdings_en } from './en/holdings.ts'
import { problems as problems_en } from './en/problems.ts'
import { report as report_en } from './en/report.ts'
import { sign_up as sign_up_en } from './en/sign-up.ts'
import type { SameKeys } from './languages.ts'
import { account as account_ru } from './ru/account.ts'
import { asking as asking_ru } from './ru/asking.ts'
import { chat as chat_ru } from './ru/chat.ts'
import { onboarding as onboarding_ru } from './ru/onboarding.ts'
import { own as own_ru } from './ru/own.ts'
import { holdings as holdings_ru } from './ru/holdings.ts'
import { problems as problems_ru } from './ru/problems.ts'
import { report as report_ru } from './ru/report.ts'
import { sign_up as sign_up_ru } from './ru/sign-up.ts'
import { account } from './uz/account.ts'
import { asking } from './uz/asking.ts'
import { chat } from './uz/chat.ts'
import { onboarding } from './uz/onboarding.ts'
import { own } from './uz/own.ts'
import { holdings } from './uz/holdings.ts'
import { problems } from './uz/problems.ts'
import { report } from './uz/report.ts'
import { sign_up } from './uz/sign-up.ts'

const uz = { account: { ...sign_up, ...account }, problems, onboarding, asking, own, report, chat }
const MESSAGES: Record<Language, SameKeys<typeof uz>> = {
  uz,
  ru: {
    account: { ...sign_up_ru, ...account_ru },
    problems: problems_ru,
    onboarding: onboarding_ru,
    asking: asking_ru,
    own: own_ru,
    report: report_ru,
    chat: chat_ru,
  },
  en: {
    account: { ...sign_up_en, ...account_en },
    problems: problems_en,
    onboarding: onboarding_en,
    asking: asking_en,
    own: own_en,
    report: report_en,
    chat: chat_en,
  },
}

/** Just the texts one account screen needs; they travel in its page, so that the island asks for nothing more. */
export function accountTexts(lang: Language, parts: readonly (keyof typeof uz.account)[]): object {
  const { account: all, problems: said } = MESSAGES[lang]
  return { account: Object.fromEntries(parts.map((part) => [part, all[part]])), problems: said }
}

const HOLDINGS: Record<Language, SameKeys<typeof holdings>> = { uz: holdings, ru: holdings_ru, en: holdings_en }

/** What the page of everything one has here says. */
export function holdingTexts(lang: Language): object {
  return { ...accountTexts(lang, ['common', 'data', 'register']), holdings: HOLDINGS[lang] }
}

export const onboardingTexts = (lang: Language): object => ({ onboarding: MESSAGES[lang].onboarding })

/** Why a form of questions was not accepted. */
const ASKING_PROBLEMS = [
  'required',
  'text_short',
  'too_long',
  'receipt_required',
  'receipt_short',
  'receipt_format',
  'other',
  'offline',
  'slow',
  'wait_seconds',
  'wait_minutes',
  'our_fault',
  'our_fault_reference',
] as const

/** What a screen of questions says, with what its forms may answer. */
export function askingTexts(lang: Language, parts: readonly (keyof typeof asking)[]): object {
  const { account: all, problems: said, asking: sentences } = MESSAGES[lang]
  const { fix_one, fix_many } = all.common
  return {
    account: { common: { fix_one, fix_many } },
    problems: Object.fromEntries(ASKING_PROBLEMS.map((key) => [key, said[key]])),
    asking: Object.fromEntries(parts.map((part) => [part, sentences[part]])),
  }
}

/** What a page of the visitor's own things says, with the texts of every form. */
export function ownTexts(lang: Language, parts: readonly ('saved' | 'certificates')[]): object {
  const { own: all } = MESSAGES[lang]
  const { saved, certificates, ...common } = all
  const of = { saved, certificates }
  return { ...accountTexts(lang, ['common']), own: { ...common, ...Object.fromEntries(parts.map((part) => [part, of[part]])) } }
}

/** Why a report was not accepted. */
const REPORT_PROBLEMS = [
  'required',
  'text_short',
  'too_long',
  'phone_required',
  'phone_format',
  'other',
  'offline',
  'slow',
  'wait_seconds',
  'wait_minutes',
  'our_fault',
  'our_fault_reference',
] as const

/**
 * The first steps of a report, and what every step needs; the others bring their own words. On secrecy it says what the chat
 * says: the versions of that wording are one list.
 */
export function reportTexts(lang: Language) {
  const { account: all, problems: said, report: steps, chat: talk } = MESSAGES[lang]
  const { fix_one, fix_many, phone } = all.common
  const { plain: _, ...said_here } = steps
  return {
    account: { common: { fix_one, fix_many, phone } },
    problems: Object.fromEntries(REPORT_PROBLEMS.map((key) => [key, said[key]])),
    report: { ...said_here, secrecy: secrecyOf(talk) },
  }
}

const secrecyOf = ({ secrecy, secrecy_young, secrecy_adult }: (typeof uz)['chat']) => ({
  self: secrecy,
  young: secrecy_young,
  adult: secrecy_adult,
})

/** What the form without scripts says on secrecy: nobody knows yet who reads it. */
export const secrecyWords = (lang: Language): string => MESSAGES[lang].chat.secrecy
