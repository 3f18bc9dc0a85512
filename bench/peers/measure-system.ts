import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startGenerator } from '../chat/generator.ts'
import {
  measureBurst,
  measureFlat,
  measureIdle,
  measureKills,
  measurePaced,
  measureRegroup,
  open,
  type Bench,
  type Load,
} from '../chat/phases.ts'
import type { System } from '../chat/system.ts'
import { stopAll } from '../processes.ts'
import { COMPARED_AT, perSecond, type Result } from './results.ts'

export type Plan = {
  seconds: number
  rounds: number
  /** Descending: closing is quicker than opening. */
  sockets: number[]
  rate: number
  burst: { pairs: number; each: number }
  trials: number
  parts: ReadonlySet<string>
}

/** Shut lines are still being put away. */
const AFTER_CLOSING_MS = 1_000
const KILL_SOCKETS = COMPARED_AT

/** Everything of the plan on one system, the same way for each; what was measured before a failure is kept. */
export async function measureSystem(system: System, folder: string, plan: Plan, say: (what: string) => void): Promise<Result> {
  const { key, name } = system
  const result: Result = {
    key,
    name,
    setup: system.setup(),
    idle: null,
    regroup: null,
    burst: null,
    flat: [],
    paced: [],
    kills: null,
    failed: null,
  }
  const most = Math.max(...plan.sockets, plan.burst.pairs * 2, KILL_SOCKETS)
  try {
    say(`${name}: starting`)
    const running = await system.start(mkdtempSync(join(folder, `${key}-`)), most / 2)
    const generator = startGenerator()
    try {
      await measureParts({ running, generator }, plan, result, (part) => say(`${name}: ${part}`))
    } finally {
      generator.stop()
      await running.stop()
    }
  } catch (error) {
    result.failed = (error as Error).message
    say(`${name} failed: ${result.failed}`)
    await stopAll()
  }
  return result
}

async function measureParts(bench: Bench, plan: Plan, result: Result, say: (part: string) => void): Promise<void> {
  const { parts, sockets, burst } = plan
  const most = Math.max(...sockets)
  // A fresh server first: what a load leaves behind in memory would be mistaken for sockets.
  if (parts.has('idle')) {
    say(`${most} idle sockets`)
    result.idle = await measureIdle(bench, most)
  }
  if (parts.has('reconnect')) {
    say(`restart under ${most} sockets`)
    await open(bench, most)
    result.regroup = await measureRegroup(bench, most)
  }
  for (const count of sockets) {
    say(`load on ${count} sockets`)
    await open(bench, count)
    await sleep(AFTER_CLOSING_MS)
    if (parts.has('flat')) result.flat.push(await median(bench, count, plan))
    if (parts.has('paced')) result.paced.push(await measurePaced(bench, count, plan.seconds, plan.rate))
  }
  if (parts.has('burst')) {
    say('burst')
    await open(bench, burst.pairs * 2)
    result.burst = await measureBurst(bench, burst.pairs, burst.each)
  }
  if (parts.has('kill')) {
    say(`kill -9, ${plan.trials} trials`)
    await open(bench, KILL_SOCKETS)
    result.kills = await measureKills(bench, plan.trials, await halfLoad(bench, result))
  }
}

/** Where systems are compared first, chance is kept out by several rounds. */
async function median(bench: Bench, sockets: number, { rounds, seconds }: Plan): Promise<Load> {
  const loads: Load[] = []
  const wanted = sockets === COMPARED_AT ? rounds : 1
  while (loads.length < wanted) loads.push(await measureFlat(bench, sockets, seconds))
  loads.sort((one, other) => perSecond(one) - perSecond(other))
  return loads[Math.floor(wanted / 2)]!
}

/** Half of what it does flat out on these sockets. */
async function halfLoad(bench: Bench, { flat }: Result): Promise<number> {
  const known = flat.find(({ sockets }) => sockets === KILL_SOCKETS) ?? (await measureFlat(bench, KILL_SOCKETS, 3))
  return Math.round(perSecond(known) / 2)
}
