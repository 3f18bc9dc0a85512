import type { Texts } from '../../i18n/text-key.ts'

const files = import.meta.glob<Partial<Texts>>(['../texts/ru.ts', '../../features/**/ru.ts'], { eager: true, import: 'ru' })
export const ru: Texts = Object.assign({}, ...Object.values(files))
