import type { SavedObject, SavedRef, ShownRef } from '@himoya/contract/content/saved'
import type { ObjectRow } from './saved.store.ts'

/** product.md 7. */
export const MOST_SAVED = 500

/** The page of a thing, after the language; null: it has none of its own at the moment. */
function pageOf({ type, slug, course }: ObjectRow): string | null {
  switch (type) {
    case 'course':
      return `/learn/${slug}`
    case 'lesson':
      return course === null ? null : `/learn/${course}/${slug}`
    case 'resource':
      return `/resources#${slug}`
    case 'news':
      return `/news/${slug}`
    case 'question':
      return `/questions/${slug}`
    case 'place':
      return `/places/${slug}`
    case 'test':
      return `/tests/${slug}`
  }
}

export function shownRef({ type, object_id }: SavedRef, rows: readonly ObjectRow[]): ShownRef {
  const row = rows.find((one) => one.id === object_id && one.type === type)
  const path = row ? pageOf(row) : null
  const object: SavedObject | null =
    row && path !== null ? { lang: row.lang, title: row.title, summary: row.summary, path } : null
  return { type, object_id, object }
}

/** Each thing once, in its first place. */
export const distinct = (refs: readonly SavedRef[]): SavedRef[] => [
  ...new Map(refs.map((ref) => [`${ref.type} ${ref.object_id}`, ref])).values(),
]
