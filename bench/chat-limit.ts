// The bare limit beside which chat.bench.ts puts the server: sockets, one batched insert after another, dense numbers,
// unique cids, acknowledgement after COMMIT. No token, no access, no encryption, no resume, no limits.
import { v7 as uuid } from '../server/src/platform/crypto/ids.ts'
import { connect } from '../server/src/platform/db/connect.ts'
import { startDatabase } from '../server/src/platform/db/launcher.ts'
import { WebSocketServer, type WebSocket } from 'ws'

type Send = { socket: WebSocket; chat_id: string; is_admin: boolean; cid: string; message: string }

const database = await startDatabase({ data_dir: process.argv[2]! })
const { pool } = connect(database.url)
await pool.query(`
  create table bare_chat (id uuid primary key, last_seq int not null default 0);
  create table bare_message (
    id uuid primary key, chat_id uuid not null, seq int not null, cid uuid not null, is_admin boolean not null, body text not null,
    created_at timestamptz not null default clock_timestamp(), unique (chat_id, seq), unique (chat_id, cid))`)

const WRITE = {
  name: 'write',
  text: `
    with given as (
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[], $5::text[])
        with ordinality as g(id, chat_id, cid, is_admin, body, place)
    ), counted as (
      update bare_chat c set last_seq = last_seq + n.count
      from (select chat_id, count(*)::int from given group by chat_id) n where c.id = n.chat_id
      returning c.id, c.last_seq - n.count as before
    )
    insert into bare_message (id, chat_id, seq, cid, is_admin, body)
    select g.id, g.chat_id, before + row_number() over (partition by g.chat_id order by place), cid, is_admin, body
    from given g join counted on counted.id = g.chat_id
    returning id, seq, created_at`,
}

const client = await pool.connect()
const screens = new Map<string, Set<WebSocket>>()
let waiting: Send[] = []
let writing = false

async function write(): Promise<void> {
  if (writing) return
  writing = true
  while (waiting.length > 0) {
    const batch = waiting
    waiting = []
    const ids = batch.map(() => uuid())
    const column = <K extends keyof Send>(name: K): Send[K][] => batch.map((send) => send[name])
    const values = [ids, column('chat_id'), column('cid'), column('is_admin'), column('message')]
    const { rows } = await client.query<{ id: string; seq: number; created_at: Date }>({ ...WRITE, values })
    const stored = new Map(rows.map((row) => [row.id, row]))
    for (const [index, { socket, chat_id, cid, is_admin, message }] of batch.entries()) {
      const { id, seq, created_at } = stored.get(ids[index]!)!
      const frame = JSON.stringify({ id, message, created_at, is_admin, seq, cid, kind: 'text' })
      for (const screen of screens.get(chat_id)!) screen.send(frame)
      socket.send(JSON.stringify({ type: 'ack', cid, id, seq, created_at, duplicate: false }))
    }
  }
  writing = false
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const url = new URL(request.url!, 'http://127.0.0.1')
  const chat_id = url.pathname.split('/')[3]!
  const is_admin = url.searchParams.has('staff')
  screens.set(chat_id, (screens.get(chat_id) ?? new Set()).add(socket))
  void pool
    .query('insert into bare_chat (id) values ($1) on conflict do nothing', [chat_id])
    .then(() => socket.send('{"type":"hello"}'))
  socket.on('message', (bytes) => {
    const { cid, message } = JSON.parse(bytes.toString()) as { cid: string; message: string }
    waiting.push({ socket, chat_id, is_admin, cid, message })
    setImmediate(() => void write())
  })
})
server.once('listening', () => process.stdout.write(`port ${(server.address() as { port: number }).port}\n`))
const stop = async (): Promise<void> => {
  client.release()
  await pool.end()
  await database.stop()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
