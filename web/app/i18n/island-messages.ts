import type { Language } from '@himoya/contract/languages'
import { account as account_en, problems as problems_en } from './en/account.ts'
import { onboarding as onboarding_en } from './en/onboarding.ts'
import { account as account_ru, problems as problems_ru } from './ru/account.ts'
import { onboarding as onboarding_ru } from './ru/onboarding.ts'
import { account, problems } from './uz/account.ts'
import { onboarding } from './uz/onboarding.ts'

const uz = { account, problems, onboarding }
const MESSAGES: Record<Language, typeof uz> = {
  uz,
  ru: { account: account_ru, problems: problems_ru, onboarding: onboarding_ru } as typeof uz,
  en: { account: account_en, problems: problems_en, onboarding: onboarding_en } as typeof uz,
}

type AccountPart = keyof typeof account

/** Just the texts one account screen needs; they travel in its page, so that the island asks for nothing more. */
export function accountTexts(lang: Language, parts: readonly AccountPart[]): object {
  const { account: all, problems: said } = MESSAGES[lang]
  return { account: Object.fromEntries(parts.map((part) => [part, all[part]])), problems: said }
}

export const onboardingTexts = (lang: Language): object => ({ onboarding: MESSAGES[lang].onboarding })
