import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { untilHolds } from '../../../../kit/test/until.ts'
import { findValkey, startValkey, type Valkey } from '../../../test/valkey.ts'
import { createLimiter } from '../limits/limits.ts'
import { createLog } from '../core/log.ts'
import { createProof, type Challenge } from '../limits/proof.ts'
import { shareHub } from './bus-hub.ts'
import { busReturned } from './bus-returned.ts'
import { openBus, type Bus } from './bus.ts'
import { createHub, topic, type Hub } from './hub.ts'

const frames = topic<{ seq: number; text: string }>('frames')
const program = findValkey()
const secret = randomBytes(32)
const open: Bus[] = []
let valkey: Valkey | null = null

/** A node: its hub, its bus, what it logged. */
async function node(url: string, key = secret): Promise<{ hub: Hub; bus: Bus; lines: string[] }> {
  const lines: string[] = []
  const bus = openBus({ url, secret: key, log: createLog('warn', (line) => lines.push(line)) })
  open.push(bus)
  return {
    hub: shareHub(
      createHub(() => {}),
      bus,
      key,
    ),
    bus,
    lines,
  }
}
/** Nothing else runs meanwhile, as when a crowd comes at once. */
function holdLoop(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}
const there = (bus: Bus): Promise<void> => untilHolds(async () => expect(await bus.counted('x')).toBe(0))
/** Says it again until it is heard: a subscription takes a moment, and a bus may lose a word. */
async function reaches(from: Hub, to: Hub): Promise<void> {
  let heard = false
  const stop = to.subscribe(topic('probe'), 'all', () => (heard = true))
  await untilHolds(() => {
    from.publish(topic('probe'), 'all', {})
    expect(heard).toBe(true)
  })
  stop()
}

afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close()
})
afterAll(async () => valkey?.kill())

describe('without a bus to be reached', () => {
  const nowhere = 'redis://127.0.0.1:1'

  it('a word reaches the listeners of this node, nothing throws, and the log says it once', async () => {
    const { hub, bus, lines } = await node(nowhere)
    const heard: number[] = []
    hub.subscribe(frames, 'one', ({ seq }) => heard.push(seq))
    hub.publish(frames, 'one', { seq: 1, text: 'salom' })
    await untilHolds(() => expect(lines).toHaveLength(1))
    hub.publish(frames, 'one', { seq: 2, text: 'salom' })
    expect(heard).toEqual([1, 2])
    expect(await bus.count('k', 1, 10)).toBe(null)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(lines).toHaveLength(1)
  })

  it('limits are counted and proofs used up on the node itself', async () => {
    const { bus } = await node(nowhere)
    const limiter = createLimiter({}, { bus, secret })
    const waits = [1, 2, 3].map(() => limiter.take('codes', 'address', { points: 2, seconds: 60 }))
    expect((await Promise.all(waits)).map((wait) => wait > 0)).toEqual([false, false, true])
    const proof = createProof(() => new Date(), { bits: 0, shared: { bus, secret } })
    const { salt } = await puzzle(proof)
    await proof.require(`${salt}:1`, '84.54.70.10')
    await expect(proof.require(`${salt}:1`, '84.54.70.10')).rejects.toMatchObject({ code: 'proof_required' })
  })
})

describe.skipIf(!program)('several nodes on one bus (needs valkey-server or redis-server)', () => {
  const url = async (): Promise<string> => {
    valkey ??= await startValkey(program!)
    return valkey.url
  }

  it('a word reaches every node once, in order, and the own node without the bus', async () => {
    const [one, two] = [await node(await url()), await node(await url())]
    await reaches(one.hub, two.hub)
    const [here, beyond]: [number[], number[]] = [[], []]
    one.hub.subscribe(frames, 'chat', ({ seq }) => here.push(seq))
    two.hub.subscribe(frames, 'chat', ({ seq }) => beyond.push(seq))
    two.hub.subscribe(frames, 'other', () => beyond.push(-1))
    const numbers = Array.from({ length: 500 }, (_, index) => index + 1)
    for (const seq of numbers) one.hub.publish(frames, 'chat', { seq, text: 'Г‘\n"«ў»' })
    expect(here).toEqual(numbers)
    await untilHolds(() => expect(beyond).toHaveLength(500))
    await reaches(two.hub, one.hub)
    expect(here).toEqual(numbers)
    expect(beyond).toEqual(numbers)
  })

  it('what passes the bus cannot be read there, and another installation hears nothing', async () => {
    const [one, two, stranger] = [await node(await url()), await node(await url()), await node(await url(), randomBytes(32))]
    const seen: Buffer[] = []
    await reaches(one.hub, two.hub)
    two.bus.onAnnounced((bytes) => seen.push(bytes))
    stranger.bus.onAnnounced(() => expect.unreachable())
    one.hub.publish(frames, 'chat', { seq: 1, text: 'menga yordam kerak' })
    await untilHolds(() => expect(seen).toHaveLength(1))
    expect(seen[0]!.toString('latin1')).not.toContain('yordam')
  })

  it('forged and torn words are dropped', async () => {
    const [one, two] = [await node(await url()), await node(await url())]
    await reaches(one.hub, two.hub)
    const heard = vi.fn()
    two.hub.subscribe(frames, 'chat', heard)
    one.bus.announce(Buffer.alloc(0))
    one.bus.announce(Buffer.from(`frames chat {"seq":1,"text":"forged"}${' '.repeat(40)}`))
    await reaches(one.hub, two.hub)
    expect(heard).not.toHaveBeenCalled()
  })

  it('limits are one count, and a proof is used up on every node', async () => {
    const [one, two] = [await node(await url()), await node(await url())]
    await there(one.bus)
    await there(two.bus)
    const [first, second] = [one, two].map(({ bus }) => createLimiter({}, { bus, secret }))
    const limit = { points: 2, seconds: 60 }
    expect(await first!.take('codes', 'address', limit)).toBe(0)
    expect(await second!.take('codes', 'address', limit)).toBe(0)
    expect(await first!.take('codes', 'address', limit)).toBeGreaterThan(50)
    expect(await second!.used('codes', 'address')).toBe(3)
    await second!.clear('codes', 'address')
    expect(await first!.take('codes', 'address', limit)).toBe(0)

    const proofs = [one, two].map(({ bus }) => createProof(() => new Date(), { bits: 0, shared: { bus, secret } }))
    const { salt } = await puzzle(proofs[0]!)
    await proofs[1]!.require(`${salt}:1`, '84.54.70.10')
    await expect(proofs[0]!.require(`${salt}:1`, '84.54.70.10')).rejects.toMatchObject({ code: 'proof_required' })
  })

  it('a bus is not away because this node was busy: it is heard, and the log is silent', async () => {
    const { bus, lines } = await node(valkey!.url)
    await there(bus)
    const used: (number | undefined)[] = []
    for (let round = 0; round < 5; round += 1) {
      const counted = bus.count('busy', 1, 60)
      // The command leaves, the answer comes, and nobody is there to read it.
      await new Promise((resolve) => setTimeout(resolve, 1))
      holdLoop(600)
      used.push((await counted)?.used)
    }
    expect([used, lines]).toEqual([[1, 2, 3, 4, 5], []])
  })

  it('a bus that freezes, dies and returns empty costs words, never a throw, and is heard again', async () => {
    const [one, two] = [await node(await url()), await node(await url())]
    await reaches(one.hub, two.hub)
    const limiter = createLimiter({}, { bus: one.bus, secret })
    const returned = vi.fn()
    one.hub.subscribe(busReturned, 'all', returned)

    valkey!.freeze()
    expect(await limiter.take('codes', 'frozen', { points: 1, seconds: 60 })).toBe(0)
    one.hub.publish(frames, 'chat', { seq: 1, text: 'salom' })
    expect(await limiter.take('codes', 'frozen', { points: 1, seconds: 60 })).toBeGreaterThan(0)
    valkey!.thaw()
    await untilHolds(() => expect(returned).toHaveBeenCalledTimes(1))

    await valkey!.kill()
    one.hub.publish(frames, 'chat', { seq: 2, text: 'salom' })
    await valkey!.start()
    await reaches(one.hub, two.hub)
    await reaches(two.hub, one.hub)
    expect(one.lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'the bus is away: each node goes on alone',
      'the bus is back',
      'the bus is away: each node goes on alone',
      'the bus is back',
    ])
  })
})

async function puzzle(proof: ReturnType<typeof createProof>): Promise<Challenge> {
  const refusal = await proof.require(undefined, '84.54.70.10').then(
    () => null,
    (error: unknown) => error as { details: { challenge: Challenge } },
  )
  return refusal!.details.challenge
}
