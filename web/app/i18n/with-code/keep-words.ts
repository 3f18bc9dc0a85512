import type { Language } from '@himoya/contract/languages'

/** What is said of the list for when there is no network, once it was asked for. */
export const KEEP_WORDS: Record<Language, { done: string; failed: string }> = {
  uz: {
    done: 'Saqlandi. Internet bo‘lmasa ham, shu sahifada ro‘yxat ochiladi. Nimani ko‘rganingiz saqlanmaydi.',
    failed: 'Ro‘yxat yuklanmadi. Aloqani tekshirib, qayta bosing.',
  },
  ru: {
    done: 'Сохранено. Без интернета на этой странице откроется список. Что вы смотрели, не хранится.',
    failed: 'Список не загрузился. Проверьте связь и нажмите ещё раз.',
  },
  en: {
    done: 'Kept. Without the internet this page opens the list. What you looked at is not kept.',
    failed: 'The list did not load. Check the connection and press again.',
  },
}
