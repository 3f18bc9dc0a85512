import type { Language } from '@himoya/contract/languages'
import type { PlainState, Urgency } from '@himoya/contract/reports/report-lists'
import { wallClock } from '@himoya/contract/tashkent'

/** How a report stands that cannot wait for office hours. */
export type UrgentStatus = {
  urgency: Urgency
  state: PlainState
  /** By when the team's own clock wants it opened; null: somebody has. */
  seen_by: Date | null
  /** It is to be opened sooner than an ordinary one, by its words. */
  pressing: boolean
  /** Somebody is on shift at a console that was heard lately. */
  someone_there: boolean
  now: Date
}

type Line = 'rings' | 'soon' | 'unopened' | 'nobody' | 'checking' | 'in_work' | 'needs_you'

const WORDS: Record<Language, Record<Line, string>> = {
  uz: {
    rings:
      'Maslahatchilarga hozir signal ketdi. Ular buni soat {time} gacha ochishi kerak. Kutmang, xavf bo‘lsa, hozir 112 ga qo‘ng‘iroq qiling.',
    soon: 'Navbatdagi maslahatchi buni soat {time} gacha o‘qishi kerak. Xavf bo‘lsa, kutmang, hozir 112 ga qo‘ng‘iroq qiling.',
    unopened: 'Buni hali hech kim ochmadi. Kutmang, xavf bo‘lsa, hozir 112 ga qo‘ng‘iroq qiling.',
    nobody:
      'Hozir navbatda hech kim yo‘q. Kutmang, xavf bo‘lsa, hozir 112 ga qo‘ng‘iroq qiling. Kelgan maslahatchi buni birinchilardan bo‘lib o‘qiydi.',
    checking: 'Maslahatchi buni ochdi. Javob shu yerga keladi. Xavf bo‘lsa, kutmang, hozir 112 ga qo‘ng‘iroq qiling.',
    in_work:
      'Maslahatchi yordam ustida ishlayapti. Javob shu yerga keladi. Xavf bo‘lsa, kutmang, hozir 112 ga qo‘ng‘iroq qiling.',
    needs_you: 'Maslahatchi sizdan javob kutyapti, savoli pastda. Xavf bo‘lsa, kutmang, hozir 112 ga qo‘ng‘iroq qiling.',
  },
  ru: {
    rings:
      'У консультантов сейчас сработал сигнал. Они должны открыть это до {time}. Не ждите: если опасность, позвоните сейчас по 112.',
    soon: 'Консультант на смене должен прочитать это до {time}. Если опасность, не ждите, позвоните сейчас по 112.',
    unopened: 'Это пока никто не открыл. Не ждите: если опасность, позвоните сейчас по 112.',
    nobody:
      'Сейчас никого нет на смене. Не ждите: если опасность, позвоните сейчас по 112. Кто придёт на смену, прочитает это среди первых.',
    checking: 'Консультант открыл это. Ответ придёт сюда. Если опасность, не ждите, позвоните сейчас по 112.',
    in_work: 'Консультант занимается помощью. Ответ придёт сюда. Если опасность, не ждите, позвоните сейчас по 112.',
    needs_you: 'Консультант ждёт вашего ответа, вопрос ниже. Если опасность, не ждите, позвоните сейчас по 112.',
  },
  en: {
    rings: 'It has rung at the counsellors just now. They are to open this by {time}. Do not wait: in danger, call 112 now.',
    soon: 'A counsellor on shift is to read this by {time}. In danger do not wait, call 112 now.',
    unopened: 'Nobody has opened this yet. Do not wait: in danger, call 112 now.',
    nobody:
      'Nobody is on shift right now. Do not wait: in danger, call 112 now. Whoever comes on shift reads this among the first.',
    checking: 'A counsellor has opened this. The answer comes here. In danger do not wait, call 112 now.',
    in_work: 'A counsellor is working on the help. The answer comes here. In danger do not wait, call 112 now.',
    needs_you: 'A counsellor is waiting for your answer, the question is below. In danger do not wait, call 112 now.',
  },
}

/**
 * What a reporter reads in place of the ordinary words and dates while a danger may be going on: who opens it by when, as the
 * team's clock really has it, and what to do until then. Null: the ordinary words are true.
 */
export function urgentText(status: UrgentStatus, lang: Language): string | null {
  const line = lineOf(status)
  if (line === null) return null
  const { seen_by } = status
  return WORDS[lang][line].replace('{time}', seen_by ? wallClock(seen_by.getTime()).slice(11, 16) : '')
}

function lineOf({ urgency, state, seen_by, pressing, someone_there, now }: UrgentStatus): Line | null {
  if (state === 'closed') return null
  if (state !== 'received') return urgency === 'now' ? state : null
  if (seen_by === null) return urgency === 'now' ? 'checking' : null
  if (urgency !== 'now' && !pressing) return null
  if (!someone_there) return 'nobody'
  if (seen_by <= now) return 'unopened'
  return urgency === 'now' ? 'rings' : 'soon'
}
