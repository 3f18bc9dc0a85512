// The load generator of chat.bench.ts, in a process of its own. Reads its orders from a file, prints one line of JSON.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import WebSocket from 'ws'

export type Orders = {
  port: number
  seconds: number
  pairs: { chat_id: string; child_token: string; counsellor_token: string | null }[]
}
export type Figures = {
  seconds: number
  acked: number
  delivered: number
  ack_ms: [number, number]
  delivery_ms: [number, number]
}

const TEXT = 'Salom, bugun maktabda yana o‘sha gap bo‘ldi, kim bilan gaplashsam bo‘ladi?'

/** Beyond any number: nothing of an earlier run follows. */
const FROM_NOW_ON = 2_000_000_000

/** One end of a pair: sends the next message when the last one is acknowledged. */
type End = { socket: WebSocket; sub: object | null; address: object }

const orders = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Orders
const began = new Map<string, number>()
const acks: number[] = []
const deliveries: number[] = []
let running = true

async function open(path: string, sub: object | null, address: object): Promise<End> {
  const socket = new WebSocket(`ws://127.0.0.1:${orders.port}${path}`, { perMessageDeflate: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('message', () => {
      if (sub) socket.send(JSON.stringify(sub))
      resolve()
    })
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)))
  })
  return { socket, sub, address }
}

function send({ socket, address }: End): void {
  if (!running) return
  const cid = randomUUID()
  began.set(cid, performance.now())
  socket.send(JSON.stringify({ type: 'send', cid, message: TEXT, ...address }))
}

function listen(end: End, is_admin: boolean): void {
  end.socket.on('message', (bytes) => {
    const frame = JSON.parse(bytes.toString())
    const now = performance.now()
    if (frame.type === 'ack') {
      acks.push(now - began.get(frame.cid)!)
      send(end)
    } else if (frame.type === 'error') {
      throw new Error(`refused: ${frame.code}`)
    } else if (frame.type === undefined || frame.type === 'message') {
      const message = frame.message.cid === undefined ? frame : frame.message
      // Its own messages come back too; what counts is the other screen.
      if (message.is_admin !== is_admin) deliveries.push(now - began.get(message.cid)!)
    }
  })
}

const at = (values: number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const percentiles = (values: number[]): [number, number] => {
  values.sort((one, other) => one - other)
  return [at(values, 0.5), at(values, 0.99)]
}

const ends = await Promise.all(
  orders.pairs.flatMap(({ chat_id, child_token, counsellor_token }) => [
    open(`/ws/chat/${chat_id}/?v=1&token=${child_token}`, null, {}),
    counsellor_token === null
      ? open(`/ws/chat/${chat_id}/?v=1&staff=1`, null, {})
      : open(`/ws/staff/?token=${counsellor_token}`, { type: 'sub', chat_id, since: FROM_NOW_ON }, { chat_id }),
  ]),
)
ends.forEach((end, index) => listen(end, index % 2 === 1))
const start = performance.now()
ends.forEach(send)
await new Promise((resolve) => setTimeout(resolve, orders.seconds * 1_000))
running = false
const seconds = (performance.now() - start) / 1_000
const figures: Figures = {
  seconds,
  acked: acks.length,
  delivered: deliveries.length,
  ack_ms: percentiles([...acks]),
  delivery_ms: percentiles([...deliveries]),
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
await new Promise((resolve) => setTimeout(resolve, 300))
ends.forEach(({ socket }) => socket.terminate())
