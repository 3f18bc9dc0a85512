import type { ContentType } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import { type ComponentType, use } from 'react'
import type { Text } from '../../../i18n/use-text.ts'
import { useStore } from '../../../session/services.ts'
import type { Problems } from './problems.ts'
import type { Writing } from './use-working.ts'
import type { FieldValues } from './working.ts'

export type CardsProps = {
  type: ContentType
  writing: Writing
  problems: Problems
  readonly: boolean
  lang: Language
  onLang(lang: Language): void
  /** The part that stands open, by its key. */
  opened: string | null
  onOpen(key: string | null): void
}

/** Fields that have screens and words of their own: another feature brings them, content works with them unseen. */
export type FieldKind = {
  name: string
  isOf(type: ContentType): boolean
  Cards: ComponentType<CardsProps>
  /** How many of its words stand in one language. */
  filled(type: ContentType, facts: FieldValues, texts: FieldValues): { filled: number; wanted: number }
  /** The key of the part that a path leads into; null: into none. */
  keyIn(path: string, facts: FieldValues): string | null
  isPlace(path: string): boolean
  /** What a place is called on the screen; null: it is none of this kind. */
  nameOf(path: string, text: Text, facts: FieldValues): string | null
  /** The problem of exactly this place, as a sentence that says what to do. */
  problemOf(problems: Problems, path: string, text: Text): string | undefined
  /** A value as lines, to be read beside another version of it; null: it is none of this kind. */
  linesOf(path: string, value: unknown, text: Text, facts: FieldValues): string | null
}

type FieldKinds = { add(load: () => Promise<FieldKind>): void; all(): Promise<readonly FieldKind[]> }

/** They are loaded with the first editor that is opened. */
export function createFieldKinds(): FieldKinds {
  const loads: (() => Promise<FieldKind>)[] = []
  let loading: Promise<readonly FieldKind[]> | undefined
  return {
    add: (load) => void loads.push(load),
    all: () =>
      (loading ??= Promise.all(loads.map((load) => load())).catch((error: unknown) => {
        // the next editor asks again
        loading = undefined
        throw error
      })),
  }
}

/** Suspends until they are here. */
export const useFieldKinds = (): readonly FieldKind[] => use(useStore(createFieldKinds).all())

/** The first answer that any of them has. */
export function firstOf<T>(kinds: readonly FieldKind[], ask: (kind: FieldKind) => T | null | undefined): T | null {
  for (const kind of kinds) {
    const answer = ask(kind)
    if (answer !== null && answer !== undefined) return answer
  }
  return null
}
