// npm run bench -- hints-cost [seconds] [--rounds 3] [--sockets 200]: the chat flat out on a server that looks for hints and
// on one that does not, in turns, so that both meet the same machine. The budget is 5 %. The last figures stand in
// hints/cost.json.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import { readArguments } from './chat/arguments.ts'
import { startGenerator } from './chat/generator.ts'
import { himoya, LIMITS } from './chat/himoya.ts'
import { measureFlat, open } from './chat/phases.ts'
import { readCorpus, SETS } from './hints/corpus.ts'
import { keepCost, lastCost, shareOf, type Cost, type Round, type Side } from './hints/cost-file.ts'
import { machine } from './processes.ts'

const given = readArguments(10)
const rounds = given.number('rounds', 3)
const sockets = given.number('sockets', 200)
const WITHOUT = `--import ${pathToFileURL(join(import.meta.dirname, 'hints', 'without-hints.ts')).href}`
const MOST_SHARE = 0.05

async function measure(looks: boolean): Promise<Side> {
  const folder = mkdtempSync(join(tmpdir(), 'himoya-bench-'))
  const before = process.env['NODE_OPTIONS']
  // Whoever is started in between would run without them too.
  if (!looks) process.env['NODE_OPTIONS'] = `${before ?? ''} ${WITHOUT}`
  try {
    const running = await himoya.start(folder, sockets / 2).finally(() => {
      if (before === undefined) delete process.env['NODE_OPTIONS']
      else process.env['NODE_OPTIONS'] = before
    })
    const generator = startGenerator()
    try {
      await open({ running, generator }, sockets)
      const { acked, acked_seconds, cpu_per_1000 } = await measureFlat({ running, generator }, sockets, given.seconds)
      return { acked_per_s: acked / acked_seconds, cpu_per_1000 }
    } finally {
      generator.stop()
      await running.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The matcher alone: processor seconds for 1,000 sentences nobody has said before, and said again. */
function measureMatcher(): Record<string, string> {
  const sentences = SETS.flatMap(readCorpus).map(({ text }) => text)
  const once = (): string => {
    const before = process.cpuUsage()
    for (const text of sentences) findHints(text)
    const { user, system } = process.cpuUsage(before)
    return ((user + system) / 1e6 / (sentences.length / 1_000)).toFixed(4)
  }
  const first = once()
  for (let warm = 0; warm < 20; warm += 1) once()
  return { 'CPU s per 1,000, at first': first, again: once() }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
function row({ at, seconds, rounds: all, ...cost }: Cost): Record<string, string | number> {
  const share = shareOf({ rounds: all })
  return {
    at,
    rounds: `${all.length} x ${seconds} s`,
    'fewer a second': percent(share.acked_per_s),
    'more CPU': percent(share.cpu_per_1000),
    on: cost.machine,
  }
}

const measured: Round[] = []
for (let round = 0; round < rounds; round += 1) {
  // Who goes first changes: a machine that grows warm must not count for one of them.
  const order = round % 2 === 0 ? [true, false] : [false, true]
  const sides = new Map<boolean, Side>()
  for (const looks of order) sides.set(looks, await measure(looks))
  measured.push({ with: sides.get(true)!, without: sides.get(false)! })
}
const cost: Cost = { at: new Date().toISOString().slice(0, 10), machine: machine(), seconds: given.seconds, rounds: measured }
const last = lastCost()
keepCost(cost)

console.log(`\n${cost.machine}; LIMITS=${LIMITS}`)
console.table(
  measured.flatMap((round, place) =>
    (['with', 'without'] as const).map((side) => ({
      round: place + 1,
      hints: side,
      'acked/s': Math.round(round[side].acked_per_s),
      'CPU s per 1,000': round[side].cpu_per_1000.toFixed(3),
    })),
  ),
)
console.table(last ? { 'last time': row(last), now: row(cost) } : { now: row(cost) })
console.table({ 'the matcher alone': measureMatcher() })
const share = shareOf(cost)
if (Math.max(share.acked_per_s, share.cpu_per_1000) > MOST_SHARE) {
  console.log(`Hints cost more than ${percent(MOST_SHARE)}.`)
  process.exitCode = 1
}
