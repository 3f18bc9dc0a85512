import type { ChatSearchQuery, FoundChat, FoundChatPage } from '@himoya/contract/chat/records'
import { DAY_MS, startOfDay } from '@himoya/contract/tashkent'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findUser, displayNames } from '../../accounts/auth/auth.service.ts'
import { searchChats } from './search.store.ts'

const dayBegins = (date: string): Date => new Date(startOfDay(date))

/**
 * What is known about chats, never what was said in them (product.md, "search over metadata"). A counsellor finds their own;
 * a supervisor the team's, or those of one `counsellor`. A person is found by the whole nickname alone.
 */
export async function search(platform: Platform, actor: StaffActor, query: ChatSearchQuery): Promise<FoundChatPage> {
  const { db } = platform
  const { page, page_size, person, from, to, counsellor, ...facts } = query
  const account_id = person ? await findUser(platform, db, 'nickname', person) : null
  const answer = (count: number, more: boolean, results: FoundChat[]): FoundChatPage => ({
    ...pageAnswer('/api/v1/staff/search/', query, { count, results }),
    more,
  })
  if (person && !account_id) return answer(0, false, [])
  const { rows, count, more } = await searchChats(db, {
    ...facts,
    ...windowOf({ page, page_size }),
    counsellor_id: actor.role === 'supervisor' ? (counsellor ?? null) : actor.id,
    account_id,
    from: from ? dayBegins(from) : null,
    until: to ? new Date(dayBegins(to).getTime() + DAY_MS) : null,
  })
  const names = rows.length > 0 ? await displayNames(platform, db, [...new Set(rows.map((row) => row.account_id))]) : new Map()
  return answer(
    count,
    more,
    rows.map((row) => present(row, names.get(row.account_id) ?? '')),
  )
}

function present(row: Awaited<ReturnType<typeof searchChats>>['rows'][number], person: string): FoundChat {
  const { id, state, lang, risk, last_seq, assigned_to, alias, who, forms, topics, region_code, outcome } = row
  return {
    id,
    state,
    lang,
    risk,
    person,
    last_seq,
    assigned_to: assigned_to === null ? null : { id: assigned_to, alias: alias ?? '' },
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    record: row.record_id === null ? null : { who, forms, topics, region_code, outcome },
  }
}
