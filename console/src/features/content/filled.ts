import type { ContentType } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import { askedTexts, isPlainText } from './content-forms.ts'
import type { FieldKind } from './public/field-kinds.ts'
import { isEmpty, type Working } from './public/working.ts'

/** How many of the texts stand in a language, of those that are asked for; each word of a question counts. */
export function filledIn(
  kinds: readonly FieldKind[],
  type: ContentType,
  { facts, texts }: Working,
  lang: Language,
): { filled: number; wanted: number } {
  const wanted = askedTexts(type, facts).filter((field) => isPlainText(field) && field.optional === undefined)
  const filled = wanted.filter(({ name }) => !isEmpty(texts[lang][name])).length
  const parts = kinds.filter((kind) => kind.isOf(type)).map((kind) => kind.filled(type, facts, texts[lang]))
  return parts.reduce((sum, part) => ({ filled: sum.filled + part.filled, wanted: sum.wanted + part.wanted }), {
    filled,
    wanted: wanted.length,
  })
}
