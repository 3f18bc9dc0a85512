// The bare limit beside which the chat benches put the server: sockets, one batched insert after another, dense numbers,
// unique cids, acknowledgement after COMMIT, resume by number. No token, no access, no encryption, no limits.
import { v7 as uuid } from '../server/src/platform/crypto/ids.ts'
import { connect } from '../server/src/platform/db/connect.ts'
import { startDatabase } from '../server/src/platform/db/launcher.ts'
import { WebSocketServer, type WebSocket } from 'ws'

type Send = { socket: WebSocket; chat_id: string; is_admin: boolean; cid: string; message: string }
type Row = { id: string; seq: number; cid: string; is_admin: boolean; body: string; created_at: Date }

const [data_dir, port] = [process.argv[2]!, Number(process.argv[3] ?? 0)]
const database = await startDatabase({ data_dir })
const { pool } = connect(database.url)
await pool.query(`
  create table if not exists bare_chat (id uuid primary key, last_seq int not null default 0);
  create table if not exists bare_message (
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
const KNOWN = `
  select id, seq, chat_id, cid, created_at from bare_message join unnest($1::uuid[], $2::uuid[]) as g(chat_id, cid) using (chat_id, cid)`

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
    await store(batch)
  }
  writing = false
}

async function store(batch: Send[]): Promise<void> {
  const ids = batch.map(() => uuid())
  const column = <K extends keyof Send>(name: K): Send[K][] => batch.map((send) => send[name])
  const values = [ids, column('chat_id'), column('cid'), column('is_admin'), column('message')]
  try {
    const { rows } = await client.query<{ id: string; seq: number; created_at: Date }>({ ...WRITE, values })
    const stored = new Map(rows.map((row) => [row.id, row]))
    for (const [index, { socket, chat_id, cid, is_admin, message }] of batch.entries()) {
      const { id, seq, created_at } = stored.get(ids[index]!)!
      const frame = frameOf({ id, body: message, created_at, is_admin, seq, cid })
      for (const screen of screens.get(chat_id)!) screen.send(frame)
      socket.send(JSON.stringify({ type: 'ack', cid, id, seq, created_at, duplicate: false }))
    }
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    await store(await withoutKnown(batch))
  }
}

/** Sends that are stored already are acknowledged once more. */
async function withoutKnown(batch: Send[]): Promise<Send[]> {
  const { rows } = await client.query<Row & { chat_id: string }>(KNOWN, [
    batch.map((one) => one.chat_id),
    batch.map((one) => one.cid),
  ])
  const known = new Map(rows.map((row) => [row.chat_id + row.cid, row]))
  return batch.filter(({ socket, chat_id, cid }) => {
    const row = known.get(chat_id + cid)
    if (row)
      socket.send(JSON.stringify({ type: 'ack', cid, id: row.id, seq: row.seq, created_at: row.created_at, duplicate: true }))
    return !row
  })
}

const frameOf = ({ id, body, created_at, is_admin, seq, cid }: Row): string =>
  JSON.stringify({ id, message: body, created_at, is_admin, seq, cid, kind: 'text' })

async function welcome(socket: WebSocket, chat_id: string, since: string | null): Promise<void> {
  screens.set(chat_id, (screens.get(chat_id) ?? new Set()).add(socket))
  const begun = `insert into bare_chat (id) values ($1) on conflict (id) do update set id = excluded.id returning last_seq`
  const { rows } = await pool.query<{ last_seq: number }>(begun, [chat_id])
  socket.send(JSON.stringify({ type: 'hello', last_seq: rows[0]!.last_seq }))
  if (since === null || Number(since) >= rows[0]!.last_seq) return
  const missed = 'select id, seq, cid, is_admin, body, created_at from bare_message where chat_id = $1 and seq > $2 order by seq'
  for (const row of (await pool.query<Row>(missed, [chat_id, since])).rows) socket.send(frameOf(row))
}

const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const url = new URL(request.url!, 'http://127.0.0.1')
  const chat_id = url.pathname.split('/')[3]!
  const is_admin = url.searchParams.has('staff')
  void welcome(socket, chat_id, url.searchParams.get('since'))
  socket.once('close', () => screens.get(chat_id)?.delete(socket))
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
