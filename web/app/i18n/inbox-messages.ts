import type { Language } from '@himoya/contract/languages'
import { sign_up as sign_up_en } from './en/sign-up.ts'
import { asking as asking_en } from './en/asking.ts'
import { inbox as inbox_en } from './en/inbox.ts'
import { problems as problems_en } from './en/problems.ts'
import type { SameKeys } from './languages.ts'
import { sign_up as sign_up_ru } from './ru/sign-up.ts'
import { asking as asking_ru } from './ru/asking.ts'
import { inbox as inbox_ru } from './ru/inbox.ts'
import { problems as problems_ru } from './ru/problems.ts'
import { sign_up } from './uz/sign-up.ts'
import { asking } from './uz/asking.ts'
import { inbox } from './uz/inbox.ts'
import { problems } from './uz/problems.ts'

const uz = { asking, sign_up, inbox, problems }
const MESSAGES: Record<Language, SameKeys<typeof uz>> = {
  uz,
  ru: { asking: asking_ru, sign_up: sign_up_ru, inbox: inbox_ru, problems: problems_ru },
  en: { asking: asking_en, sign_up: sign_up_en, inbox: inbox_en, problems: problems_en },
}

const PROBLEMS = [
  'required',
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

/** What is said before an inbox is open: at the door of a receipt (`door`), or over the list of one's own (`mine`). */
export function inboxTexts(lang: Language, part: 'door' | 'mine'): object {
  const { asking: asked, sign_up: all, inbox: own, problems: said } = MESSAGES[lang]
  const { fix_one, fix_many } = all.common
  return {
    account: { common: { fix_one, fix_many } },
    problems: Object.fromEntries(PROBLEMS.map((key) => [key, said[key]])),
    ...(part === 'door' && { asking: { own: asked.own, receipt: asked.receipt } }),
    inbox: { frame: own.frame, state: own.state, [part]: own[part], ...(part === 'door' && { complaint: own.complaint }) },
  }
}
