import type { Db } from '../../../../platform/db/connect.ts'

/** What was sent as cards into a person's chats, still sealed, the newest first. `curtained`: with those that a reset by SMS hides from them. */
export async function readSentCards(db: Db, account_id: string, { curtained }: { curtained: boolean }) {
  let cards = db
    .selectFrom('message')
    .innerJoin('chat', 'chat.id', 'message.chat_id')
    .innerJoin('account', 'account.id', 'chat.account_id')
    .select(['message.id', 'seq', 'cid', 'is_admin', 'kind', 'message.created_at', 'body'])
    .select(['message.chat_id', 'chat.key_id', 'chat.assigned_to'])
    .where('chat.account_id', '=', account_id)
    .where('kind', '=', 'card')
    .where('forgotten_at', 'is', null)
    .orderBy('message.created_at', 'desc')
    .orderBy('seq', 'desc')
  if (!curtained) {
    cards = cards.where((is) => is.or([is('curtain_before', 'is', null), is('chat.created_at', '>=', is.ref('curtain_before'))]))
  }
  return cards.execute()
}
