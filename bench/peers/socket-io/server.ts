// socket.io as its own tutorial on delivery builds it: an insert for each message with the client's id as a unique key, the
// acknowledgement and the room's event after it, and on connection the rows behind the number the client has. Dense numbers
// come from the chat's row, as they do with us. No log-in.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server } from 'socket.io'
import { connect } from '../../../server/src/platform/db/connect.ts'

type Given = { chat_id: string; is_admin: boolean; since: number | null }
type Sent = { cid: string; message: string }
type Row = { seq: number; cid: string; is_admin: boolean; message: string; created_at: Date }

const [url, port] = [process.argv[2]!, Number(process.argv[3])]
const { pool } = connect(url)

const INSERT = {
  name: 'insert',
  text: `
    with counted as (update chat set last_seq = last_seq + 1 where id = $1 returning last_seq)
    insert into message (chat_id, seq, cid, is_admin, message) select $1, last_seq, $2, $3, $4 from counted
    returning seq, created_at`,
}

async function store({ chat_id, is_admin }: Given, { cid, message }: Sent): Promise<Row | null> {
  try {
    const { rows } = await pool.query<Row>({ ...INSERT, values: [chat_id, cid, is_admin, message] })
    return { ...rows[0]!, cid, is_admin, message }
  } catch (error) {
    // Known already: the client sends it again because the answer was lost.
    if ((error as { code?: string }).code === '23505') return null
    throw error
  }
}

async function missed({ chat_id, since }: Given): Promise<{ last_seq: number; rows: Row[] }> {
  const begin = 'insert into chat (id) values ($1) on conflict (id) do update set id = excluded.id returning last_seq'
  const { last_seq } = (await pool.query<{ last_seq: number }>(begin, [chat_id])).rows[0]!
  if (since === null || since >= last_seq) return { last_seq, rows: [] }
  const after = 'select seq, cid, is_admin, message, created_at from message where chat_id = $1 and seq > $2 order by seq'
  return { last_seq, rows: (await pool.query<Row>(after, [chat_id, since])).rows }
}

const http = createServer((_request: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end())
const io = new Server(http, { serveClient: false, transports: ['websocket'], perMessageDeflate: false })

io.on('connection', (socket) => {
  const given = socket.handshake.auth as Given
  const welcome = async (): Promise<void> => {
    await socket.join(given.chat_id)
    const { last_seq, rows } = await missed(given)
    for (const row of rows) socket.emit('message', row)
    socket.emit('hello', { last_seq })
  }
  const take = async (sent: Sent, acknowledge: (answer: object) => void): Promise<void> => {
    const row = await store(given, sent)
    if (row) io.to(given.chat_id).emit('message', row)
    acknowledge({ cid: sent.cid, seq: row?.seq ?? 0 })
  }
  socket.on('send', (sent: Sent, acknowledge: (answer: object) => void) => void take(sent, acknowledge))
  void welcome()
})

await pool.query(`
  create table if not exists chat (id uuid primary key, last_seq int not null default 0);
  create table if not exists message (
    chat_id uuid not null, seq int not null, cid uuid not null, is_admin boolean not null, message text not null,
    created_at timestamptz not null default clock_timestamp(), primary key (chat_id, seq), unique (chat_id, cid))`)
http.listen(port, '127.0.0.1', () => process.stdout.write('ready\n'))
