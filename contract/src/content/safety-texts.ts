import type { CONTENT_TYPES } from './content-lists.ts'

type ContentType = (typeof CONTENT_TYPES)[number]

/** A wrong address, a wrong answer or a wrong promise of ours can hurt a child: these are never one person's word (safety.md). */
const ALWAYS: ReadonlySet<ContentType> = new Set<ContentType>(['page', 'place', 'question'])

/** A self-check asks a child how they are: its points and its words can frighten or lull. */
export const isSelfCheck = (type: ContentType, facts: unknown): boolean =>
  type === 'test' && (facts as { kind?: unknown }).kind === 'self_check'

/** Always read by a second person, whatever its writer has marked. */
export const isAlwaysSafetyText = (type: ContentType, facts: unknown): boolean => ALWAYS.has(type) || isSelfCheck(type, facts)
