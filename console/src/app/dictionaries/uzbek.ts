import type { Texts } from '../../i18n/text-key.ts'

const files = import.meta.glob<Partial<Texts>>(['../texts/uz.ts', '../../features/**/uz.ts'], { eager: true, import: 'uz' })
export const uz: Texts = Object.assign({}, ...Object.values(files))
