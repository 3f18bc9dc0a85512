import type { Text } from '../../i18n/use-text.ts'
import type { TextKey } from '../../i18n/text-key.ts'
import { type FieldKind, firstOf } from './public/field-kinds.ts'
import { problemAt, type Problems } from './public/problems.ts'
import type { FieldValues, Path } from './public/working.ts'

/** What is wrong there, for the list of all problems: a kind of field with places of its own tells them exactly. */
export const problemOf = (kinds: readonly FieldKind[], problems: Problems, path: Path, text: Text): string | undefined =>
  firstOf(kinds, (kind) => kind.problemOf(problems, path, text)) ?? problemAt(problems, path, text)

/** What a field is called on the screen: `Sarlavha, O‘zbekcha`. `facts` tell which question a key names. */
export function nameOf(kinds: readonly FieldKind[], path: Path, text: Text, facts: FieldValues): string {
  const own = firstOf(kinds, (kind) => kind.nameOf(path, text, facts))
  if (own !== null) return own
  const [first, second, third] = path.split('.')
  if (first === 'facts') return text(`fact.${second}` as TextKey)
  if (first === 'texts') return `${text(`words.${third}` as TextKey)}, ${text(`lang.${second}` as TextKey)}`
  return text(first === 'slug' ? 'content.slug' : 'content.safety')
}
