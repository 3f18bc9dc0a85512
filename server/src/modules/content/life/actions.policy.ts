import type { ContentState, ContentType } from '@himoya/contract/content/content-types'
import type { ErrorCode } from '@himoya/contract/errors'
import { isAlwaysSafetyText, isSelfCheck } from '@himoya/contract/content/safety-texts'
import type { StaffActor } from '../../../platform/core/actors.ts'

/** What can be done with a content. */
const ACTIONS = ['edit', 'review', 'return', 'publish', 'archive', 'restore'] as const
export type ContentAction = (typeof ACTIONS)[number]

type ContentStatus = {
  type: ContentType
  state: ContentState
  version: number
  live_version: number | null
  safety: boolean
  facts: unknown
  /** Was it marked as a safety text since the public version? */
  marked: boolean
  /** Whoever wrote the newest version; null: it came with the house. */
  author_id: string | null
}

export const isSafetyText = ({ type, safety, facts }: Pick<ContentStatus, 'type' | 'safety' | 'facts'>): boolean =>
  safety || isAlwaysSafetyText(type, facts)

/** Every page leads to the site's own ones: those stay. */
export const mayEnd = (type: ContentType): boolean => type !== 'page'

/**
 * Why the actor may not do it now; null: they may. A safety text is published by somebody who did not write its newest
 * version: they have read it all, and so two people stand for it (product.md 12). A self-check is published by a supervisor,
 * who works with those it is for. Whatever is edited has to be read anew.
 */
export function refusalOf(action: ContentAction, item: ContentStatus, actor: Pick<StaffActor, 'id' | 'role'>): ErrorCode | null {
  if (!fitsState(action, item)) return 'changed_meanwhile'
  if (action === 'archive' && !mayEnd(item.type)) return 'in_use'
  const takes_two = isSafetyText(item) || item.marked
  if (action !== 'publish') return null
  if (isSelfCheck(item.type, item.facts) && actor.role !== 'supervisor') return 'needs_supervisor'
  return takes_two && item.author_id === actor.id ? 'second_person' : null
}

export const actionsOf = (item: ContentStatus, actor: Pick<StaffActor, 'id' | 'role'>): ContentAction[] =>
  ACTIONS.filter((action) => refusalOf(action, item, actor) === null)

function fitsState(action: ContentAction, { state, version, live_version }: ContentStatus): boolean {
  switch (action) {
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
