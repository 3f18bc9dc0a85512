import type { DayLine } from '@himoya/contract/desk/my-day'
import { type AwaitKind, OWED_KINDS, RETURNED_KINDS, SECOND_KINDS } from '@himoya/contract/desk/my-day-lists'

export const GROUPS = ['owed', 'second', 'returned', 'team'] as const
export type Group = (typeof GROUPS)[number]

const KINDS: Partial<Record<Group, readonly AwaitKind[]>> = { owed: OWED_KINDS, second: SECOND_KINDS, returned: RETURNED_KINDS }

export const groupOf = (kind: AwaitKind): Group => GROUPS.find((group) => KINDS[group]?.includes(kind)) ?? 'team'

/** Where all of a kind are worked off. */
const LISTS: Record<AwaitKind, string> = {
  promise: '/day',
  task: '/cases',
  deadline: '/cases',
  closing: '/cases',
  hold_lift: '/cases',
  original: '/cases',
  block: '/blocks',
  member_request: '/team-changes',
  question: '/questions',
  text: '/content',
  number: '/numbers',
  broadcast: '/broadcasts',
  snippet: '/snippets',
  question_back: '/questions',
  member_refused: '/team-changes',
  team_promise: '/wall',
  team_deadline: '/cases',
  new_case: '/cases',
  new_question: '/questions',
  escalated_question: '/questions',
  complaint: '/complaints',
  phone: '/content/place/calls',
  place: '/content/place/voices',
  alert: '/security',
}
export const listOf = (kind: AwaitKind): string => LISTS[kind]

/** The lists whose lines have a page of their own under the list's address. */
const WITH_PAGES: ReadonlySet<string> = new Set(['/cases', '/questions', '/complaints'])

export function placeOfLine(kind: AwaitKind, { id, of }: Pick<DayLine, 'id' | 'of'>): string {
  if (kind === 'text') return `/content/${of}/${id}`
  if (kind === 'team_promise') return of === 'case' ? `/cases/${id}` : LISTS.team_promise
  return WITH_PAGES.has(LISTS[kind]) ? `${LISTS[kind]}/${id}` : LISTS[kind]
}
