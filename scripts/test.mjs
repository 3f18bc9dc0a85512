// npm test, the gate: checks, tests on a real PostgreSQL, faults and attacks in their short form, journeys in a real Chromium; the same
// at each run. npm run test:full: all of it in its long form, with a new seed. npm test -- chat: what concerns a module. The last lines
// tell what failed, what was left out, and sum everything up.
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { ROOT, run, runScript } from './project.mjs'
import { bringEngines, bringValkey, findChromium, findHeadless, setUp } from './setup.mjs'
import { tellEnd, timed } from './test-end.mjs'
import { selectModules } from './test-modules.mjs'
import { readAttacks, readChat, readFaults, readJourneys, readResult, readTests } from './test-results.mjs'

const RESULTS = join(ROOT, 'test-results')
/** What a test run may know of its surroundings: nothing that could point it at a real database or change its answers. */
const KNOWN = ['PATH', 'HOME', 'USER', 'TMPDIR', 'CI', 'TERM', 'NO_COLOR', 'FORCE_COLOR']
/** Of the gate, so that what was red is red again. */
const FIRST_SEED = 1
/** How often the full form walks each journey: what falls now and then shows itself. */
const REPEATS = 3
/** Journeys that go further when they are told to: every look of every page, many operations, many touches. */
const FAR = {
  specs: ['e2e/sweep.spec.ts', 'e2e/notifications.spec.ts', 'e2e/sos-touch.spec.ts'],
  env: { SWEEP: 'all', OPERATIONS: '1000', TOUCHES: '200' },
}

await runScript(async () => {
  const words = process.argv.slice(2)
  const full = words.includes('--full')
  const names = words.filter((word) => word !== '--full')
  const selected = names.length > 0 ? selectModules(names) : null
  const { node, env, ...ready } = await timed('setting up and building', () => getReady(full))
  const seed = seedOf(process.env.SEED ?? (full ? 'new' : FIRST_SEED))
  const form = { node, full, seed, env: { ...env, SEED: String(seed), ...(full ? { FULL: '1' } : {}) } }
  console.log(`${full ? 'The full form' : 'The gate'}, seed ${seed}`)
  const counts = selected ? await runSelected(form, selected) : await runAll(form)
  return tellEnd([ready, ...counts], { again: `SEED=${seed} ${full ? 'npm run test:full' : 'npm test'}`, seed })
})

function seedOf(asked) {
  return asked === 'new' ? randomInt(1, 2 ** 31) : Number(asked)
}

async function getReady(full) {
  const node = await setUp()
  const chromium = await findChromium()
  const headless = await findHeadless(chromium)
  await bringValkey()
  if (full) await bringEngines()
  await build(node)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)
  const known = Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
  return { node, env: { ...known, CHROMIUM_PATH: chromium, HEADLESS_PATH: headless } }
}

async function runAll(form) {
  const before = [await timed('checks', () => check(form.node)), await unitTests(form), await attacks(form)]
  // By itself: what runs beside it would be taken for a slide.
  if (form.full) before.push(await chatFigures(form))
  // Faults wait for a fault to end, journeys for a page: both leave the processors to somebody else half of the time.
  const beside = await Promise.all([allFaults(form), allJourneys(form)])
  return [...before, ...beside.flat()]
}

async function runSelected(form, { tests, journeys: paths, folders, workspaces }) {
  const counts = [await timed('checks', () => check(form.node, { folders, workspaces }))]
  if (tests.length > 0) counts.push(await unitTests(form, tests))
  if (paths.length > 0) counts.push(await journeys(form, 'journeys', paths))
  return counts
}

async function unitTests({ node, env }, files = []) {
  const file = join(RESULTS, 'tests.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return timed('tests', async () => readResult('vitest', await run(node, [...args, ...files], { env }), file, readTests))
}

async function allFaults(form) {
  const short = await faults(form, 'short')
  return form.full ? [short, await faults(form, 'long')] : [short]
}

async function faults({ node, env, seed }, length) {
  const part = length === 'long' ? 'faults, long' : 'faults'
  const file = join(RESULTS, `faults-${length}.json`)
  return timed(part, async () => {
    const args = ['bench/faults.bench.ts', length, '--seed', String(seed), '--out', file]
    const { code, text } = await run(node, args, { env, output: 'collect' })
    console.log(text)
    return readResult(part, code, file, readFaults)
  })
}

async function attacks({ node, env, seed, full }) {
  const file = join(RESULTS, 'attacks.json')
  const args = ['bench/attacks.bench.ts', full ? 'long' : 'short', '--seed', String(seed), '--out', file]
  return timed('attacks', async () => readResult('attacks', await run(node, args, { env }), file, readAttacks))
}

async function chatFigures({ node, env }) {
  const file = join(RESULTS, 'chat.json')
  return timed('chat', async () =>
    readResult('chat', await run(node, ['bench/chat.bench.ts', '--out', file], { env }), file, readChat),
  )
}

async function allJourneys(form) {
  if (!form.full) return [await journeys(form, 'journeys', [])]
  const each = await journeys(form, 'journeys', ['--repeat-each', String(REPEATS)])
  return [each, await journeys({ ...form, env: { ...form.env, ...FAR.env } }, 'journeys that go far', FAR.specs)]
}

async function journeys({ node, env }, part, more) {
  const file = join(RESULTS, `${part.replaceAll(' ', '-')}.json`)
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', '--reporter=line,json', ...more]
  return timed(part, async () => {
    const code = await run(node, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
    return readResult(part, code, file, readJourneys)
  })
}
