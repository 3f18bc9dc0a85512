import type { FieldCode } from '@himoya/contract/errors'
import type { Text } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import type { Path } from './working.ts'

/** What the server found, by the place it names; a place may lie within a field: `texts.uz.body.3.media_id`. */
export type Problems = Record<string, FieldCode[]>

export const NO_PROBLEMS: Problems = {}

/** What a refusal means at places where "not allowed" says too little. */
const SAID: Record<string, TextKey> = {
  'facts.certificate_test not_allowed': 'content.no_knowledge_test',
  'facts.kind not_allowed': 'content.kind_certified',
}

/** The first thing that is wrong with a field, as a sentence that says what to do. */
export function problemAt(problems: Problems, path: Path, text: Text): string | undefined {
  const found = Object.entries(problems).find(([place]) => place === path || place.startsWith(`${path}.`))
  const code = found?.[1][0]
  if (!found || code === undefined) return undefined
  if (found[0].endsWith('.media_id')) return text('content.medium_gone')
  return text(SAID[`${path} ${code}`] ?? (`field.${code}` as TextKey))
}

/** The field on the screen, as an element's id and as a link's target. */
export const idOf = (path: Path): string => `field-${path.replaceAll('.', '-')}`

/** Brings a field before the eyes, and the cursor into it. */
export function goToField(path: Path): void {
  const field = document.getElementById(idOf(path))
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
