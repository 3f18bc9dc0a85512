import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, openChat, say, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Db } from '../../platform/db/connect.ts'
import { writeAlone } from './writing/write-alone.store.ts'
import { writeTogether, type NewMessage, type Written } from './writing/write-together.store.ts'

let app: TestApp
let child: Member
let counsellor: Member
let supervisor: Member
let stranger: Member
let chat_id: string
beforeAll(async () => {
  app = await startTestApp()
  child = await join(app)
  stranger = await join(app)
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
  chat_id = await openChat(app, child)
})
afterAll(() => app.close())

class UndoneError extends Error {}

const CID = randomUUID()
/** What stood in the chat before. */
const BEFORE = {
  'nothing yet': 'select',
  'some, and a waiting child': `update chat set last_seq = 3, user_read_seq = 3, staff_read_seq = 1, queued_at = now() - interval '1 hour',
    waiting_since = now() - interval '1 hour'`,
  'some, all answered': `update chat set state = 'active', last_seq = 3, user_read_seq = 1, staff_read_seq = 3, queued_at = now() - interval '1 hour'`,
  'its end': `update chat set state = 'ended', ended_at = now()`,
  'a block that is over': `update chat set blocked_until = now() - interval '1 minute'`,
  'a block': `update chat set blocked_until = now() + interval '1 hour'`,
}

type Write = (db: Db, message: NewMessage) => Promise<Written | null | undefined>
const together: Write = async (db, message) => (await writeTogether(db, [message]))[0]

/** What a write answers and leaves behind, without its times; nothing of it stays. */
async function trace(write: Write, before: string, message: NewMessage, given = true) {
  let seen: unknown
  const work = async (db: Transaction<never>): Promise<never> => {
    if (given) await sql`update chat set assigned_to = ${counsellor.id} where id = ${chat_id}`.execute(db)
    if (before !== 'select') await sql.raw(`${before} where id = '${chat_id}'`).execute(db)
    const answer = await write(db as unknown as Db, message)
    const chat = await sql`select state, last_seq, user_read_seq, staff_read_seq, queued_at < now() as long_queued,
      waiting_since < now() as long_waiting, queued_at is null as unqueued, waiting_since is null as answered,
      last_message_at > now() as told from chat where id = ${chat_id}`.execute(db)
    const stored = await sql`select m.id, seq, sender_id, cid, is_admin, kind, body, m.created_at = last_message_at as same_time
      from message m join chat on chat.id = chat_id where chat_id = ${chat_id} order by seq`.execute(db)
    seen = [answer && { ...answer, created_at: undefined, place: undefined, busy: undefined }, chat.rows, stored.rows]
    throw new UndoneError()
  }
  await app.platform.db
    .transaction()
    .execute(work as never)
    .catch((error: unknown) => {
      if (!(error instanceof UndoneError)) throw error
    })
  return seen as [Written | null | undefined, object[], object[]]
}

const messageOf = (sender: Member, more: Partial<NewMessage> = {}): NewMessage => ({
  id: randomUUID(),
  chat_id,
  sender_id: sender.id,
  cid: CID,
  is_admin: sender === counsellor || sender === supervisor,
  any_chat: sender === supervisor,
  kind: 'text',
  body: Buffer.from('sealed'),
  ...more,
})

it('one message alone does to the chat what it does among others, whoever writes and whatever stood there', async () => {
  for (const [what, before] of Object.entries(BEFORE)) {
    for (const [who, sender] of Object.entries({ child, stranger, counsellor, supervisor })) {
      const message = messageOf(sender)
      const alone = await trace(writeAlone, before, message)
      expect(alone, `${who}, ${what}`).toEqual(await trace(together, before, message))
      const may = what !== 'its end' && sender !== stranger && !(what === 'a block' && sender === child)
      expect([alone[0] !== null, alone[2].length], `${who}, ${what}`).toEqual(may ? [true, 1] : [false, 0])
    }
  }
})

it('a counsellor writes in no chat of another, a supervisor in every one', async () => {
  for (const [sender, may] of [
    [counsellor, false],
    [supervisor, true],
  ] as const) {
    const message = messageOf(sender)
    const alone = await trace(writeAlone, 'select', message, false)
    expect(alone).toEqual(await trace(together, 'select', message, false))
    expect(alone[0] !== null).toBe(may)
  }
})

it('the same send once more is not written, nor in a chat that is not there', async () => {
  const { body } = await say(app, child, chat_id, 'Salom')
  expect(await writeAlone(app.platform.db, messageOf(child, { cid: body.cid }))).toBeNull()
  expect(await writeAlone(app.platform.db, messageOf(child, { chat_id: randomUUID() }))).toBeUndefined()
  expect(await together(app.platform.db, messageOf(child, { chat_id: randomUUID() }))).toBeUndefined()
})

it('of two nodes that store the same send at once one is told that it is known', async () => {
  const cid = randomUUID()
  const answers = await Promise.all([1, 2].map(() => writeAlone(app.platform.db, messageOf(child, { cid }))))
  // A row that the other holds may also be said to be busy; then the send is tried again, and known.
  const written = answers.filter((answer) => answer)
  expect(written).toHaveLength(1)
  expect(await writeAlone(app.platform.db, messageOf(child, { cid }))).toBeNull()
})

it('a chat that somebody holds is not waited for', async () => {
  const { db } = app.platform
  await db.transaction().execute(async (holder) => {
    await sql`select from chat where id = ${chat_id} for update`.execute(holder)
    expect(await writeAlone(db, messageOf(child, { cid: randomUUID() }))).toBeUndefined()
  })
  expect(await writeAlone(db, messageOf(child, { cid: randomUUID() }))).toMatchObject({ author: null })
})
