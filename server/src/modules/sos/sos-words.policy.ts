import { groupedReceipt } from '@himoya/contract/receipt-digits'
import type { Language } from '@himoya/contract/languages'
import type { SosState } from '@himoya/contract/sos-lists'

/** How a call stands, as far as its sender is told. */
export type Standing = {
  state: SosState
  /** The alias of who accepted. */
  by: string | null
  /** The sender said it was a mistake. */
  cancelled: boolean
  /** Somebody is on shift at a console that was heard lately. */
  someone_there: boolean
  /** Two minutes have gone by without anybody. */
  escalated: boolean
}
export type Said = { title: string; text: string }
type Line = 'rings' | 'unanswered' | 'nobody' | 'accepted' | 'told_mistake' | 'taken_back' | 'over_112' | 'over'

const WORDS: Record<Language, Record<Line, Said> & { receipt: string }> = {
  uz: {
    rings: {
      title: 'Chaqiruv yetib keldi',
      text: 'Maslahatchilarda qo‘ng‘iroq chalinmoqda. Xavf yaqin bo‘lsa, hozir 112 ga qo‘ng‘iroq qiling.',
    },
    unanswered: {
      title: 'Hali hech kim javob bermadi',
      text: 'Kutmang, 112 ga qo‘ng‘iroq qiling. Maslahatchilarda qo‘ng‘iroq hamon chalinmoqda.',
    },
    nobody: {
      title: 'Hozir navbatda hech kim yo‘q',
      text: 'Kutmang, hozir 112 ga qo‘ng‘iroq qiling. Chaqiruvingiz bizda saqlandi.',
    },
    accepted: {
      title: 'Chaqiruv qabul qilindi',
      text: 'Maslahatchi {name} ko‘rdi. Yozing, u javob beradi. Xavf yaqin bo‘lsa, 112.',
    },
    told_mistake: { title: 'Chaqiruv qabul qilindi', text: 'Adashganingizni maslahatchiga aytdik.' },
    taken_back: { title: 'Chaqiruv bekor qilindi', text: 'Xavfsiz bo‘lsangiz, yaxshi. Kerak bo‘lsa, yana bosing.' },
    over_112: { title: 'Maslahatchi 112 ga xabar berdi', text: 'Yordam yana kerak bo‘lsa, SOS ni qayta bosing.' },
    over: { title: 'Maslahatchi chaqiruvni yopdi', text: 'Yordam yana kerak bo‘lsa, SOS ni qayta bosing.' },
    receipt: 'Javobni keyin shu raqam bilan o‘qiysiz: {digits}',
  },
  ru: {
    rings: {
      title: 'Сигнал дошёл',
      text: 'У консультантов звонит сигнал. Если опасность рядом, позвоните сейчас по 112.',
    },
    unanswered: {
      title: 'Пока никто не ответил',
      text: 'Не ждите, позвоните по 112. У консультантов всё ещё звонит сигнал.',
    },
    nobody: {
      title: 'Сейчас никого нет на смене',
      text: 'Не ждите, позвоните сейчас по 112. Ваш вызов у нас сохранён.',
    },
    accepted: { title: 'Вызов принят', text: 'Консультант {name} видит его. Пишите, вам ответят. Если опасность рядом, 112.' },
    told_mistake: { title: 'Вызов принят', text: 'Мы передали консультанту, что это ошибка.' },
    taken_back: { title: 'Вызов отменён', text: 'Хорошо, если вы в безопасности. Если нужно, нажмите снова.' },
    over_112: { title: 'Консультант сообщил в 112', text: 'Если помощь снова нужна, нажмите SOS ещё раз.' },
    over: { title: 'Консультант закрыл вызов', text: 'Если помощь снова нужна, нажмите SOS ещё раз.' },
    receipt: 'По этому номеру вы потом прочитаете ответ: {digits}',
  },
  en: {
    rings: {
      title: 'Your call has reached us',
      text: 'It is ringing at the counsellors. If danger is near, call 112 now.',
    },
    unanswered: {
      title: 'Nobody has answered yet',
      text: 'Do not wait, call 112. It is still ringing at the counsellors.',
    },
    nobody: {
      title: 'Nobody is on shift right now',
      text: 'Do not wait, call 112 now. We have kept your call.',
    },
    accepted: {
      title: 'Your call was accepted',
      text: 'Counsellor {name} has seen it. Write, and you get an answer. If danger is near, 112.',
    },
    told_mistake: { title: 'Your call was accepted', text: 'We told the counsellor that it was a mistake.' },
    taken_back: { title: 'The call was taken back', text: 'Good if you are safe. If you need it, press again.' },
    over_112: { title: 'The counsellor told 112', text: 'If you need help again, press SOS again.' },
    over: { title: 'The counsellor closed the call', text: 'If you need help again, press SOS again.' },
    receipt: 'With this number you can read the answer later: {digits}',
  },
}

/** What the sender reads of a call: only what is so now, and what to do meanwhile. */
export function saidOf(standing: Standing, lang: Language): Said {
  const { title, text } = WORDS[lang][lineOf(standing)]
  return { title, text: text.replace('{name}', standing.by ?? '') }
}

function lineOf({ state, by, cancelled, someone_there, escalated }: Standing): Line {
  if (state === 'sent' && !someone_there) return 'nobody'
  if (state === 'sent') return escalated ? 'unanswered' : 'rings'
  if (state === 'accepted') return cancelled ? 'told_mistake' : 'accepted'
  if (state === 'handed_to_112') return 'over_112'
  return state === 'false_alarm' && by === null ? 'taken_back' : 'over'
}

/** The number by which a guest comes back, where nothing but words can be shown. */
export const receiptText = (receipt: string, lang: Language): string =>
  WORDS[lang].receipt.replace('{digits}', groupedReceipt(receipt))
