// npm run bench -- leaving [300] [seed]: random visits to the chat, reports, tests, saved, search, questions and notifications,
// left by quick exit, by signing out and by deleting the account in turn, on one's own phone, on somebody else's and as a guest.
// After each, everything the browser holds is read and compared with the list of what may stay. Prints what was found.
import { chromium } from '@playwright/test'
import { openHouse } from '../e2e/house.ts'
import { watchOver, type Watch } from '../e2e/journey.ts'
import { DOING_NAMES, HOLDERS, holding, leftBehind, visit, WAYS, type Visit } from '../e2e/visits.ts'
import { findChromium } from '../scripts/setup.mjs'
import { machine } from './processes.ts'

const runs = Number(process.argv[2] ?? 300)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const MOST_DOINGS = 3
/** Visitors at the same moment, in one browser. */
const LANES = 3
const PATIENCE_MS = 60_000
/** One machine makes what a town of visitors makes. */
const LIMITS = ['api', 'search', 'nicknames', 'nicknames_stop', 'chat_send'].map((name) => `${name}=1000000/1`).join(',')

/** Looks like chance and is the same for the same seed. */
let state = seed
const dice = (sides: number): number => {
  state = (state * 1_664_525 + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * sides)
}

function planOf(run: number): Visit {
  const way = WAYS[run % WAYS.length]!
  // a guest has nothing to sign out of
  const holders = way === 'exit' ? HOLDERS : HOLDERS.filter((one) => one !== 'guest')
  const drawn = Array.from({ length: 1 + dice(MOST_DOINGS) }, () => DOING_NAMES[dice(DOING_NAMES.length)]!)
  // what is saved twice is not saved
  const doings = [...new Set(drawn)]
  return { way, holder: holders[dice(holders.length)]!, doings, secret: `maxfiygap${run}` }
}

const house = await openHouse({ LIMITS })
const browser = await chromium.launch({ executablePath: await findChromium() })
const counts = new Map<string, number>()
const found: string[] = []
const watch: Watch = { faults: [], foreign: [] }
let done = 0
console.log(`${runs} visits, seed ${seed}. ${machine()}`)

/** One visit in a browser profile of its own; what it left is printed at once. */
async function go(run: number): Promise<void> {
  const plan = planOf(run)
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE_MS)
  await watchOver(context, house.url, watch)
  const note = (what: string): void => {
    found.push(what)
    console.log(`visit ${run} (${plan.way}, ${plan.holder}, ${plan.doings.join(' ')}): ${what}`)
  }
  try {
    const page = await context.newPage()
    const traces = await visit(context, page, house, plan)
    leftBehind(plan, traces, await holding(context, page, house)).forEach(note)
    const kind = `${plan.way}, ${plan.holder}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  } catch (error) {
    note(`did not end: ${String(error)}`)
  }
  await context.close()
  done += 1
  if (done % 10 === 0) console.log(`${done} visits, ${found.length} findings`)
}

let next = 0
async function lane(): Promise<void> {
  while (next < runs) await go(next++)
}

try {
  await Promise.all(Array.from({ length: LANES }, lane))
} finally {
  await browser.close()
  await house.leave()
}
for (const [kind, count] of counts) console.log(`${kind}: ${count}`)
for (const one of [...watch.faults, ...watch.foreign]) console.log(one)
console.log(`${runs} visits: ${found.length} findings, ${watch.faults.length} faults, ${watch.foreign.length} foreign requests`)
process.exitCode = found.length + watch.faults.length + watch.foreign.length > 0 ? 1 : 0
