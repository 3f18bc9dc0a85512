// The load generator of the chat benches, a process of its own: takes orders from its parent, one at a time, and answers each.
import { setTimeout as sleep } from 'node:timers/promises'
import { newRun } from './chat/cid.ts'
import { createClient, type Client, type Scene } from './chat/client.ts'
import { begin, burst, flatOut, measure, pace, paced } from './chat/flows.ts'
import { bringBack, mindCuts, openAll, type Return } from './chat/openings.ts'
import type { Answers, ClientOrder, Command, Ledger, Opened } from './chat/orders.ts'

/** Everything is acknowledged and nothing has moved for so long: what is not shown now will not be. */
const QUIET_MS = 3_000
/** A crowd waits its turn. */
const CROWD_MS = 120_000
const AT_ONCE = 32
const LATE_MS = 60_000
const POLL_MS = 20

const scene: Scene = {
  run: newRun(),
  clients: [],
  acks: [],
  deliveries: [],
  damaged: 0,
  refused: 0,
  cuts: 0,
  patience_ms: CROWD_MS,
  moved_at: 0,
  acked_at: 0,
  onAck: null,
  onCut: null,
}
let back: Return | null = null
let stopConversing = (): void => {}

/** Every client there ever was: who comes again goes on counting, so that no cid is used twice. */
const known: Client[] = []

/** Those of the wanted that are open stay as they are. */
async function open(orders: ClientOrder[], at_once: number): Promise<Opened> {
  for (const client of scene.clients.slice(orders.length)) client.end()
  for (const [index, given] of orders.entries()) (known[index] ??= createClient(scene, index, given)).given = given
  scene.clients = known.slice(0, orders.length)
  return openAll(
    scene.clients.filter((client) => !client.open),
    at_once,
  )
}

async function settle(): Promise<Ledger> {
  stopConversing()
  await rest()
  const missing = scene.clients.filter((client) => !isShown(client)).map(({ index }) => scene.clients[index ^ 1]!)
  const late = scene.clients.map(missingFrom)
  // Who misses something on an open screen comes back once more: what is not there then is never shown.
  for (const client of missing) client.end()
  await openAll(missing, AT_ONCE)
  await rest()
  mindCuts(scene)
  const ends = scene.clients.map((client) => {
    const { first, sent_at, unacked, shown, index } = client
    return { first, sent: sent_at.length, unacked: [...unacked], shown, late: late[index]! - missingFrom(client) }
  })
  return { run: scene.run, ends }
}

/** Waits until everything is acknowledged and shown, or nothing moves any more. */
async function rest(): Promise<void> {
  const give_up = performance.now() + LATE_MS
  scene.moved_at = performance.now()
  while (performance.now() < give_up) {
    if (scene.clients.every(isIdle) && (scene.clients.every(isShown) || performance.now() - scene.moved_at > QUIET_MS)) return
    await sleep(POLL_MS)
  }
}

const isIdle = ({ open: there, unacked, backlog }: Client): boolean => there && unacked.size + backlog === 0

/** How many of its messages are not on the other side's screen. */
const missingFrom = ({ first, sent_at, index }: Client): number =>
  sent_at.length - first - new Set(scene.clients[index ^ 1]!.shown).size

const isShown = (client: Client): boolean => {
  const { first, sent_at, index } = client
  return scene.clients[index ^ 1]!.shown.length >= sent_at.length - first && missingFrom(client) <= 0
}

const obey: { [K in Command['order']]: (command: Extract<Command, { order: K }>) => Promise<Answers[K]> } = {
  async open({ clients, at_once }) {
    scene.patience_ms = CROWD_MS
    mindCuts(scene)
    return open(clients, at_once)
  },
  flat: ({ seconds }) => measure(scene, flatOut(scene, seconds)),
  paced: ({ seconds, rate }) => measure(scene, paced(scene, seconds, rate)),
  burst: ({ pairs, each }) => measure(scene, burst(scene, pairs, each)),
  async stay({ patience_ms }) {
    scene.patience_ms = patience_ms
    back = bringBack(scene)
    return null
  },
  async regroup() {
    const regrouped = await back!.regroup()
    mindCuts(scene)
    return regrouped
  },
  async converse({ rate }) {
    begin(scene)
    stopConversing = pace(rate, scene.clients, (client) => client.queue())
    return null
  },
  settle,
}

process.on('message', (command: Command) => {
  const run = obey[command.order] as (given: Command) => Promise<unknown>
  run(command).then(
    (answer) => process.send!({ answer }),
    (error: unknown) => {
      throw error
    },
  )
})
process.once('disconnect', () => process.exit(0))
