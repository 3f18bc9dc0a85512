import type { Language } from '@himoya/contract/languages'

/** `failed`: the browser has the voice, and yet it does not speak. */
export type ReaderState = 'quiet' | 'reads' | 'paused' | 'failed'

/** What is said while an article is read out: its state, and what can be pressed. */
export type AloudWords = Record<ReaderState | 'title' | 'read' | 'pause' | 'go_on' | 'again' | 'stop', string>

export const ALOUD_WORDS: Record<Language, AloudWords> = {
  uz: {
    title: 'O‘qib berish',
    quiet: 'Ovoz yoningizdagilarga eshitiladi. Quloqchin bo‘lsa, taqing.',
    reads: 'O‘qib berilyapti. Tez chiqish ovozni ham o‘chiradi.',
    paused: 'To‘xtab turibdi.',
    failed: 'Ovoz chiqmadi. Telefon ovozini tekshirib, qayta bosing.',
    read: 'O‘qib bering',
    pause: 'To‘xtatib turing',
    go_on: 'Davom eting',
    again: 'Qayta urinish',
    stop: 'Yopish',
  },
  ru: {
    title: 'Чтение вслух',
    quiet: 'Голос услышат те, кто рядом. Если есть наушники, наденьте их.',
    reads: 'Читаем вслух. Быстрый выход выключит и голос.',
    paused: 'Чтение на паузе.',
    failed: 'Голоса нет. Проверьте звук телефона и нажмите ещё раз.',
    read: 'Читать вслух',
    pause: 'Пауза',
    go_on: 'Дальше',
    again: 'Ещё раз',
    stop: 'Закрыть',
  },
  en: {
    title: 'Reading aloud',
    quiet: 'People near you will hear the voice. If you have headphones, put them on.',
    reads: 'Reading aloud. Quick exit turns the voice off too.',
    paused: 'Reading is paused.',
    failed: 'There is no voice. Check the phone’s sound and tap again.',
    read: 'Read aloud',
    pause: 'Pause',
    go_on: 'Go on',
    again: 'Try again',
    stop: 'Close',
  },
}
