import { query } from '../chat/query.ts'

const MESSAGES_PER_CHAT = 20
const CHATS_PER_PERSON = 5

/** Who owns what is filled in, and who answered. */
export type Owners = { key_id: string; counsellor_id: string }

/**
 * Ended chats of the last two years, until there are so many messages. What the measured calls open is real and made by the
 * server; these rows are only in the way, as years of use would be. Their texts are noise of a sealed text's length.
 */
export async function fillTo(url: string, messages: number, { key_id, counsellor_id }: Owners): Promise<number> {
  const have = (await query<{ count: number }>(url, 'select count(*)::float8 as count from message'))[0]!.count
  const chats = Math.ceil((messages - have) / MESSAGES_PER_CHAT)
  if (chats > 0) {
    await query(url, 'create unlogged table if not exists filled (person uuid, chat uuid, began timestamptz)')
    await query(url, 'truncate filled')
    await query(url, WHO, [chats, CHATS_PER_PERSON])
    await query(url, PEOPLE, [key_id])
    await query(url, CHATS, [key_id, counsellor_id, MESSAGES_PER_CHAT])
    await query(url, MESSAGES, [counsellor_id, MESSAGES_PER_CHAT])
    await query(url, RECORDS, [counsellor_id])
    await query(url, 'vacuum analyze')
  }
  return have + Math.max(0, chats) * MESSAGES_PER_CHAT
}

const WHO = `
  insert into filled
  select person, uuidv7(), now() - interval '730 days' * random()
  from (select uuidv7() as person from generate_series(1, ceil($1::float8 / $2)::int)) p, generate_series(1, $2::int)`
const PEOPLE = `
  insert into account (id, key_id, mode, role, login, login_index, password_hash, terms_accepted_at)
  select distinct on (person) person, $1::uuid, 'phone', 'user', sha256(person::text::bytea), sha256(person::text::bytea), '-', began
  from filled`
const CHATS = `
  insert into chat (id, account_id, key_id, state, lang, last_seq, user_read_seq, staff_read_seq, assigned_to, queued_at,
    created_at, last_message_at, ended_at)
  select chat, person, $1::uuid, 'ended', (array['uz', 'ru', 'en'])[1 + floor(random() * 3)], $3::int, $3::int, $3::int, $2::uuid,
    began, began, began + interval '1 hour', began + interval '1 hour'
  from filled`
const MESSAGES = `
  insert into message (id, chat_id, seq, sender_id, cid, is_admin, body, created_at)
  select uuidv7(), chat, seq, case when seq % 2 = 0 then $1::uuid else person end, gen_random_uuid(), seq % 2 = 0,
    sha256(chat::text::bytea) || sha256(seq::text::bytea) || sha256(chat::text::bytea), began + interval '1 minute' * seq
  from filled, generate_series(1, $2::int) seq`
const RECORDS = `
  insert into contact_record (id, kind, chat_id, counsellor_id, lang, who, gender, forms, topics, risk, outcome, referral, note,
    started_at, ended_at, created_at)
  select uuidv7(), 'chat', chat, $1::uuid, 'uz', 'child_self', 'unknown', '{bullying}',
    array[(array['family', 'school', 'friends', 'anxiety', 'suicide'])[1 + floor(random() * 5)]], 'low',
    (array['listened', 'advised', 'referred'])[1 + floor(random() * 3)], 'none', '', began,
    began + interval '1 hour', began + interval '1 hour'
  from filled where random() < 0.8`
