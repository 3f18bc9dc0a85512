import type { ContentState, ContentType } from '@himoya/contract/content-types'
import type { ErrorCode } from '@himoya/contract/errors'

/** What can be done with a content. */
const DEEDS = ['edit', 'review', 'return', 'publish', 'archive', 'restore'] as const
export type Deed = (typeof DEEDS)[number]

type Standing = {
  type: ContentType
  state: ContentState
  version: number
  live_version: number | null
  safety: boolean
  /** Was it marked as a safety text since the public version? */
  marked: boolean
  /** Whoever wrote the newest version; null: it came with the house. */
  author_id: string | null
}

/** A wrong address, a wrong answer or a wrong promise of ours can hurt a child: these are never one person's word. */
const ALWAYS_SAFETY = new Set<ContentType>(['page', 'place', 'question'])

export const isSafetyText = ({ type, safety }: Pick<Standing, 'type' | 'safety'>): boolean => safety || ALWAYS_SAFETY.has(type)

/** Every page leads to the site's own ones: those stay. */
export const mayEnd = (type: ContentType): boolean => type !== 'page'

/**
 * Why the actor may not do it now; null: they may. A safety text is published by somebody who did not write its newest
 * version: they have read it all, and so two people stand for it (product.md 12). Whatever is edited has to be read anew.
 */
export function refusalOf(deed: Deed, item: Standing, actor_id: string): ErrorCode | null {
  if (!fitsState(deed, item)) return 'changed_meanwhile'
  if (deed === 'archive' && !mayEnd(item.type)) return 'in_use'
  const takes_two = isSafetyText(item) || item.marked
  return deed === 'publish' && takes_two && item.author_id === actor_id ? 'second_person' : null
}

export const deedsOf = (item: Standing, actor_id: string): Deed[] =>
  DEEDS.filter((deed) => refusalOf(deed, item, actor_id) === null)

function fitsState(deed: Deed, { state, version, live_version }: Standing): boolean {
  switch (deed) {
    case 'edit':
      return state !== 'archived'
    case 'review':
      return state === 'draft'
    case 'return':
    case 'publish':
      return state === 'review'
    case 'archive':
      return live_version !== null
    case 'restore':
      return state === 'archived' || version > 1
  }
}
