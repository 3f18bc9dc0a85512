import type { MessageKind } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import pg from 'pg'
import { boolArray, byteaArray, textArray, uuidArray } from '../../../platform/db/binary-arrays.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { withTopics } from './topics.store.ts'

export type NewMessage = {
  id: string
  chat_id: string
  sender_id: string
  cid: string
  is_admin: boolean
  /** A supervisor writes in any chat of the team; everybody else in their own. */
  any_chat: boolean
  kind: MessageKind
  body: Buffer
  topics?: readonly string[]
}

export type Written = {
  seq: number
  created_at: Date
  author: string | null
  /** The chat waits in the queue. */
  waits: boolean
}

/**
 * Many messages of many chats in one statement and one commit. Each chat's row is locked, who may write is checked under
 * that lock (a chat may have been ended or handed on meanwhile), a send that is stored already is left out, and only what
 * remains is numbered: so the numbers stay dense. A row that somebody else holds is passed over instead of making all the
 * others wait; its messages are told `busy`. `offset 0` keeps the planner from reading all messages at once.
 *
 * `(select $1)` hides from the planner how many there are: for a single message it would hold a plan of its own for cheaper and
 * make one each time, which takes longer than the writing.
 */
const WRITE = `/* chat.write */
with locked as materialized (
  select id, state, account_id, assigned_to, blocked_until from chat
  where id = any((select $2::uuid[])::uuid[]) for no key update skip locked
), allowed as materialized (
  select given.* from unnest((select $1::uuid[]), $2::uuid[], $3::uuid[], $4::uuid[], $5::bool[], $6::bool[], $7::text[], $8::bytea[])
    with ordinality as given(id, chat_id, sender_id, cid, is_admin, any_chat, kind, body, place)
  join locked on locked.id = given.chat_id
  where state <> '${CHAT_STATE.ended}' and (any_chat or sender_id = account_id or sender_id = assigned_to)
    and (is_admin or blocked_until is null or blocked_until < clock_timestamp())
    and not exists (
      select from message m where m.chat_id = given.chat_id and m.sender_id = given.sender_id and m.cid = given.cid offset 0)
), counted as (
  update chat set
    last_seq = last_seq + count,
    user_read_seq = case when by_user is null then user_read_seq else greatest(user_read_seq, last_seq + by_user) end,
    staff_read_seq = case when by_staff is null then staff_read_seq else greatest(staff_read_seq, last_seq + by_staff) end,
    last_message_at = clock_timestamp(),
    queued_at = coalesce(queued_at, clock_timestamp()),
    waiting_since = case
      when by_user is null or by_staff > by_user then null
      when by_staff is null then coalesce(waiting_since, clock_timestamp())
      else clock_timestamp() end
  from (
    select chat_id, max(number) as count, max(number) filter (where is_admin) as by_staff, max(number) filter (where not is_admin) as by_user
    from (select chat_id, is_admin, row_number() over (partition by chat_id order by place)::int as number from allowed) as numbered
    group by chat_id
  ) as added
  where id = chat_id
  returning id, last_seq - count as before, last_message_at as at, state = '${CHAT_STATE.waiting}' as waits
), numbered as materialized (
  select allowed.*, (before + row_number() over (partition by chat_id order by place))::int as seq, at, waits
  from allowed join counted on counted.id = chat_id
), stored as (
  insert into message (id, chat_id, seq, sender_id, cid, is_admin, kind, body, created_at)
  select id, chat_id, seq, sender_id, cid, is_admin, kind, body, at from numbered
)
select place::int, seq, at as created_at, waits, alias as author, false as busy
from numbered left join staff_member on is_admin and account_id = sender_id
union all
select place::int, null, null, null, null, true from unnest((select $2::uuid[])) with ordinality as asked(chat_id, place)
where chat_id not in (select id from locked)`

type Row = Written & { place: number; busy: boolean }

/**
 * An answer for each message in its place. null: not written, because the same send is stored already or the chat is closed
 * to this sender; undefined: the chat's row is held by somebody at this moment.
 */
export async function writeTogether(db: Db, messages: readonly NewMessage[]): Promise<(Written | null | undefined)[]> {
  const answers: (Written | null | undefined)[] = messages.map(() => null)
  const places = withoutRepeats(messages, answers)
  try {
    const given = places.map((place) => messages[place]!)
    const { rows } = await db.executeQuery<Row>(withTopics(WRITE, columnsOf(given), given))
    for (const row of rows) answers[places[row.place - 1]!] = row.busy ? undefined : row
  } catch (error) {
    // Another node has stored the same send since this statement began.
    if (messages.length > 1 || !isRepeat(error)) throw error
  }
  return answers
}

/** Places of the messages to write. The same send twice in one statement: the second finds the first next time. */
function withoutRepeats(messages: readonly NewMessage[], answers: (Written | null | undefined)[]): number[] {
  const known = new Set<string>()
  const places: number[] = []
  for (const [place, { sender_id, cid }] of messages.entries()) {
    // With the sender: a crowd that agreed on one cid would else go one by one, and hold up everybody.
    const send = `${sender_id}${cid}`
    if (known.has(send)) answers[place] = undefined
    else places.push(place)
    known.add(send)
  }
  return places
}

/** The same send came in by another way since the statement began. */
export const isRepeat = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'message_chat_id_sender_id_cid_key'

function columnsOf(messages: readonly NewMessage[]): Buffer[] {
  return [
    uuidArray(messages.map(({ id }) => id)),
    uuidArray(messages.map(({ chat_id }) => chat_id)),
    uuidArray(messages.map(({ sender_id }) => sender_id)),
    uuidArray(messages.map(({ cid }) => cid)),
    boolArray(messages.map(({ is_admin }) => is_admin)),
    boolArray(messages.map(({ any_chat }) => any_chat)),
    textArray(messages.map(({ kind }) => kind)),
    byteaArray(messages.map(({ body }) => body)),
  ]
}
