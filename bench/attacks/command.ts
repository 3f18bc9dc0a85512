import { writeFileSync } from 'node:fs'
import { createRandom, newSeed } from '../faults/random.ts'
import type { Attack, Finding, Form, Result, Skipped } from './attack.ts'
import { EXHAUSTION } from './exhaust/exhaustion.ts'
import { openHouse, type House, type HouseKind } from './house.ts'
import { FIGURES } from './figures/published.ts'
import { BROKEN_OFF } from './fuzz/broken-off.ts'
import { FRAME_FUZZ } from './fuzz/frame-fuzz.ts'
import { SCHEMA_FUZZ } from './fuzz/schema-fuzz.ts'
import { ONE_SITE } from './limits/one-site.ts'
import { SOS_SEQUENCES } from './limits/sos-sequences.ts'
import { GONE_KEYS } from './races/gone-keys.ts'
import { RACE_ATTACKS } from './races/races.ts'
import { printResult, printTable } from './table.ts'

const ATTACKS: readonly Attack[] = [
  // First in its house: the others put people on shift and change how the team is told.
  SOS_SEQUENCES,
  ...RACE_ATTACKS,
  GONE_KEYS,
  FIGURES,
  SCHEMA_FUZZ,
  FRAME_FUZZ,
  BROKEN_OFF,
  ONE_SITE,
  ...EXHAUSTION,
]
/** The seed of `npm test`, so that whoever broke something sees it at once and again; the long form finds other things with others. */
const FIRST_SEED = 1

type Options = { seed?: string | undefined; out?: string | undefined; form?: string | undefined }

/** Answers the exit code: 1 when anything was found. */
export async function runCommand(what: string, { seed: given, out, form = 'short' }: Options): Promise<number> {
  const all = what === 'short' || what === 'long'
  const chosen = all ? ATTACKS : ATTACKS.filter(({ name, house }) => name === what || house === what)
  if (chosen.length === 0) {
    console.error(`Which attack? short, long, or one of:\n${ATTACKS.map(({ name, about }) => `  ${name}: ${about}`).join('\n')}`)
    return 1
  }
  const how: Form = what === 'long' || form === 'long' ? 'long' : 'short'
  const seed = Number(given ?? (how === 'long' ? newSeed() : FIRST_SEED))
  const again = `seed ${seed}; again: npm run bench -- attacks ${what} --seed ${seed}${what !== 'long' && how === 'long' ? ' --form long' : ''}`
  console.log(`attacks, ${how}, ${again}`)
  const results: Result[] = []
  for (const [kind, own] of Map.groupBy(chosen, ({ house }) => house)) results.push(...(await inHouse(kind, own, seed, how)))
  printTable(results)
  const failed = results.filter(({ findings }) => findings.length > 0).length
  const skipped = results.flatMap((one) => one.skipped)
  for (const { name, reason } of skipped) console.log(`skipped ${name}: ${reason}`)
  if (out) writeFileSync(out, JSON.stringify({ seed, form: how, passed: results.length - failed, failed, skipped, results }))
  if (failed > 0) console.log(again)
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** One after the other: what one of them takes from the server must not be blamed on the next. */
async function inHouse(kind: HouseKind, attacks: readonly Attack[], seed: number, form: Form): Promise<Result[]> {
  const house = await openHouse(kind)
  const results: Result[] = []
  try {
    for (const attack of attacks) {
      const result = await perform(house, attack, seed, form)
      printResult(result)
      results.push(result)
    }
  } finally {
    await house.close()
  }
  return results
}

async function perform(house: House, { name, run }: Attack, seed: number, form: Form): Promise<Result> {
  const began = performance.now()
  const findings: Finding[] = []
  const figures: Result['figures'] = {}
  const skipped: Skipped[] = []
  const find = (kind: string, says: string): void => void findings.push({ kind, says })
  const said = house.nodes.map((node) => node.said().length)
  try {
    await run({
      house,
      random: createRandom(seed),
      form,
      find,
      expect: (holds, kind, says) => void (holds || find(kind, says)),
      figure: (label, value) => void (figures[label] = value),
      skip: (reason) => void skipped.push({ name, reason }),
    })
  } catch (error) {
    // An attack that could not be played is a failure like any other, and the others are still played.
    find('broken', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  for (const [index, node] of house.nodes.entries()) {
    if (!node.lives()) find('ended', `the server ended: ${node.said().slice(said[index]).slice(-2_000)}`)
  }
  return { attack: name, seed, findings, figures, skipped, ms: performance.now() - began }
}
