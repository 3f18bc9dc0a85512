import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { ContentType } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'

export const readRegions = (db: Db, lang: Language) =>
  db
    .selectFrom('region')
    .select(['code', `name_${lang} as name`])
    .orderBy('position')
    .execute()

/** How many of each type the public sees. */
export async function countLive(db: Db, types: readonly ContentType[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('content_live')
    .select((of) => ['type', of.fn.countAll<string>().as('count')])
    .where('lang', '=', 'uz')
    .where('type', 'in', types)
    .groupBy('type')
    .execute()
  return new Map(rows.map(({ type, count }) => [type, Number(count)]))
}

/** Chats that have ended and in which something was written. */
export async function countConversations(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('chat')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('state', '=', CHAT_STATE.ended)
    .where('last_seq', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}
