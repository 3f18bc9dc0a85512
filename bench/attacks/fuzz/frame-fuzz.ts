import { CLOSE } from '@himoya/contract/chat/close-codes'
import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import { makePerson } from '../../faults/people.ts'
import type { Random } from '../../faults/random.ts'
import type { Attack, Stage } from '../attack.ts'
import { findHeld, type Sent } from './held.ts'
import { oddBody, oddValue, pick, spoil } from './hostile.ts'

const INPUTS = { short: 600, long: 6_000 }
const A_SOCKET = 12
const AT_ONCE = 8
const REST_MS = 300
const ALONE_MS = 100
const CLOSES: ReadonlySet<number> = new Set([1000, 1005, ...Object.values(CLOSE)])

type Frame = string | Buffer
type Talk = { endpoint: Endpoint; frames: readonly Frame[] }
type Endpoint = { name: string; path(): string; frames(random: Random): object[] }

/** Frames of the plain protocol, of its first version, and of the console's socket. */
export const FRAME_FUZZ: Attack = {
  name: 'frame-fuzz',
  about: 'frames of both protocols and of the console, whole and spoiled',
  house: 'open',
  async run(stage) {
    const { house, random, form, figure } = stage
    const endpoints = await endpointsOf(stage)
    const closes = new Map<number, number>()
    const since = house.loop.held.length
    const sent: Sent<Talk>[] = []
    const talkNoted = async (talk: Talk): Promise<number> => {
      const began_at = Date.now()
      const code = await converse(stage, talk)
      sent.push({ what: talk, began_at, ended_at: Date.now() })
      return code
    }
    for (const endpoint of endpoints) {
      for (let done = 0; done < INPUTS[form]; done += A_SOCKET * AT_ONCE) {
        const talks = Array.from({ length: AT_ONCE }, () => ({
          endpoint,
          frames: Array.from({ length: A_SOCKET }, () => oddFrame(endpoint, random)),
        }))
        for (const code of await Promise.all(talks.map(talkNoted))) closes.set(code, (closes.get(code) ?? 0) + 1)
      }
    }
    figure('frames', sent.length * A_SOCKET)
    figure(
      'closes',
      [...closes]
        .toSorted(([a], [b]) => a - b)
        .map(([code, count]) => `${code}:${count}`)
        .join(' '),
    )
    const again = (talk: Talk): Promise<number> => converse(stage, talk, ALONE_MS)
    await findHeld(stage, { sent, since, again, describe })
  },
}

async function endpointsOf({ house }: Stage): Promise<Endpoint[]> {
  const { platform } = house
  const [child, counsellor] = [await makePerson(platform), await makePerson(platform, 'counsellor')]
  const url = `http://127.0.0.1:${house.nodes[0]!.port}/api/v1/chat/`
  const chats = (await (await fetch(url, { headers: { authorization: `Bearer ${child.token}` } })).json()) as { id: string }[]
  const chat_id = chats[0]!.id
  const shared = (random: Random) => [
    { type: 'send', cid: randomUUID(), message: 'salom' },
    { type: 'get', from: 1, to: random.between(1, 200) },
    { type: 'read', seq: random.between(0, 3) },
    { type: 'typing', on: random.chance(0.5) },
    { type: 'pong', n: random.between(0, 9) },
    { type: 'ping', n: 1 },
    { type: 'auth', token: 'a.b.c' },
  ]
  return [
    {
      name: 'plain',
      path: () => `/ws/chat/${chat_id}/?token=${child.token}`,
      frames: () => [{ message: 'salom' }, { message: 's', cid: randomUUID() }],
    },
    { name: 'v1', path: () => `/ws/chat/${chat_id}/?token=${child.token}&v=1`, frames: shared },
    {
      name: 'staff',
      path: () => `/ws/staff/?token=${counsellor.token}`,
      frames: (random) => [
        { type: 'sub', chat_id, since: 0, notes_since: 0 },
        { type: 'unsub', chat_id },
        ...shared(random).map((frame) => ({ chat_id, ...frame })),
      ],
    },
  ]
}

const describe = ({ endpoint, frames }: Talk): string =>
  `${endpoint.name}: ${frames.map((frame) => String(frame).slice(0, 200)).join(' ')}`

function oddFrame(endpoint: Endpoint, random: Random): Frame {
  const frame = pick(random, endpoint.frames(random))
  const kind = random.between(0, 19)
  if (kind <= 13) return JSON.stringify(frame)
  if (kind <= 16) return JSON.stringify(spoil(random, frame)).slice(0, 15_000)
  if (kind === 17) return oddBody(random).slice(0, random.chance(0.9) ? 15_000 : 40_000)
  if (kind === 18) return JSON.stringify(oddValue(random)).slice(0, 15_000)
  return Buffer.from(Array.from({ length: 40 }, () => random.between(0, 255)))
}

/** Sends all of it and answers the code it was closed with; 1000 where it was let go on until the end. */
async function converse({ house, find }: Stage, { endpoint, frames }: Talk, rest_ms = REST_MS): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${house.nodes[0]!.port}${endpoint.path()}`)
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve)
    socket.once('error', () => resolve(1006))
  })
  socket.on('message', (bytes: Buffer) => {
    const frame = JSON.parse(bytes.toString()) as { type?: string; code?: string }
    if (frame.type === 'error' && frame.code === 'internal') find('internal', describe({ endpoint, frames }))
  })
  socket.once('open', () => {
    for (const frame of frames) socket.send(frame)
    setTimeout(() => socket.close(1000), rest_ms).unref()
  })
  const code = await closed
  if (!CLOSES.has(code)) find('close code', `${code} ${describe({ endpoint, frames })}`)
  return code
}
