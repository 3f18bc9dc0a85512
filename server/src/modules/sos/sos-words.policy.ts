import type { ReceiptWords } from '@himoya/contract/accounts/receipts'
import type { Language } from '@himoya/contract/languages'
import type { SosState } from '@himoya/contract/sos/sos-lists'
import { wallClock } from '@himoya/contract/tashkent'
import type { Waking } from './wake.policy.ts'

/** How a call stands, as far as its sender is told. */
export type CallStatus = {
  state: SosState
  /** The alias of who accepted. */
  by: string | null
  /** The sender said it was a mistake. */
  cancelled: boolean
  /** Somebody is on shift at a console that was heard lately. */
  someone_there: boolean
  /** Two minutes have gone by without anybody. */
  escalated: boolean
  /** Who was woken for it. */
  waking: Waking
}
export type Said = { title: string; text: string }
type WakeLine =
  | 'telling_member'
  | 'telling_partner'
  | 'notified_first'
  | 'notified_next'
  | 'notified_partner'
  | 'coming'
  | 'all_notified'
  | 'unreached'
type EndLine = 'accepted' | 'accepted_mistake' | 'taken_back' | 'over_112' | 'over'
type Line = WakeLine | EndLine | 'rings' | 'unanswered' | 'nobody'
/** What follows when whoever was told does not answer. */
type Next = 'next_member' | 'next_partner' | 'next_none'

const WORDS: Record<Language, Record<Line, Said> & Record<Next, string> & { receipt: string }> = {
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
    telling_member: {
      title: 'Navbatchiga xabar beryapmiz',
      text: 'Unga SMS ketmoqda. Kutmang, hozir 112 ga qo‘ng‘iroq qiling.',
    },
    telling_partner: {
      title: 'Hamkor tashkilotga xabar beryapmiz',
      text: 'Unga SMS ketmoqda. Kutmang, hozir 112 ga qo‘ng‘iroq qiling.',
    },
    notified_first: { title: 'Navbatchiga {at} da xabar berildi', text: 'Kutmang, hozir 112 ga qo‘ng‘iroq qiling. {next}' },
    notified_next: {
      title: 'Keyingi navbatchiga {at} da xabar berildi',
      text: 'Kutmang, hozir 112 ga qo‘ng‘iroq qiling. {next}',
    },
    notified_partner: {
      title: 'Hamkor tashkilotga {at} da xabar berildi',
      text: 'Jamoamizdan hali hech kim javob bermadi. Kutmang, hozir 112 ga qo‘ng‘iroq qiling.',
    },
    coming: {
      title: 'Navbatchi javob berishga tayyorlanmoqda',
      text: 'Maslahatchi {name} {at} dan beri xabardor. Javob shu yerga keladi. Xavf yaqin bo‘lsa, hozir 112 ga qo‘ng‘iroq qiling.',
    },
    all_notified: {
      title: 'Hech kim javob bermadi',
      text: 'SMS yetganlarning hammasiga aytdik, oxirgisiga {at} da. Kutmang, hozir 112 ga qo‘ng‘iroq qiling.',
    },
    unreached: {
      title: 'Navbatchiga SMS ketmadi',
      text: 'Yana urinib ko‘ramiz. Kutmang, hozir 112 ga qo‘ng‘iroq qiling.',
    },
    next_member: 'Javob bo‘lmasa, {next_at} da keyingi navbatchiga aytamiz.',
    next_partner: 'Javob bo‘lmasa, {next_at} da hamkor tashkilotga aytamiz.',
    next_none: 'Chaqiruvingiz bizda saqlandi.',
    accepted: {
      title: 'Chaqiruv qabul qilindi',
      text: 'Maslahatchi {name} ko‘rdi. Yozing, u javob beradi. Xavf yaqin bo‘lsa, 112.',
    },
    accepted_mistake: { title: 'Chaqiruv qabul qilindi', text: 'Adashganingizni maslahatchiga aytdik.' },
    taken_back: { title: 'Chaqiruv bekor qilindi', text: 'Xavfsiz bo‘lsangiz, yaxshi. Kerak bo‘lsa, yana bosing.' },
    over_112: { title: 'Maslahatchi 112 ga xabar berdi', text: 'Yordam yana kerak bo‘lsa, SOS ni qayta bosing.' },
    over: { title: 'Maslahatchi chaqiruvni yopdi', text: 'Yordam yana kerak bo‘lsa, SOS ni qayta bosing.' },
    receipt: 'Javobni keyin shu to‘rt so‘z va rasm bilan o‘qiysiz: {words}. Rasm: {picture}.',
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
    telling_member: {
      title: 'Сообщаем дежурному консультанту',
      text: 'SMS уже отправляется. Не ждите, позвоните сейчас по 112.',
    },
    telling_partner: {
      title: 'Сообщаем партнёрской линии',
      text: 'SMS уже отправляется. Не ждите, позвоните сейчас по 112.',
    },
    notified_first: { title: 'В {at} сообщили дежурному консультанту', text: 'Не ждите, позвоните сейчас по 112. {next}' },
    notified_next: { title: 'В {at} сообщили следующему дежурному', text: 'Не ждите, позвоните сейчас по 112. {next}' },
    notified_partner: {
      title: 'В {at} сообщили партнёрской линии',
      text: 'Наша команда пока не ответила. Не ждите, позвоните сейчас по 112.',
    },
    coming: {
      title: 'Дежурный консультант готовится ответить',
      text: 'Консультант {name} знает о вызове с {at}. Ответ придёт сюда. Если опасность рядом, позвоните сейчас по 112.',
    },
    all_notified: {
      title: 'Никто не ответил',
      text: 'Мы сообщили всем, кому отправилось SMS, последнему в {at}. Не ждите, позвоните сейчас по 112.',
    },
    unreached: {
      title: 'SMS дежурному не отправилось',
      text: 'Мы попробуем снова. Не ждите, позвоните сейчас по 112.',
    },
    next_member: 'Если ответа не будет, в {next_at} сообщим следующему дежурному.',
    next_partner: 'Если ответа не будет, в {next_at} сообщим партнёрской линии.',
    next_none: 'Ваш вызов у нас сохранён.',
    accepted: { title: 'Вызов принят', text: 'Консультант {name} видит его. Пишите, вам ответят. Если опасность рядом, 112.' },
    accepted_mistake: { title: 'Вызов принят', text: 'Мы передали консультанту, что это ошибка.' },
    taken_back: { title: 'Вызов отменён', text: 'Хорошо, если вы в безопасности. Если нужно, нажмите снова.' },
    over_112: { title: 'Консультант сообщил в 112', text: 'Если помощь снова нужна, нажмите SOS ещё раз.' },
    over: { title: 'Консультант закрыл вызов', text: 'Если помощь снова нужна, нажмите SOS ещё раз.' },
    receipt: 'По этим четырём словам и картинке вы потом прочитаете ответ: {words}. Картинка: {picture}.',
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
    telling_member: {
      title: 'We are telling the counsellor on duty',
      text: 'An SMS is on its way to them. Do not wait, call 112 now.',
    },
    telling_partner: {
      title: 'We are telling the partner line',
      text: 'An SMS is on its way to them. Do not wait, call 112 now.',
    },
    notified_first: { title: 'The counsellor on duty was told at {at}', text: 'Do not wait, call 112 now. {next}' },
    notified_next: { title: 'The next counsellor was told at {at}', text: 'Do not wait, call 112 now. {next}' },
    notified_partner: {
      title: 'The partner line was told at {at}',
      text: 'Nobody of our team has answered yet. Do not wait, call 112 now.',
    },
    coming: {
      title: 'A counsellor is getting ready to answer',
      text: 'Counsellor {name} has known of your call since {at}. The answer comes here. If danger is near, call 112 now.',
    },
    all_notified: {
      title: 'Nobody has answered',
      text: 'We told everybody whom an SMS reached, the last at {at}. Do not wait, call 112 now.',
    },
    unreached: {
      title: 'Our SMS to the counsellor on duty did not go out',
      text: 'We try again. Do not wait, call 112 now.',
    },
    next_member: 'Without an answer we tell the next counsellor at {next_at}.',
    next_partner: 'Without an answer we tell the partner line at {next_at}.',
    next_none: 'We have kept your call.',
    accepted: {
      title: 'Your call was accepted',
      text: 'Counsellor {name} has seen it. Write, and you get an answer. If danger is near, 112.',
    },
    accepted_mistake: { title: 'Your call was accepted', text: 'We told the counsellor that it was a mistake.' },
    taken_back: { title: 'The call was taken back', text: 'Good if you are safe. If you need it, press again.' },
    over_112: { title: 'The counsellor told 112', text: 'If you need help again, press SOS again.' },
    over: { title: 'The counsellor closed the call', text: 'If you need help again, press SOS again.' },
    receipt: 'With these four words and the picture you can read the answer later: {words}. Picture: {picture}.',
  },
}

/** What the sender reads of a call: only what is so now, and what to do meanwhile. */
export function saidOf(status: CallStatus, lang: Language): Said {
  const { title, text } = WORDS[lang][lineOf(status)]
  const { by, waking } = status
  const filled = (words: string): string =>
    words
      .replace('{next}', waking.kind === 'notified' ? WORDS[lang][`next_${waking.next ?? 'none'}`] : '')
      .replace('{name}', waking.kind === 'coming' && status.state === 'sent' ? waking.alias : (by ?? ''))
      .replace('{at}', 'at' in waking ? clockOf(waking.at) : '')
      .replace('{next_at}', waking.kind === 'notified' ? clockOf(waking.next_at) : '')
  return { title: filled(title), text: filled(text) }
}

function lineOf(status: CallStatus): Line {
  const { state, by, cancelled } = status
  if (state === 'sent') return ringingLine(status)
  if (state === 'accepted') return cancelled ? 'accepted_mistake' : 'accepted'
  if (state === 'handed_to_112') return 'over_112'
  return state === 'false_alarm' && by === null ? 'taken_back' : 'over'
}

/** Who was woken comes before who is on shift: it is done when those have not answered. */
function ringingLine({ waking, someone_there, escalated }: CallStatus): Line {
  switch (waking.kind) {
    case 'telling':
      return `telling_${waking.who}`
    case 'notified':
      return `notified_${waking.order}`
    case 'partner':
      return 'notified_partner'
    case 'coming':
    case 'all_notified':
    case 'unreached':
      return waking.kind
    case 'nobody':
      return someone_there ? (escalated ? 'unanswered' : 'rings') : 'nobody'
  }
}

/** In Tashkent, which has had UTC+5 without summer time since 1992. */
const clockOf = (at: Date): string => wallClock(at.getTime()).slice(11, 16)

/** The way back of a guest, where nothing but words can be shown. */
export const receiptText = ({ words, picture_name }: ReceiptWords, lang: Language): string =>
  WORDS[lang].receipt.replace('{words}', words.join(', ')).replace('{picture}', picture_name)
