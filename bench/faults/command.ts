import { writeFileSync } from 'node:fs'
import { findValkey } from '../../server/test/valkey.ts'
import type { Fault } from './fault.ts'
import { runKillCycles, unfinishedSeed } from './kill-cycles.ts'
import { openSingleHouse, openTripleHouse, type House } from './houses.ts'
import { CROWD_FAULTS } from './crowd-faults.ts'
import { NODE_FAULTS } from './node-faults.ts'
import { NETWORK_FAULTS } from './network-faults.ts'
import { SERVER_FAULTS } from './server-faults.ts'
import { SESSION_FAULTS } from './session-faults.ts'
import { perform, type Result } from './stage.ts'
import { createRandom, newSeed } from './random.ts'
import { printResult, printTable } from './table.ts'

const FAULTS: readonly Fault[] = [...NETWORK_FAULTS, ...SESSION_FAULTS, ...CROWD_FAULTS, ...SERVER_FAULTS, ...NODE_FAULTS]
/** Each has clients that write, so more at once would only measure the machine. */
const SIDE_BY_SIDE = 6

type Options = { seed?: string | undefined; out?: string | undefined; cycles?: string | undefined; rounds?: string | undefined }
type Skipped = { name: string; reason: string }
/** The seed of `npm test`, so that what was red is red again; the long form finds other things with others. */
const FIRST_SEED = 1

/** Answers the exit code: 1 when the oracle found anything. */
export async function runCommand(what: string, { seed: given, out, rounds = '1', cycles = '1000' }: Options): Promise<number> {
  // The long form goes on where it was broken off, with the same seed.
  const seed = Number(given ?? (what === 'long' ? (unfinishedSeed(Number(cycles)) ?? newSeed()) : FIRST_SEED))
  const chosen = what === 'short' || what === 'long' ? FAULTS : FAULTS.filter(({ name }) => name === what)
  if (chosen.length === 0) {
    console.error(`Which fault? short, long, or one of:\n${FAULTS.map(({ name, about }) => `  ${name}: ${about}`).join('\n')}`)
    return 1
  }
  // The kit's backoff and jitter shall come again with the seed as well.
  Math.random = createRandom(seed).next
  const again = `seed ${seed}; again: npm run bench -- faults ${what} --seed ${seed}`
  console.log(`faults, ${again}`)
  if (what === 'long')
    return sumUp({ ...(await runKillCycles(Number(cycles), seed)), seed, skipped: [], results: [] }, again, out)
  const results: Result[] = []
  const skipped: Skipped[] = []
  for (let round = 0; round < Number(rounds); round += 1) {
    await inHouse('single', chosen, seed + round, { results, skipped })
    await inHouse('triple', chosen, seed + round, { results, skipped })
  }
  printTable(results, skipped)
  const failed = results.filter(({ findings }) => findings.length > 0).length
  return sumUp({ seed, passed: results.length - failed, failed, skipped, results }, again, out)
}

type Sum = { seed: number; passed: number; failed: number; skipped: readonly Skipped[]; results: readonly Result[] }

/** `out`: a file for whoever started us, as scripts/test.mjs does. */
function sumUp(sum: Sum, again: string, out: string | undefined): number {
  if (out) writeFileSync(out, JSON.stringify(sum))
  if (sum.failed > 0) console.log(again)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0
}

/** First those that only need lines of their own, side by side; then those that harm the house, one after the other. */
async function inHouse(
  kind: Fault['house'],
  chosen: readonly Fault[],
  seed: number,
  { results, skipped }: { results: Result[]; skipped: Skipped[] },
): Promise<void> {
  const faults = chosen.filter(({ house }) => house === kind)
  if (faults.length === 0) return
  const house = await openHouse(kind)
  if (!house) {
    const reason = 'no valkey-server or redis-server on this machine'
    for (const { name } of faults) skipped.push({ name, reason })
    return
  }
  const play = async (fault: Fault): Promise<void> => {
    const result = await perform(house, { ...fault, seed })
    printResult(result)
    results.push(result)
  }
  try {
    const together = faults.filter(({ alone }) => !alone)
    await Promise.all(
      Array.from({ length: SIDE_BY_SIDE }, async () => {
        for (let next = together.shift(); next; next = together.shift()) await play(next)
      }),
    )
    for (const fault of faults) if (fault.alone) await play(fault)
  } finally {
    await house.close()
  }
}

async function openHouse(kind: Fault['house']): Promise<House | null> {
  if (kind === 'single') return openSingleHouse()
  const program = findValkey()
  return program && openTripleHouse(program)
}
