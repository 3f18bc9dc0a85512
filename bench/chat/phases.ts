import { setTimeout as sleep } from 'node:timers/promises'
import { usage } from '../processes.ts'
import type { Generator } from './generator.ts'
import { judge, NOTHING, type Verdict } from './oracle.ts'
import type { Flow, Own } from './orders.ts'
import type { Running } from './system.ts'

const WARM_UP_SECONDS = 3
const AT_ONCE = 64
/** A runtime gives memory back when it has been idle for some seconds. */
const IDLE_SECONDS = 12
/** Connections before those whose memory is measured: they warm the server up. */
const IDLE_WARM_UP = 1_000
const CONVERSE_MS = 1_500
/** How long a client waits for a server that has taken its connection: alone, and in a crowd. */
const PERSON_MS = 15_000
const CROWD_MS = 120_000

export type Bench = { running: Running; generator: Generator }
/** `cpu_per_1000`: processor seconds for 1,000 messages, database included; `app_`: without it. */
export type Load = Flow & {
  sockets: number
  cpu_per_1000: number
  app_cpu_per_1000: number
  loop_delay_ms: number | null
  memory_mb: number
}
export type Idle = { sockets: number; logins_per_s: number; kb_per_socket: number; own: Own }
export type Regroup = { sockets: number; down_s: number; all_back_s: number; retries: number; own: Own }
export type Kills = Verdict & { trials: number; rate: number; restart_s: number }

/** So many sockets, in pairs. */
export async function open({ running, generator }: Bench, sockets: number) {
  return generator.tell({ order: 'open', clients: await running.clients(sockets / 2), at_once: AT_ONCE })
}

/** Log-ins per second, and the memory of a socket that stays silent; without the database's. */
export async function measureIdle(bench: Bench, sockets: number): Promise<Idle> {
  const warm_up = Math.min(IDLE_WARM_UP, sockets / 4)
  await open(bench, warm_up)
  const before = await settledMemory(bench.running)
  const { opened, seconds, own } = await open(bench, sockets)
  const kb_per_socket = (((await settledMemory(bench.running)) - before) * 1_024) / opened
  return { sockets, logins_per_s: opened / seconds, kb_per_socket, own }
}

async function settledMemory(running: Running): Promise<number> {
  await sleep(IDLE_SECONDS * 1_000)
  return withoutDatabase(running).memory_mb
}

/** A database may be a child of its program. */
function withoutDatabase(running: Running): { cpu: number; memory_mb: number } {
  const [all, database] = [usage(...running.programs(), ...running.database()), usage(...running.database())]
  return { cpu: all.cpu - database.cpu, memory_mb: all.memory_mb - database.memory_mb }
}

export async function measureFlat(bench: Bench, sockets: number, seconds: number): Promise<Load> {
  await bench.generator.tell({ order: 'flat', seconds: WARM_UP_SECONDS })
  return underLoad(bench, sockets, () => bench.generator.tell({ order: 'flat', seconds }))
}

export async function measurePaced(bench: Bench, sockets: number, seconds: number, rate: number): Promise<Load> {
  return underLoad(bench, sockets, () => bench.generator.tell({ order: 'paced', seconds, rate }))
}

export async function measureBurst(bench: Bench, pairs: number, each: number): Promise<Load> {
  return underLoad(bench, pairs * 2, () => bench.generator.tell({ order: 'burst', pairs, each }))
}

async function underLoad({ running }: Bench, sockets: number, drive: () => Promise<Flow>): Promise<Load> {
  await running.loopDelay()
  const before = usage(...running.programs(), ...running.database())
  const app_before = withoutDatabase(running)
  const flow = await drive()
  const after = usage(...running.programs(), ...running.database())
  const per_1000 = (seconds: number): number => (seconds / flow.acked) * 1_000
  return {
    ...flow,
    sockets,
    cpu_per_1000: per_1000(after.cpu - before.cpu),
    app_cpu_per_1000: per_1000(withoutDatabase(running).cpu - app_before.cpu),
    loop_delay_ms: await running.loopDelay(),
    memory_mb: after.memory_mb,
  }
}

/** The programs are killed and started again; everybody comes back by themselves. Counted from the kill. */
export async function measureRegroup({ running, generator }: Bench, sockets: number): Promise<Regroup> {
  await generator.tell({ order: 'stay', patience_ms: CROWD_MS })
  const killed_at = Date.now()
  await running.killAndRestart()
  const down_s = (Date.now() - killed_at) / 1_000
  const { back_at, retries, own } = await generator.tell({ order: 'regroup' })
  return { sockets, down_s, all_back_s: (back_at - killed_at) / 1_000, retries, own }
}

/** `kill -9` in the middle of a conversation, again and again; who was cut off resumes and sends again. */
export async function measureKills({ running, generator }: Bench, trials: number, rate: number): Promise<Kills> {
  const total: Kills = { ...NOTHING, trials, rate, restart_s: 0 }
  for (let trial = 0; trial < trials; trial += 1) {
    await generator.tell({ order: 'stay', patience_ms: PERSON_MS })
    await generator.tell({ order: 'converse', rate })
    await sleep(CONVERSE_MS * (0.5 + Math.random()))
    const killed_at = Date.now()
    await running.killAndRestart()
    total.restart_s = Math.max(total.restart_s, (Date.now() - killed_at) / 1_000)
    await sleep(CONVERSE_MS / 2)
    const verdict = judge(await generator.tell({ order: 'settle' }), await running.stored())
    for (const [name, count] of Object.entries(verdict)) total[name as keyof Verdict] += count
  }
  return total
}
