import { levelApostrophes } from '@himoya/contract/read-text'
import { SNIPPET_VARIABLES } from '@himoya/contract/chat/snippets'
import type { StaffActor } from '../../../platform/core/actors.ts'

type Written = { author_id: string; author_role: string; approved_by: string | null }

/**
 * Two people, one of them an editor: what goes to children was read by somebody who did not write it (product.md,
 * "canned replies, approved by an editor").
 */
export function mayApprove(actor: StaffActor, { author_id, author_role, approved_by }: Written): boolean {
  if (approved_by !== null || author_id === actor.id) return false
  return actor.role === 'editor' || (actor.role === 'supervisor' && author_role === 'editor')
}

/** Drafts by their author; anything by editors and supervisors. */
export function mayDelete(actor: StaffActor, { author_id, approved_by }: Written): boolean {
  return actor.role === 'editor' || actor.role === 'supervisor' || (author_id === actor.id && approved_by === null)
}

const known = new Set<string>(SNIPPET_VARIABLES)

/** Braces mean a variable; an unknown one would reach a child as it stands. */
export function hasUnknownVariable(text: string): boolean {
  const left = text.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => (known.has(name) ? '' : whole))
  return /[{}]/.test(left)
}

/** One shortcut, however its apostrophes and letters were typed. */
export const foldShortcut = (shortcut: string): string => levelApostrophes(shortcut).toLocaleLowerCase('ru').replaceAll("'", '’')
