import type { MemberRequest } from '@himoya/contract/staff/members'
import type { DayPart } from '@himoya/contract/desk/my-day'
import { DAY_MS } from '@himoya/contract/tashkent'
import { dayPart } from '../../../platform/core/day-part.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { listRequests } from '../request.service.ts'

const ALL = 100
/** So long a no is told to whoever asked. */
const SHOWN_MS = 7 * DAY_MS

/** Changes of members that somebody else asked for, for a supervisor; and what was refused to the caller, and why. */
export async function awaitsOfStaff(platform: Platform, { actor }: Who): Promise<DayPart[]> {
  if (actor.role !== 'supervisor' && actor.role !== 'admin') return []
  const { results } = await listRequests(platform, actor, { page: 1, page_size: ALL })
  const since = new Date(platform.now().getTime() - SHOWN_MS).toISOString()
  const others = results.filter(({ state, asked_by, member }) => {
    return state === 'waiting' && actor.role === 'supervisor' && asked_by.id !== actor.id && member.id !== actor.id
  })
  const refused = results.filter(({ state, asked_by, decided_at }) => {
    return state === 'refused' && asked_by.id === actor.id && (decided_at ?? '') > since
  })
  const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))
  return [
    ...dayPart('member_request', others, ({ id, kind, member, asked_by, asked_at }: MemberRequest) => {
      return { id, of: kind, about: member.alias, by: asked_by.alias, at: dateOf(asked_at) }
    }),
    ...dayPart('member_refused', refused, ({ id, kind, member, decided_by, decided_at, reason }: MemberRequest) => {
      return { id, of: kind, about: member.alias, by: decided_by?.alias ?? null, why: reason, at: dateOf(decided_at) }
    }),
  ]
}
