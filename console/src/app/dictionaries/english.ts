import type { Texts } from '../../i18n/text-key.ts'

const files = import.meta.glob<Partial<Texts>>(['../texts/en.ts', '../../features/**/en.ts'], { eager: true, import: 'en' })
export const en: Texts = Object.assign({}, ...Object.values(files))
