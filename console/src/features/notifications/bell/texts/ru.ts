import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'bell.untouched': 'Чтобы был звук, нажмите на страницу один раз',
  'bell.silenced': 'Сейчас ничего не слышно: звук остановился. Нажмите в любом месте',
}
