import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'bell.untouched': 'Click anywhere once so that the console may sound',
  'bell.silenced': 'Nothing can be heard now: the sound has stopped. Click anywhere',
}
