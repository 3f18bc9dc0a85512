import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { listChats } from '../../../server/src/modules/chat/history/own-chats.service.ts'
import { makePerson } from '../../faults/people.ts'
import type { House } from '../house.ts'

/** Milliseconds until it was answered as it should be, and how often it was sent again; `null`: it was not, and what came instead. */
export type Waited = { ms: number | null; again: number; instead: string }
/** A guest who calls for help, and a child who is in their chat. */
export type Honest = { callForHelp(): Promise<Waited>; write(): Promise<Waited>; close(): void }

const PATIENCE_MS = 30_000
/** As the site does: the same nonce, the same cid, until it is taken. A test does not judge a machine that stood still. */
const TRIES = 3
const REST_MS = 500
let callers = 0

export async function openHonest({ platform, nodes }: House): Promise<Honest> {
  const { port } = nodes[0]!
  const child = await makePerson(platform)
  // Asked in this process, not of the server: what the attack before has left may hold it for a while.
  const [chat] = await listChats(platform, { kind: 'user', id: child.id, session_id: '' }, 'uz')
  const line = createLine(`ws://127.0.0.1:${port}/ws/chat/${chat!.id}/?token=${child.token}&v=1`)
  return {
    callForHelp() {
      const nonce = randomUUID()
      return tried(() => callForHelp(port, nonce))
    },
    write() {
      const cid = randomUUID()
      return tried(() => line.send(cid))
    },
    close: line.close,
  }
}

/** `send`: null when it was taken, else what came instead. */
async function tried(send: () => Promise<string | null>): Promise<Waited> {
  const began = performance.now()
  let instead = ''
  for (let again = 0; again < TRIES; again += 1) {
    if (again > 0) await sleep(REST_MS)
    const other = await send()
    if (other === null) return { ms: performance.now() - began, again, instead }
    instead += `${instead === '' ? '' : ', '}${other}`
  }
  return { ms: null, again: TRIES - 1, instead }
}

type Line = { send(cid: string): Promise<string | null>; close(): void }

/** A socket to a chat, opened when it is needed and again where it was closed. */
function createLine(url: string): Line {
  const waiting = new Map<string, (instead: string | null) => void>()
  let socket: WebSocket | null = null
  const open = async (): Promise<void> => {
    socket?.terminate()
    socket = new WebSocket(url, { handshakeTimeout: PATIENCE_MS })
    const own = socket
    own.on('message', (bytes: Buffer) => {
      const frame = JSON.parse(bytes.toString()) as { type?: string; cid?: string; code?: string; n?: number }
      if (frame.type === 'ack') waiting.get(frame.cid ?? '')?.(null)
      if (frame.type === 'error') waiting.get(frame.cid ?? '')?.(`error ${frame.code}`)
      if (frame.type === 'ping') own.send(JSON.stringify({ type: 'pong', n: frame.n }))
    })
    own.on('error', () => {})
    own.on('close', (code) => waiting.forEach((settle) => settle(`closed ${code}`)))
    await once(own, 'open')
  }
  return {
    async send(cid) {
      try {
        if (socket?.readyState !== WebSocket.OPEN) await open()
      } catch (error) {
        return String(error)
      }
      return new Promise((resolve) => {
        const settle = (instead: string | null): void => {
          clearTimeout(timer)
          waiting.delete(cid)
          resolve(instead)
        }
        const timer = setTimeout(() => settle('nothing'), PATIENCE_MS)
        waiting.set(cid, settle)
        socket!.send(JSON.stringify({ type: 'send', cid, message: 'Salom' }))
      })
    },
    close: () => socket?.terminate(),
  }
}

/** Each from a phone of its own: a new connection from another address, as a child's first call is. */
function callForHelp(port: number, nonce: string): Promise<string | null> {
  callers += 1
  const body = JSON.stringify({ nonce, kind: 'self', can_speak: false })
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
      answer.once('end', () => resolve((answer.statusCode ?? 0) < 300 ? null : String(answer.statusCode)))
      answer.once('error', (error) => resolve(String(error)))
    })
    call.once('timeout', () => call.destroy(new Error('nothing')))
    call.once('error', (error) => resolve(String(error)))
    call.end(body)
  })
}
