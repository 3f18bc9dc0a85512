import type { Language } from '@himoya/contract/languages'
import { account as account_en } from './en/account.ts'
import { asking as asking_en } from './en/asking.ts'
import { onboarding as onboarding_en } from './en/onboarding.ts'
import { problems as problems_en } from './en/problems.ts'
import { sign_up as sign_up_en } from './en/sign-up.ts'
import type { SameKeys } from './languages.ts'
import { account as account_ru } from './ru/account.ts'
import { asking as asking_ru } from './ru/asking.ts'
import { onboarding as onboarding_ru } from './ru/onboarding.ts'
import { problems as problems_ru } from './ru/problems.ts'
import { sign_up as sign_up_ru } from './ru/sign-up.ts'
import { account } from './uz/account.ts'
import { asking } from './uz/asking.ts'
import { onboarding } from './uz/onboarding.ts'
import { problems } from './uz/problems.ts'
import { sign_up } from './uz/sign-up.ts'

const uz = { account: { ...sign_up, ...account }, problems, onboarding, asking }
const MESSAGES: Record<Language, SameKeys<typeof uz>> = {
  uz,
  ru: { account: { ...sign_up_ru, ...account_ru }, problems: problems_ru, onboarding: onboarding_ru, asking: asking_ru },
  en: { account: { ...sign_up_en, ...account_en }, problems: problems_en, onboarding: onboarding_en, asking: asking_en },
}

/** Just the texts one account screen needs; they travel in its page, so that the island asks for nothing more. */
export function accountTexts(lang: Language, parts: readonly (keyof typeof uz.account)[]): object {
  const { account: all, problems: said } = MESSAGES[lang]
  return { account: Object.fromEntries(parts.map((part) => [part, all[part]])), problems: said }
}

export const onboardingTexts = (lang: Language): object => ({ onboarding: MESSAGES[lang].onboarding })

/** What a screen of questions says, with the texts of every form. */
export const askingTexts = (lang: Language, parts: readonly (keyof typeof asking)[]): object => ({
  ...accountTexts(lang, ['common']),
  asking: Object.fromEntries(parts.map((part) => [part, MESSAGES[lang].asking[part]])),
})
