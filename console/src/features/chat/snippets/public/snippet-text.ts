import { levelApostrophes } from '@himoya/contract/read-text'
import type { Snippet } from '@himoya/contract/chat/snippets'

/** What stands behind the slash, or null when the box does not begin with one; a finished word ends the search. */
export function askedShortcut(typed: string): string | null {
  return /^\/([^\s/]{0,30})$/u.exec(typed)?.[1] ?? null
}

/** One letter however it was typed: case, apostrophes, Latin o‘ and Cyrillic are compared as written otherwise. */
const fold = (text: string): string => levelApostrophes(text).toLocaleLowerCase('ru')

/** Those whose shortcut begins so first, then those that hold it anywhere, also in their words. */
export function matchingSnippets(snippets: readonly Snippet[], asked: string, most: number): Snippet[] {
  const wanted = fold(asked)
  const rank = ({ shortcut, text }: Snippet): number => {
    const name = fold(shortcut)
    if (name.startsWith(wanted)) return 0
    if (name.includes(wanted)) return 1
    return wanted.length > 2 && fold(text).includes(wanted) ? 2 : 3
  }
  return snippets
    .map((snippet) => ({ snippet, place: rank(snippet) }))
    .filter(({ place }) => place < 3)
    .sort((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ snippet }) => snippet)
}

/** The reply as it will be read; what follows from a name is the counsellor's to check. */
export function filledIn(text: string, values: { person: string; counsellor: string }): string {
  return text.replaceAll('{person}', () => values.person).replaceAll('{counsellor}', () => values.counsellor)
}
