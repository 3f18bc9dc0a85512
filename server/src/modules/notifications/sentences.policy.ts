import type { Language, Translated } from '@himoya/contract/languages'
import type { Notification } from '@himoya/contract/notifications/notifications'

type Kind = Notification['kind']
type Sentence = {
  /** A page of ours without its language; null: the chat panel, or nowhere. */
  path: string | null
  title: Translated
  text: Translated
}

/** All we ever tell, but what editors write to many: that there is something, never what a person wrote (safety.md 4). */
const SENTENCES = {
  'message.waiting': {
    path: null,
    title: { uz: 'Sizga javob bor', ru: 'Вам ответили', en: 'There is an answer for you' },
    text: {
      uz: 'Suhbatda siz ko‘rmagan xabar bor.',
      ru: 'В чате есть сообщение, которое вы не видели.',
      en: 'There is a message in your chat that you have not seen.',
    },
  },
  'question.answered': {
    path: 'questions/mine',
    title: { uz: 'Savolingizga javob bor', ru: 'На ваш вопрос ответили', en: 'Your question has an answer' },
    text: {
      uz: 'Javob «Mening savollarim» sahifasida.',
      ru: 'Ответ — на странице «Мои вопросы».',
      en: 'The answer is on the page “My questions”.',
    },
  },
  'question.closed': {
    path: 'questions/mine',
    title: { uz: 'Savolingiz ko‘rib chiqildi', ru: 'Ваш вопрос рассмотрен', en: 'Your question was looked at' },
    text: {
      uz: 'Izoh «Mening savollarim» sahifasida.',
      ru: 'Пояснение — на странице «Мои вопросы».',
      en: 'What came of it is on the page “My questions”.',
    },
  },
  'report.message': {
    path: 'report/mine',
    title: { uz: 'Sizga yozishdi', ru: 'Вам написали', en: 'Somebody wrote to you' },
    text: {
      uz: 'Javob «Mening murojaatlarim» sahifasida.',
      ru: 'Ответ — на странице «Мои обращения».',
      en: 'The answer is on the page “My reports”.',
    },
  },
  'report.state': {
    path: 'report/mine',
    title: { uz: 'Ish oldinga siljidi', ru: 'Есть новости', en: 'There is news' },
    text: {
      uz: 'Holati «Mening murojaatlarim» sahifasida.',
      ru: 'Что изменилось — на странице «Мои обращения».',
      en: 'What has changed is on the page “My reports”.',
    },
  },
  'account.password_changed': {
    path: 'profile',
    title: { uz: 'Parol o‘zgardi', ru: 'Пароль изменён', en: 'The password was changed' },
    text: {
      uz: 'Buni siz qilmagan bo‘lsangiz, yangi parol qo‘ying.',
      ru: 'Если это были не вы, поставьте новый пароль.',
      en: 'If it was not you, set a new one.',
    },
  },
  'account.new_device': {
    path: 'profile',
    title: { uz: 'Hisobga yangi qurilmadan kirildi', ru: 'Вход с нового устройства', en: 'A new device signed in' },
    text: {
      uz: 'Qurilma: {device}. Bu siz bo‘lmasangiz, uni profilingizda chiqaring.',
      ru: 'Устройство: {device}. Если это были не вы, завершите его вход в профиле.',
      en: 'Device: {device}. If it was not you, sign it out in your profile.',
    },
  },
  // Neutral even in the list: whoever reads it learns of no talk (decision 0090).
  'appointment.soon': {
    path: null,
    title: { uz: 'Eslatma', ru: 'Напоминание', en: 'Reminder' },
    text: {
      uz: 'Siz so‘ragan vaqt yaqinlashdi.',
      ru: 'Скоро время, о котором вы просили напомнить.',
      en: 'The time you asked to be reminded of is near.',
    },
  },
} as const satisfies Record<string, Sentence>

export type What = keyof typeof SENTENCES
/** What stands in a sentence, of our own making. */
export type Params = { device?: string }

export const kindOf = (what: What): Kind => what.split('.')[0] as Kind
export const pathOf = (what: What): string | null => SENTENCES[what].path

/** Title and text in a language. null: a sentence of a newer or older release, which nobody here knows. */
export function wordsOf(what: string, params: Params, lang: Language): { title: string; text: string } | null {
  const sentence = (SENTENCES as Record<string, Sentence>)[what]
  return sentence ? { title: sentence.title[lang], text: sentence.text[lang].replace('{device}', params.device ?? '?') } : null
}
