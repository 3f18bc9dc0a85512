import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Message } from '@himoya/contract/chat/chat'
import type { StaffRole } from '@himoya/contract/staff/staff'
import { sql } from 'kysely'
import WebSocket from 'ws'
import { createSession } from '../src/modules/accounts/auth/sessions/sessions.service.ts'
import { v7 as uuid } from '../src/platform/crypto/ids.ts'
import type { TestApp } from './harness.ts'

export type Member = { id: string; token: string; refresh: string; alias: string }

let made = 0

/** A signed-in person with a nickname, or with a role a member of staff; written straight into the database. */
export async function join({ platform }: Pick<TestApp, 'platform'>, role: StaffRole | 'user' = 'user'): Promise<Member> {
  const { db, vault } = platform
  const id = uuid()
  const alias = `${role === 'user' ? 'child' : 'Dilnoza'}${(made += 1)}`
  const key_id = await vault.createKey(db)
  const sealer = await vault.useKey(db, key_id)
  await db
    .insertInto('account')
    .values({
      id,
      key_id,
      mode: role === 'user' ? 'nickname' : 'staff',
      role,
      login: sealer.seal(`${id}:login`, alias),
      login_index: randomBytes(32),
      password_hash: '-',
      terms_accepted_at: new Date(),
    })
    .execute()
  if (role !== 'user')
    await db
      .insertInto('staff_member')
      .values({ account_id: id, alias, langs: ['uz'] })
      .execute()
  const audience = role === 'user' ? 'web' : 'staff'
  const tokens = await createSession(platform, db, { account_id: id, audience, device: 'test' })
  return { id, token: tokens.access, refresh: tokens.refresh, alias }
}

/** The person's open chat. */
export async function openChat(app: TestApp, { token }: Member): Promise<string> {
  const { body } = await app.call('GET', '/api/v1/chat/', { token })
  return body[0].id
}

/** Sends over HTTP. */
export async function say(app: TestApp, { token }: Member, chat_id: string, message: string, cid: string = randomUUID()) {
  return app.call('POST', `/api/v1/message/${chat_id}/`, { token, body: { cid, message } })
}

type Frame = any

export type Line = {
  socket: WebSocket
  /** Every frame so far, in the order it came. */
  frames: Frame[]
  /** Those without a type. */
  messages(): Message[]
  send(frame: unknown): void
  /** The first frame, past or to come, that fits; throws once the socket is closed without it. */
  next(fits: (frame: Frame) => boolean): Promise<Frame>
  /** The code it was closed with. */
  closed: Promise<number>
  close(): Promise<void>
}

/** A real socket that keeps all it hears. `path` begins with `/ws/`. */
export function dial(app: TestApp, path: string, options: WebSocket.ClientOptions = {}): Line {
  const socket = new WebSocket(`${app.socket_url}${path}`, options)
  const frames: Frame[] = []
  const waiting = new Set<{ fits: (frame: Frame) => boolean; resolve: (frame: Frame) => void; reject: (gone: Error) => void }>()
  socket.on('message', (bytes) => {
    const frame: Frame = JSON.parse(bytes.toString())
    frames.push(frame)
    for (const one of waiting) {
      if (!one.fits(frame)) continue
      waiting.delete(one)
      one.resolve(frame)
    }
  })
  const closed = new Promise<number>((resolve, reject) => {
    socket.once('close', resolve)
    socket.once('error', reject)
  })
  const give_up = (why: unknown): void => {
    for (const { reject } of waiting) reject(new Error(`the socket was closed (${String(why)}) before the frame came`))
  }
  // A test that expects a refusal awaits it itself.
  closed.then(give_up, give_up)
  return {
    socket,
    frames,
    messages: () => frames.filter((frame) => frame.type === undefined),
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: (fits) => {
      const known = frames.find(fits)
      return known ? Promise.resolve(known) : new Promise((resolve, reject) => waiting.add({ fits, resolve, reject }))
    },
    closed,
    async close() {
      if (socket.readyState === WebSocket.CLOSED) return
      socket.close()
      await once(socket, 'close')
    },
  }
}

/** The person's socket with every frame of the protocol; ready when it returns. */
export async function dialChat(app: TestApp, { token }: Member, chat_id: string, since?: number): Promise<Line> {
  const line = dial(app, `/ws/chat/${chat_id}/?token=${token}&v=1${since === undefined ? '' : `&since=${since}`}`)
  await line.next((frame) => frame.type === 'hello')
  return line
}

/** The console's socket; ready when it returns. */
export async function dialStaff(app: TestApp, { token }: Member): Promise<Line> {
  const line = dial(app, `/ws/staff/?token=${token}`)
  await line.next((frame) => frame.type === 'hello')
  return line
}

/** Sends over a socket and waits for what the server says of it. */
export async function sendOver(line: Line, message: string, more: { cid?: string; chat_id?: string } = {}) {
  const cid = more.cid ?? randomUUID()
  line.send({ type: 'send', cid, message, ...(more.chat_id ? { chat_id: more.chat_id } : {}) })
  return line.next((frame) => (frame.type === 'ack' || frame.type === 'error') && frame.cid === cid)
}

/** Every row of every table as text, bytes in hex: what a stolen copy of the database shows. */
export async function dump({ platform }: TestApp): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(platform.db)
  const rows: string[] = []
  for (const { name } of tables.rows) {
    const table = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(platform.db)
    rows.push(...table.rows.map(({ row }) => row.toLowerCase()))
  }
  return rows
}
