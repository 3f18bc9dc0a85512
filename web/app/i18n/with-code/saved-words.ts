import type { Language } from '@himoya/contract/languages'

/** What a save button says after it was pressed, and what is asked after signing in; they come with its code. */
type SavedWords = Record<
  'saved' | 'saved_here' | 'removed' | 'failed' | 'no_room' | 'ask' | 'ask_text' | 'take' | 'later' | 'taken' | 'taken_in_part',
  string
>

export const SAVED_WORDS: Record<Language, SavedWords> = {
  uz: {
    saved: 'Saqlandi',
    saved_here: 'Shu telefonda saqlandi',
    removed: 'Saqlanganlardan olindi',
    failed: 'Saqlanmadi. Aloqani tekshirib, qayta bosing.',
    no_room: 'Bu telefonda 100 tagacha saqlanadi. Ko‘proq uchun hisobga kiring.',
    ask: 'Shu telefonda saqlanganlar bor',
    ask_text: 'Ularni hisobingizga qo‘shaymi? Boshqa odamniki bo‘lsa, qo‘shmang.',
    take: 'Qo‘shish',
    later: 'Hozir emas',
    taken: 'Hisobingizga qo‘shildi',
    taken_in_part: 'Qo‘shildi. Joy yetmagani telefonda qoldi.',
  },
  ru: {
    saved: 'Сохранено',
    saved_here: 'Сохранено на этом телефоне',
    removed: 'Убрано из сохранённого',
    failed: 'Не сохранено. Проверьте связь и нажмите ещё раз.',
    no_room: 'На телефоне хранится до 100. Чтобы сохранить больше, войдите.',
    ask: 'На этом телефоне есть сохранённое',
    ask_text: 'Добавить его в ваш аккаунт? Если это чужое, не добавляйте.',
    take: 'Добавить',
    later: 'Не сейчас',
    taken: 'Добавлено в ваш аккаунт',
    taken_in_part: 'Добавлено. Чему не хватило места, осталось на телефоне.',
  },
  en: {
    saved: 'Saved',
    saved_here: 'Saved on this phone',
    removed: 'No longer saved',
    failed: 'Not saved. Check your connection and tap again.',
    no_room: 'This phone keeps up to 100. Sign in to save more.',
    ask: 'This phone has saved things',
    ask_text: 'Add them to your account? If they are somebody else’s, leave them.',
    take: 'Add',
    later: 'Not now',
    taken: 'Added to your account',
    taken_in_part: 'Added. What had no room stays on this phone.',
  },
}
