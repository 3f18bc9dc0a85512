import type { Db } from '../../../platform/db/connect.ts'

/** `curtained`: with those that a reset by SMS hides from the person. */
export type CardsOf = { chat_id: string } | { account_id: string; curtained: boolean; but?: string }

/** What was sent as cards into a chat, or into all of a person's, still sealed, the newest first. */
export async function readSentCards(db: Db, of: CardsOf) {
  let cards = db
    .selectFrom('message')
    .innerJoin('chat', 'chat.id', 'message.chat_id')
    .innerJoin('account', 'account.id', 'chat.account_id')
    .select(['message.id', 'seq', 'cid', 'is_admin', 'kind', 'message.created_at', 'body'])
    .select(['message.chat_id', 'chat.key_id', 'chat.assigned_to'])
    .where('kind', '=', 'card')
    .where('forgotten_at', 'is', null)
    .orderBy('message.created_at', 'desc')
    .orderBy('seq', 'desc')
  if ('chat_id' in of) return cards.where('message.chat_id', '=', of.chat_id).execute()
  cards = cards.where('chat.account_id', '=', of.account_id)
  if (of.but !== undefined) cards = cards.where('message.chat_id', '<>', of.but)
  if (!of.curtained) {
    cards = cards.where((is) => is.or([is('curtain_before', 'is', null), is('chat.created_at', '>=', is.ref('curtain_before'))]))
  }
  return cards.execute()
}
