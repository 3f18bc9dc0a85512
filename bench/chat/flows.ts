import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, Scene } from './client.ts'
import type { Flow } from './orders.ts'
import { watchOwnLoad } from './own-load.ts'

const TICK_MS = 5
/** How long what is under way may take after the last message was sent. */
const LATE_MS = 30_000
/** Nothing moved for so long: what is missing stays missing. */
const QUIET_MS = 3_000
const POLL_MS = 10

/** Sends as `drive` says, waits until the last message is shown, and counts what came of it. */
export async function measure(scene: Scene, drive: () => Promise<void>): Promise<Flow> {
  const { clients } = scene
  begin(scene)
  const ownLoad = watchOwnLoad()
  const began = performance.now()
  await drive()
  const seconds = (performance.now() - began) / 1_000
  const own = ownLoad()
  const sent = clients.reduce((sum, { sent_at, first }) => sum + sent_at.length - first, 0)
  await settled(scene, sent)
  return {
    seconds,
    acked_seconds: (scene.acked_at - began) / 1_000,
    settled_seconds: (scene.moved_at - began) / 1_000,
    sent,
    acked: scene.acks.length,
    ...screens(clients),
    damaged: scene.damaged,
    refused: scene.refused,
    cuts: scene.cuts,
    ack_ms: percentiles(scene.acks),
    delivery_ms: percentiles(scene.deliveries),
    own,
  }
}

/** Counts from here on. */
export function begin(scene: Scene): void {
  for (const client of scene.clients) Object.assign(client, { shown: [], first: client.sent_at.length })
  Object.assign(scene, { acks: [], deliveries: [], damaged: 0, refused: 0, cuts: 0 })
}

/** Resolves when everything sent is acknowledged and shown, or when what is acknowledged is not shown for a while. */
async function settled(scene: Scene, sent: number): Promise<void> {
  const give_up = performance.now() + LATE_MS
  for (;;) {
    const now = performance.now()
    const acked = scene.acks.length >= sent
    if (acked && (scene.deliveries.length >= sent || now - scene.moved_at > QUIET_MS)) return
    if (now > give_up) return
    await sleep(POLL_MS)
  }
}

/** Each end has always one message under way. */
export const flatOut =
  (scene: Scene, seconds: number): (() => Promise<void>) =>
  async () => {
    scene.onAck = (client) => client.post()
    for (const client of scene.clients) client.post()
    await sleep(seconds * 1_000)
    scene.onAck = null
  }

/** The person of each of the first pairs sends `each` messages in one turn, without waiting for anything. */
export const burst =
  (scene: Scene, pairs: number, each: number): (() => Promise<void>) =>
  async () => {
    scene.moved_at = performance.now()
    for (let pair = 0; pair < pairs; pair += 1) for (let nth = 0; nth < each; nth += 1) scene.clients[pair * 2]!.post()
    await settled(scene, pairs * each)
  }

/** So many messages a second in all, one end after the other. Whether the server keeps up makes no difference. */
export const paced =
  (scene: Scene, seconds: number, rate: number): (() => Promise<void>) =>
  async () => {
    const stop = pace(rate, scene.clients, (client) => client.post())
    await sleep(seconds * 1_000)
    stop()
  }

export function pace(rate: number, clients: readonly Client[], send: (client: Client) => void): () => void {
  const began = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1_000) * rate
    for (; sent < due; sent += 1) send(clients[sent % clients.length]!)
  }, TICK_MS)
  return () => clearInterval(timer)
}

function screens(clients: readonly Client[]): { shown: number; reordered: number; repeated: number } {
  const total = { shown: 0, reordered: 0, repeated: 0 }
  for (const { shown } of clients) {
    const { size } = new Set(shown)
    total.shown += size
    total.repeated += shown.length - size
    total.reordered += reordered(shown)
  }
  return total
}

/** How many came behind a later one, the first time they came. */
function reordered(numbers: readonly number[]): number {
  let highest = -1
  let count = 0
  for (const number of new Set(numbers)) {
    if (number < highest) count += 1
    highest = Math.max(highest, number)
  }
  return count
}

function percentiles(values: number[]): [number, number, number] {
  values.sort((one, other) => one - other)
  const at = (share: number): number => values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  return [at(0.5), at(0.99), at(1)]
}
