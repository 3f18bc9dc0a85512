import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Attack, Stage } from '../attack.ts'
import { CONNECTIONS, FLOODS, handles, type FloodName } from './floods.ts'
import { openHonest, type Honest, type Waited } from './honest.ts'

/** What the server may hold and write while it is attacked; without an attack it holds about 250 MB. */
const BOUNDS = { memory_mb: 800, disk_mb: 200, log_kb: 256 }
/** Where the system lets a process open fewer connections than a flood wants, so much of them has to stand. */
const SHARE_OF_HANDLES = 0.9
const ASKED = { short: 6, long: 40 }
/** Until the flood stands, or what comes of it is known. */
const PATIENCE_MS = 120_000
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
  const { house, random, figure } = stage
  const honest = await openHonest(house)
  const node = house.nodes[0]!
  const [disk, said] = [sizeOf(house.data_dir), node.said().length]
  const worker = new Worker(new URL('attacker.ts', import.meta.url), {
    workerData: { name, port: node.port, seed: random.between(1, 2 ** 30) },
  })
  try {
    const { stands, counts } = hear(worker)
    judgeConnections(stage, name, await inTime(stands, 'does not stand'))
    const { waited, memory } = await askHonestly(stage, honest)
    worker.postMessage('stop')
    const all = await inTime(counts, 'does not end')
    judgeWaiting(stage, name, waited)
    const disk_mb = mb(sizeOf(house.data_dir) - disk)
    judgeUse(stage, name, { memory_mb: mb(memory), disk_mb, log_kb: Math.ceil((node.said().length - said) / 1_024) })
    for (const [what, count] of Object.entries(all)) figure(what, count)
  } finally {
    await worker.terminate()
    honest.close()
  }
}

type AllWaited = Record<keyof typeof PROMISED_MS, Waited[]>

/** Somebody calls for help and a child writes, again and again; beside it the most memory the server had, in bytes. */
async function askHonestly({ house, form }: Stage, honest: Honest): Promise<{ waited: AllWaited; memory: number }> {
  const waited: AllWaited = { sos: [], chat: [] }
  let memory = 0
  for (let asked = 0; asked < ASKED[form]; asked += 1) {
    const [sos, chat] = await Promise.all([honest.callForHelp(), honest.write()])
    waited.sos.push(sos)
    waited.chat.push(chat)
    memory = Math.max(memory, (await house.loop.worst()).rss)
    await sleep(PAUSE_MS[form])
  }
  return { waited, memory }
}

function judgeWaiting({ form, expect, find, figure }: Stage, name: FloodName, waited: AllWaited): void {
  for (const what of ['sos', 'chat'] as const) {
    const again = waited[what].filter((one) => one.again > 0)
    for (const { ms, instead } of again) if (ms === null) find('unanswered', `${what} under ${name}: ${instead}`)
    const worst = Math.round(Math.max(...waited[what].map(({ ms }) => ms ?? 0)))
    figure(`${what}_max_ms`, worst)
    if (again.length > 0) figure(`${what}_again`, again.map(({ instead }) => instead).join(' / '))
    if (form === 'long') expect(worst <= PROMISED_MS[what], 'late', `${what} after ${worst} ms under ${name}`)
  }
}

function judgeUse({ expect, figure }: Stage, name: FloodName, used: typeof BOUNDS): void {
  for (const [what, amount] of Object.entries(used)) {
    figure(what, amount)
    const bound = BOUNDS[what as keyof typeof BOUNDS]
    expect(amount <= bound, 'bound', `${what} ${amount}, more than ${bound}, under ${name}`)
  }
}

type Reports = { stands: Promise<number>; counts: Promise<Record<string, number>> }

/** How many connections stood, and what became of all in the end. */
function hear(worker: Worker): Reports {
  const [stands, counts] = [Promise.withResolvers<number>(), Promise.withResolvers<Record<string, number>>()]
  worker.on('message', (word: { stands: number } | { counts: Record<string, number> }) => {
    if ('stands' in word) stands.resolve(word.stands)
    else counts.resolve(word.counts)
  })
  for (const report of [stands, counts]) {
    worker.once('error', report.reject)
    // Whoever waits for it hears of it; nobody may be waiting yet.
    report.promise.catch(() => 'heard by whoever waits')
  }
  return { stands: stands.promise, counts: counts.promise }
}

async function inTime<T>(report: Promise<T>, says: string): Promise<T> {
  const late = sleep(PATIENCE_MS, null, { ref: false }).then(() => {
    throw new Error(`the flood ${says} after ${PATIENCE_MS / 1_000} s`)
  })
  return Promise.race([report, late])
}

function judgeConnections({ expect, figure, skip }: Stage, name: FloodName, stood: number): void {
  const { wanted, least } = CONNECTIONS[name]
  const possible = Math.min(least, Math.floor(handles() * SHARE_OF_HANDLES))
  figure('stood', `${stood} of ${wanted}`)
  if (possible < least) skip(`the system lets a process open ${handles()} connections; ${stood} of ${wanted} stood`)
  expect(stood >= possible, 'too few', `${stood} of ${wanted} connections stood under ${name}, fewer than ${possible}`)
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
