import type { Message } from '@himoya/contract/chat/chat'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SEED } from '../../test/seed.ts'
import { memoryStorage } from '../browser-storage.ts'
import { createServerTime } from '../server-time.ts'
import { type Conversation, createConversation, type SendAck, type SendError } from './conversation.ts'
import { createOutbox, type Outbox } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

type Incoming = { row: Message } | { ack: SendAck } | { error: SendError }
type Send = { cid: string; message: string }

/** A server that stores once per cid, behind a line that loses, doubles and reorders what it says. */
function openWorld(outbox: Outbox) {
  const rows: Message[] = []
  const up: Send[] = []
  let down: Incoming[] = []
  let open = false
  let conversation: Conversation
  let unfollow = (): void => {}

  const client = (): Conversation =>
    createConversation({
      chat_id: 'c1',
      is_admin: false,
      outbox,
      adopts: () => true,
      readAfter: async (after_seq) => rows.filter(({ seq }) => seq > after_seq).slice(0, 200),
      post(frame) {
        if (open) up.push(frame)
        return open
      },
      ask(from, to) {
        if (open) down.push(...rows.filter(({ seq }) => seq >= from && seq <= to).map((row) => ({ row })))
        return open
      },
      dropLink: () => close(0),
      onChange() {},
      time: createServerTime(),
    })

  function store({ cid, message }: Send): Message {
    const known = rows.find((row) => row.cid === cid)
    const row: Message = known ?? {
      id: cid,
      cid,
      message,
      created_at: '2026-11-21T10:04:00.000Z',
      seq: rows.length + 1,
      is_admin: false,
      kind: 'text' as const,
    }
    if (!known) say(row)
    return row
  }
  function say(row: Message): void {
    rows.push(row)
    if (open) down.push({ row })
  }
  /** The server takes one frame; `refuses` says that it is too busy. */
  function serve(refuses: boolean): void {
    const frame = up.shift()
    if (!frame) return
    if (refuses) return void down.push({ error: { cid: frame.cid, code: 'overloaded', retry: true, retry_after_ms: 50 } })
    const { cid, id, seq, created_at } = store(frame)
    down.push({ ack: { cid, id, seq, created_at } })
  }
  function deliver(at: number, twice: boolean): void {
    const place = at % Math.max(down.length, 1)
    const one = down[place]
    if (!one) return
    if (!twice) down.splice(place, 1)
    if ('row' in one) conversation.receive(one.row)
    else if ('ack' in one) conversation.acknowledge(one.ack)
    else conversation.reject(one.error)
  }
  /** What was on its way up arrives or not; what was on its way down is lost. */
  function close(arriving: number): void {
    for (const frame of up.splice(0).slice(0, arriving)) store(frame)
    down = []
    open = false
    conversation.closed()
  }
  function connect(): void {
    if (open) return
    open = true
    down = rows.filter(({ seq }) => seq > conversation.reached()).map((row) => ({ row }))
    conversation.opened()
  }
  function reload(): void {
    if (open) close(1)
    unfollow()
    conversation = client()
    unfollow = conversation.follow()
  }
  conversation = client()
  unfollow = conversation.follow()

  return {
    rows,
    current: () => conversation,
    say,
    serve,
    deliver,
    close,
    connect,
    reload,
    isQuiet: () => open && up.length === 0 && down.length === 0,
  }
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('write' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('serve' as const), refuses: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('deliver' as const), at: fc.nat(20), twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('connect' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), arriving: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('peer' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(60, 2_100, 10_100) }) },
)

describe('a conversation, whatever its line does', () => {
  it('loses nothing, doubles nothing, keeps the order, and shows no tick before the row is there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        const outbox = createOutbox(memoryStorage())
        const world = openWorld(outbox)
        const written: string[] = []

        for (const [place, one] of steps.entries()) {
          if (one.do === 'write') {
            written.push(`text ${written.length}`)
            await world.current().send(written.at(-1)!)
          } else if (one.do === 'serve') world.serve(one.refuses)
          else if (one.do === 'deliver') world.deliver(one.at, one.twice)
          else if (one.do === 'connect') world.connect()
          else if (one.do === 'close') world.close(one.arriving)
          else if (one.do === 'peer')
            world.say({ ...peerRow, id: `p${place}`, cid: `p${place}`, seq: world.rows.length + 1, message: 'peer' })
          else if (one.do === 'reload') world.reload()
          else await vi.advanceTimersByTimeAsync(one.ms)
          await vi.advanceTimersByTimeAsync(0)
          const shown = world.current().messages()
          expect(shown.map(({ seq }) => seq)).toEqual(shown.map(({ seq }) => seq).toSorted((a, b) => a - b))
          for (const { cid } of shown) expect(world.rows.some((row) => row.cid === cid)).toBe(true)
          const in_hand = [...world.rows, ...(await outbox.list())].map(({ message }) => message)
          for (const text of written) expect(in_hand).toContain(text)
        }

        for (let round = 0; round < 400; round += 1) {
          world.connect()
          world.serve(false)
          world.deliver(0, false)
          await vi.advanceTimersByTimeAsync(world.isQuiet() ? 500 : 0)
        }
        expect(world.rows.filter(({ is_admin }) => !is_admin).map(({ message }) => message)).toEqual(written)
        expect(world.current().messages()).toEqual(world.rows)
        expect(world.current().pending()).toEqual([])
        expect(await outbox.list()).toEqual([])
      }),
      { numRuns: 150, seed: SEED },
    )
  })

  it('gives a text up after a day, and only to its sender', async () => {
    const world = openWorld(createOutbox(memoryStorage()))
    await world.current().send('kecha yozilgan')
    await vi.advanceTimersByTimeAsync(24 * 3_600_000 + 1)
    world.connect()
    await vi.advanceTimersByTimeAsync(0)
    expect(world.current().pending()).toMatchObject([{ message: 'kecha yozilgan', failed: 'expired' }])
    expect(world.rows).toEqual([])
    await world.current().retry(world.current().pending()[0]!.cid)
    world.serve(false)
    world.deliver(0, false)
    expect(world.current().pending()).toEqual([])
    expect(world.rows).toHaveLength(1)
  })
})

const peerRow = { created_at: '2026-11-21T10:04:00.000Z', is_admin: true, kind: 'text' as const }
