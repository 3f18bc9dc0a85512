import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import WebSocket from 'ws'
import { join } from '../../../server/test/chat-cast.ts'
import type { House } from '../house.ts'

/** Milliseconds until it was answered as it should be; null: it was not. */
type Waited = number | null
/** A guest who calls for help, and a child who is in their chat. */
export type Honest = { callForHelp(): Promise<Waited>; write(): Promise<Waited>; close(): void }

const PATIENCE_MS = 30_000
let callers = 0

export async function openHonest({ platform, nodes }: House): Promise<Honest> {
  const { port } = nodes[0]!
  const child = await join({ platform })
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/chat/`, { headers: { authorization: `Bearer ${child.token}` } })
  const [chat] = (await answer.json()) as { id: string }[]
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/chat/${chat!.id}/?token=${child.token}&v=1`)
  const acks = new Map<string, () => void>()
  socket.on('message', (bytes: Buffer) => {
    const frame = JSON.parse(bytes.toString()) as { type?: string; cid?: string; n?: number }
    if (frame.type === 'ack') acks.get(frame.cid ?? '')?.()
    if (frame.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: frame.n }))
  })
  await once(socket, 'open')
  return {
    callForHelp: () => callForHelp(port),
    write: () => {
      const cid = randomUUID()
      const began = performance.now()
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), PATIENCE_MS)
        acks.set(cid, () => {
          clearTimeout(timer)
          resolve(performance.now() - began)
        })
        socket.send(JSON.stringify({ type: 'send', cid, message: 'Salom' }))
      })
    },
    close: () => socket.terminate(),
  }
}

/** Each from a phone of its own: a new connection from another address, as a child's first call is. */
function callForHelp(port: number): Promise<Waited> {
  callers += 1
  const body = JSON.stringify({ nonce: randomUUID(), kind: 'self', can_speak: false })
  const began = performance.now()
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const localAddress = `127.3.0.${(callers % 250) + 1}`
    const to = {
      port,
      host: '127.0.0.1',
      localAddress,
      method: 'POST',
      path: '/api/v1/sos/',
      headers,
      agent: false as const,
      timeout: PATIENCE_MS,
    }
    const call = request(to, (answer) => {
      answer.resume()
      answer.once('end', () => resolve((answer.statusCode ?? 0) < 300 ? performance.now() - began : null))
    })
    call.once('timeout', () => call.destroy())
    call.once('error', () => resolve(null))
    call.end(body)
  })
}
