import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { OpenApi } from '../../../server/src/platform/http/openapi.ts'
import type { Random } from '../../faults/random.ts'
import type { Attack } from '../attack.ts'
import { pick } from './hostile.ts'
import { makeInput, operationsOf, type Operation } from './input.ts'
import { watchLeftOver } from './left-over.ts'
import { gatherCrowd, type Crowd } from './people.ts'
import { createPool } from './pool.ts'

/** How often each way is tried on each operation, and how many lines are reset at the least. */
const ROUNDS = { short: 1, long: 8 }
const LEAST = { short: 0, long: 10_000 }
/** Sockets, reset while they are let in and after. */
const SOCKETS = { short: 60, long: 2_000 }
const AT_ONCE = 32
/** At once, while the head is read, while the caller is looked up, and later. */
const DELAYS_MS = [0, 0, 1, 2, 8]
const TYPES = ['application/json', 'application/json', 'x/y', 'multipart/form-data; boundary=x', 'text/plain']
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'

/** What is said of the body, and what of it is sent before the line is reset; `answered`: once the first of the answer is there. */
type Way = { name: string; head: string; sent: string; answered?: boolean }
const WAYS: readonly Way[] = [
  { name: 'begun', head: 'content-length: 20000\r\n', sent: 'a' },
  { name: 'nearly all', head: 'content-length: 20000\r\n', sent: `{"a":"${'a'.repeat(19_000)}` },
  { name: 'chunked', head: 'transfer-encoding: chunked\r\n', sent: '4000\r\n{"a":' },
  { name: 'form', head: 'content-length: 60000\r\n', sent: `${PART}${'a'.repeat(500)}` },
  { name: 'whole', head: 'content-length: 3\r\n', sent: 'aaa' },
  { name: 'none', head: '', sent: '' },
  { name: 'answered', head: '', sent: '', answered: true },
]

/** One line to reset: all that is sent on it, worked out when its turn comes. */
type Line = { head(): Promise<string>; way: Way }

/** Lines are reset in the middle of a body, before the answer or within it: nothing that was begun for them may stay. */
export const BROKEN_OFF: Attack = {
  name: 'broken-off',
  about: 'every operation of the document and the sockets, reset in the middle of a body, before the answer or within it',
  house: 'open',
  async run(stage) {
    const { house, random, form, figure, expect } = stage
    const { port } = house.nodes[0]!
    const left_over = await watchLeftOver(stage)
    const document = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as OpenApi
    const operations = operationsOf(document)
    const crowd = gatherCrowd(house)
    const once = operations.flatMap((one) => WAYS.map((way): Line => ({ way, head: () => headOf(crowd, random, one, way) })))
    const rounds = Math.max(ROUNDS[form], Math.ceil(LEAST[form] / once.length))
    const sockets = Array.from({ length: SOCKETS[form] }, (_, nth): Line => socketLine(crowd, nth))
    const left = [...Array.from({ length: rounds }, () => once).flat(), ...sockets]
    figure('operations', operations.length)
    figure('broken_off', left.length)
    let unopened = 0
    const work = async (): Promise<void> => {
      for (let next = left.pop(); next; next = left.pop()) {
        if (!(await breakOff(port, await next.head(), next.way, pick(random, DELAYS_MS)))) unopened += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(unopened === 0, 'unopened', `${unopened} connections were not taken`)
    await left_over.judge(stage)
  },
}

async function headOf(crowd: Crowd, random: Random, operation: Operation, { head }: Way): Promise<string> {
  const { method, address } = makeInput(operation, createPool(), random)
  const role = pick(random, operation.roles)
  const token = role === 'guest' ? '' : `authorization: Bearer ${(await crowd.callerOf(role)).token}\r\n`
  const type = head === '' ? '' : `content-type: ${pick(random, TYPES)}\r\n`
  const key = method === 'POST' ? `idempotency-key: ${randomUUID()}\r\n` : ''
  return `${method} ${address} HTTP/1.1\r\nhost: x\r\n${token}${key}${type}${head}\r\n`
}

/** Of a child to a chat that is nobody's, and of a counsellor to the console's; half of them are reset once they were let in. */
function socketLine(crowd: Crowd, nth: number): Line {
  const head = async (): Promise<string> => {
    const path =
      nth % 2 === 0
        ? `/ws/chat/${randomUUID()}/?v=1&token=${(await crowd.callerOf('user')).token}`
        : `/ws/staff/?v=1&token=${(await crowd.callerOf('counsellor')).token}`
    const upgrade = 'upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: '
    return `GET ${path} HTTP/1.1\r\nhost: x\r\n${upgrade}${Buffer.alloc(16).toString('base64')}\r\n\r\n`
  }
  return { head, way: { name: 'socket', head: '', sent: '', answered: nth % 4 < 2 } }
}

/** Answers whether the connection was taken. */
function breakOff(port: number, head: string, { sent, answered = false }: Way, delay_ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let opened = false
    const reset = (): void => void setTimeout(() => socket.resetAndDestroy(), delay_ms)
    // Refused at once, a body meets a connection that is closed already: that is as good as reset.
    socket.once('error', () => {})
    socket.once('close', () => resolve(opened))
    socket.once('connect', () => {
      opened = true
      if (answered) socket.once('data', reset)
      socket.resume()
      socket.write(head + sent, answered ? undefined : reset)
    })
  })
}
