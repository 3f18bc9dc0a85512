import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenApi } from '../../../server/src/platform/http/openapi.ts'
import type { Random } from '../../faults/random.ts'
import type { Attack, Stage } from '../attack.ts'
import { pick } from './hostile.ts'
import { makeInput, operationsOf, type Operation } from './input.ts'
import { gatherCrowd, type Crowd } from './people.ts'
import { createPool } from './pool.ts'

/** How often each way is tried on each operation. */
const ROUNDS = { short: 1, long: 8 }
const AT_ONCE = 32
const PATIENCE_MS = 30_000
const LOOK_MS = 100
/** At once, while the head is read, while the caller is looked up, and later. */
const DELAYS_MS = [0, 0, 1, 2, 8]
const TYPES = ['application/json', 'application/json', 'x/y', 'multipart/form-data; boundary=x', 'text/plain']
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
/** What the server counts while it is at work, and holds for it: nothing once nobody is there. */
const GAUGES = ['himoya_calls_at_work', 'himoya_body_bytes', 'himoya_sos_turns', 'himoya_file_turns', 'himoya_search_turns']

/** What is said of the body, and what of it is sent before the line is reset. */
type Way = { name: string; head: string; sent: string }
const WAYS: readonly Way[] = [
  { name: 'begun', head: 'content-length: 20000\r\n', sent: 'a' },
  { name: 'nearly all', head: 'content-length: 20000\r\n', sent: `{"a":"${'a'.repeat(19_000)}` },
  { name: 'chunked', head: 'transfer-encoding: chunked\r\n', sent: '4000\r\n{"a":' },
  { name: 'form', head: 'content-length: 60000\r\n', sent: `${PART}${'a'.repeat(500)}` },
  { name: 'whole', head: 'content-length: 3\r\n', sent: 'aaa' },
  { name: 'none', head: '', sent: '' },
]

/** Lines are reset in the middle of a body, or before the answer: nothing that was begun for them may stay. */
export const BROKEN_OFF: Attack = {
  name: 'broken-off',
  about: 'every operation of the document, reset in the middle of its body or before its answer',
  house: 'open',
  async run(stage) {
    const { house, random, form, figure, expect } = stage
    const { port } = house.nodes[0]!
    const document = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as OpenApi
    const operations = operationsOf(document)
    const crowd = gatherCrowd(house)
    const all = Array.from({ length: ROUNDS[form] }, () => operations.flatMap((one) => WAYS.map((way) => [one, way] as const)))
    const left = all.flat()
    figure('operations', operations.length)
    figure('broken_off', left.length)
    let unopened = 0
    const work = async (): Promise<void> => {
      for (let next = left.pop(); next; next = left.pop()) {
        if (!(await breakOff(port, await headOf(crowd, random, ...next), next[1], pick(random, DELAYS_MS)))) unopened += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(unopened === 0, 'unopened', `${unopened} connections were not taken`)
    await judgeRest(stage, port)
  },
}

async function headOf(crowd: Crowd, random: Random, operation: Operation, { head }: Way): Promise<string> {
  const { method, address } = makeInput(operation, createPool(), random)
  const role = pick(random, operation.roles)
  const token = role === 'guest' ? '' : `authorization: Bearer ${(await crowd.callerOf(role)).token}\r\n`
  const type = head === '' ? '' : `content-type: ${pick(random, TYPES)}\r\n`
  return `${method} ${address} HTTP/1.1\r\nhost: x\r\n${token}${type}${head}\r\n`
}

/** Answers whether the connection was taken. */
function breakOff(port: number, head: string, { sent }: Way, delay_ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let opened = false
    // Refused at once, a body meets a connection that is closed already: that is as good as reset.
    socket.once('error', () => {})
    socket.once('close', () => resolve(opened))
    socket.once('connect', () => {
      opened = true
      socket.resume()
      socket.write(head + sent, () => setTimeout(() => socket.resetAndDestroy(), delay_ms))
    })
  })
}

/** The server lives, answers, and is at work for nobody any more. */
async function judgeRest({ find, expect, figure, skip }: Stage, port: number): Promise<void> {
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    return answer.text()
  }
  try {
    for (const path of ['/readyz', '/api/v1/region/']) await ask(path)
    for (const gauge of GAUGES) {
      const read = async (): Promise<string | undefined> => new RegExp(`^${gauge} (\\S+)$`, 'm').exec(await ask('/metrics'))?.[1]
      const value = await atRest(read)
      if (value === undefined) skip(`the server does not tell ${gauge}`)
      else figure(gauge, value)
      expect(value === undefined || value === '0', 'left over', `${gauge} is ${value} though nobody is there`)
    }
  } catch (error) {
    find('gone', `afterwards: ${String(error)}`)
  }
}

/** What it comes to, at the latest after some time. undefined: it is not told. */
async function atRest(read: () => Promise<string | undefined>): Promise<string | undefined> {
  let value = await read()
  for (const deadline = Date.now() + PATIENCE_MS; value !== undefined && value !== '0' && Date.now() < deadline;) {
    await sleep(LOOK_MS)
    value = await read()
  }
  return value
}
