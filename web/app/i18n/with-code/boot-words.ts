import type { Language } from '@himoya/contract/languages'

type Said = { title: string; text: string }

/** The few words the page's script says by itself: of SOS, while it is held and until the server has answered. */
export type BootWords = {
  hold: string
  sending: Said
  failed: Said
}

/** A page carries those of its own language only: the renderer puts them where the script says `BOOT_WORDS`. */
export const WORDS: Record<Language, BootWords> = {
  uz: {
    hold: '2 soniya ushlab turing. Qo‘yib yuborsangiz, hech narsa ketmaydi.',
    sending: { title: 'Yuborilmoqda...', text: '' },
    failed: {
      title: 'Hali yuborilmadi',
      text: '112 ga qo‘ng‘iroq qiling. Aloqa tiklansa, SOS o‘zi ketadi.',
    },
  },
  ru: {
    hold: 'Держите 2 секунды. Отпустите, и ничего не уйдёт.',
    sending: { title: 'Отправляем...', text: '' },
    failed: {
      title: 'Пока не отправлено',
      text: 'Позвоните по 112. Появится связь, SOS уйдёт сам.',
    },
  },
  en: {
    hold: 'Keep holding for 2 seconds. Let go and nothing is sent.',
    sending: { title: 'Sending...', text: '' },
    failed: {
      title: 'Not sent yet',
      text: 'Call 112 now. Once there is a connection, SOS goes by itself.',
    },
  },
}
