import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Attack, Stage } from '../attack.ts'
import { FLOODS, type FloodName } from './floods.ts'
import { openHonest } from './honest.ts'

/** What the server may hold and write while it is attacked; without an attack it holds about 250 MB. */
const BOUNDS = { memory_mb: 800, disk_mb: 200, log_kb: 256 }
const ASKED = { short: 6, long: 40 }
/** Until the flood stands. */
const BUILD_UP_MS = 1_500
const PAUSE_MS = { short: 250, long: 700 }
/** What whoever needs help waits at most; said by the long form alone, because a test does not judge a busy machine. */
const PROMISED_MS = { sos: 1_000, chat: 500 }

const ABOUT: Record<FloodName, string> = {
  nothing: 'nothing, to compare with',
  'slow-heads': '1,000 heads, a line a second',
  'slow-bodies': '1,000 bodies of 200 KB, two bytes a second',
  'half-open': '2,000 sockets that say nothing, are half closed, or wait for an upgrade nobody may have',
  'idle-5000': '5,000 connections that asked once and stay',
  'uploads-1000': '1,000 files of 50 MB, begun and left alone',
  passwords: '64 addresses sign in as fast as they are answered',
  proofs: '64 addresses register with proofs that are none',
  'unknown-pages': '64 addresses ask for pages that are not there',
  'log-flood': '64 addresses and 300 broken heads, all refused in another way',
}

/** Under each flood somebody calls for help and a child writes. */
export const EXHAUSTION: readonly Attack[] = (Object.keys(FLOODS) as FloodName[]).map((name) => ({
  name,
  about: ABOUT[name],
  house: 'guarded',
  run: (stage) => underFlood(stage, name),
}))

async function underFlood(stage: Stage, name: FloodName): Promise<void> {
  const { house, form, random, expect, figure } = stage
  const honest = await openHonest(house)
  const node = house.nodes[0]!
  const [disk, said] = [sizeOf(house.data_dir), node.said().length]
  const worker = new Worker(new URL('attacker.ts', import.meta.url), {
    workerData: { name, port: node.port, seed: random.between(1, 2 ** 30) },
  })
  await once(worker, 'online')
  await sleep(BUILD_UP_MS)
  const waited = { sos: [] as (number | null)[], chat: [] as (number | null)[] }
  let memory = 0
  for (let asked = 0; asked < ASKED[form]; asked += 1) {
    const [sos, chat] = await Promise.all([honest.callForHelp(), honest.write()])
    waited.sos.push(sos)
    waited.chat.push(chat)
    memory = Math.max(memory, (await house.loop.worst()).rss)
    await sleep(PAUSE_MS[form])
  }
  const counts = await end(worker)
  honest.close()
  const used = {
    memory_mb: mb(memory),
    disk_mb: mb(sizeOf(house.data_dir) - disk),
    log_kb: Math.ceil((node.said().length - said) / 1_024),
  }
  for (const what of ['sos', 'chat'] as const) {
    const answered = waited[what].filter((ms) => ms !== null)
    expect(
      answered.length === ASKED[form],
      'unanswered',
      `${ASKED[form] - answered.length} of ${ASKED[form]} ${what} under ${name}`,
    )
    const worst = Math.round(Math.max(...answered))
    figure(`${what}_max_ms`, worst)
    if (form === 'long') expect(worst <= PROMISED_MS[what], 'late', `${what} after ${worst} ms under ${name}`)
  }
  for (const [what, amount] of Object.entries(used)) {
    figure(what, amount)
    const bound = BOUNDS[what as keyof typeof BOUNDS]
    expect(amount <= bound, 'bound', `${what} ${amount}, more than ${bound}, under ${name}`)
  }
  for (const [what, count] of Object.entries(counts)) figure(what, count)
}

async function end(worker: Worker): Promise<Record<string, number>> {
  const counted = once(worker, 'message') as Promise<[Record<string, number>]>
  worker.postMessage('stop')
  const [counts] = await counted
  await worker.terminate()
  return counts
}

const mb = (bytes: number): number => Math.round(bytes / 2 ** 20)

/** Bytes under a folder. What is gone between being listed and being looked at takes no room. */
function sizeOf(path: string): number {
  const place = statSync(path, { throwIfNoEntry: false })
  if (!place?.isDirectory()) return place?.size ?? 0
  return namesIn(path).reduce((bytes, name) => bytes + sizeOf(join(path, name)), 0)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
