import type { Language } from '@himoya/contract/languages'

/** When another tab has sent what this one tells too; comes with the code, as nearly nobody reads it. */
export const SENT_ELSEWHERE_WORDS: Record<Language, Record<'title' | 'text' | 'drop' | 'own', string>> = {
  uz: {
    title: 'Bu murojaat boshqa oynada yuborildi',
    text: 'Raqami o‘sha oynada. Bu yerda yozganingiz yuborilmadi va o‘chmadi.',
    drop: 'Yaxshi, bu yerdagini o‘chirish',
    own: 'Bu yerdagini alohida murojaat qilish',
  },
  ru: {
    title: 'Это обращение отправлено в другой вкладке',
    text: 'Его номер там. То, что написано здесь, не отправлено и не удалено.',
    drop: 'Хорошо, удалить написанное здесь',
    own: 'Продолжить здесь как отдельное обращение',
  },
  en: {
    title: 'This report was sent in another tab',
    text: 'Its number is there. What you wrote here was not sent and is not deleted.',
    drop: 'Fine, delete what is here',
    own: 'Go on here as a report of its own',
  },
}
