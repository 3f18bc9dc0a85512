import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { Db } from '../../../platform/db/connect.ts'
import { withTopics } from './topics.store.ts'
import { isRepeat, writeTogether, type NewMessage, type Written } from './write-together.store.ts'

/**
 * What the statement for many does, for one: a quarter less of PostgreSQL's time, and on a calm day nearly every message comes
 * alone. Under the chat's lock it is checked who may write and that the send is new; only then it gets its number.
 */
const WRITE = `/* chat.write_alone */
with allowed as materialized (
  select id from chat
  where id = $2::uuid and state <> '${CHAT_STATE.ended}' and ($6::bool or $3::uuid = account_id or $3::uuid = assigned_to)
    and ($5::bool or blocked_until is null or blocked_until < clock_timestamp())
    and not exists (select from message where chat_id = $2::uuid and sender_id = $3::uuid and cid = $4::uuid)
  for no key update skip locked
), numbered as (
  update chat set
    last_seq = last_seq + 1,
    user_read_seq = case when $5::bool then user_read_seq else last_seq + 1 end,
    staff_read_seq = case when $5::bool then last_seq + 1 else staff_read_seq end,
    last_message_at = clock_timestamp(),
    queued_at = coalesce(queued_at, clock_timestamp()),
    waiting_since = case when $5::bool then null else coalesce(waiting_since, clock_timestamp()) end
  where id = (select id from allowed)
  returning last_seq as seq, last_message_at as at, state = '${CHAT_STATE.waiting}' as waits
), stored as (
  insert into message (id, chat_id, seq, sender_id, cid, is_admin, kind, body, created_at)
  select $1::uuid, $2::uuid, seq, $3::uuid, $4::uuid, $5::bool, $7::text, $8::bytea, at from numbered
)
select seq, at as created_at, waits,
  case when $5::bool then (select alias from staff_member where account_id = $3::uuid) end as author
from numbered`

/** Answers as `writeTogether` does for one message. */
export async function writeAlone(db: Db, message: NewMessage): Promise<Written | null | undefined> {
  const { id, chat_id, sender_id, cid, is_admin, any_chat, kind, body } = message
  try {
    const columns = [id, chat_id, sender_id, cid, is_admin, any_chat, kind, body]
    const { rows } = await db.executeQuery<Written>(withTopics(WRITE, columns, [message]))
    if (rows[0]) return rows[0]
  } catch (error) {
    if (isRepeat(error)) return null
    throw error
  }
  // Rare, and it knows why: the chat's row is held by somebody, or nothing may be written.
  const [answer] = await writeTogether(db, [message])
  return answer
}
