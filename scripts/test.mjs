// npm test, the gate: checks, tests on a real PostgreSQL, faults and attacks in their short form, journeys in a real Chromium that hold
// each promise once. npm run test:full walks every language and width as well, with new seeds. The last line sums everything up.
// npm test -- chat: what concerns a module.
import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { loadavg, userInfo } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { ROOT, run, runScript } from './project.mjs'
import { bringValkey, findChromium, findHeadless, setUp } from './setup.mjs'
import { selectModules } from './test-modules.mjs'
import { readAttacks, readFaults, readJourneys, readResult, readTests } from './test-results.mjs'

const FULL = process.argv.includes('--full')
/** The gate's is always the same, so that what was red is red again; the full form looks elsewhere each time. */
const SEED = FULL ? String(Math.floor(Math.random() * 2 ** 31)) : '1'
const RESULTS = join(ROOT, 'test-results')
/** What a test run may know of its surroundings: nothing that could point it at a real database or change its answers. */
const KNOWN = ['PATH', 'HOME', 'USER', 'TMPDIR', 'CI', 'TERM', 'NO_COLOR', 'FORCE_COLOR']

await runScript(async () => {
  const names = process.argv.slice(2).filter((word) => word !== '--full')
  const selected = names.length > 0 ? selectModules(names) : null
  const node = await setUp()
  const chromium = await findChromium()
  const headless = await findHeadless(chromium)
  await bringValkey()
  await build(node)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)

  const known = Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
  const env = { ...known, SEED, ...(FULL ? { FULL: '1' } : {}), CHROMIUM_PATH: chromium, HEADLESS_PATH: headless }
  const counts = selected ? await runSelected(node, env, selected) : await runAll(node, env)
  for (const line of counts.flatMap(({ slowest = [] }) => slowest)) console.log(line)
  // Once more at the end, where whoever looks at a long run looks first.
  for (const name of counts.flatMap((one) => one.names)) console.log(`FAILED ${name}`)
  const sum = (what) => counts.reduce((total, one) => total + one[what], 0)
  const [{ bavail, bsize }, [load]] = [statfsSync(ROOT), loadavg()]
  console.log(`seed ${SEED}, user ${userInfo().username}, load ${load.toFixed(1)}, ${Math.round((bavail * bsize) / 1e9)} GB free`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
})

async function runAll(node, env) {
  const before = [await check(node), await unitTests(node, env), await attacks(node, env)]
  // Faults wait for a fault to end, journeys for a page: both leave the processors to somebody else half of the time.
  const [broken, walked] = await Promise.all([faults(node, env), journeys(node, env)])
  return [...before, broken, walked]
}

async function runSelected(node, env, { tests, journeys: paths, folders, workspaces }) {
  const counts = [await check(node, { folders, workspaces })]
  if (tests.length > 0) counts.push(await unitTests(node, env, tests))
  if (paths.length > 0) counts.push(await journeys(node, env, paths))
  return counts
}

async function unitTests(node, env, files = []) {
  const file = join(RESULTS, 'tests.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return readResult('vitest', await run(node, [...args, ...files], { env }), file, readTests)
}

async function faults(node, env) {
  const file = join(RESULTS, 'faults.json')
  const { code, text } = await run(node, ['bench/faults.bench.ts', 'short', '--seed', SEED, '--out', file], {
    env,
    output: 'collect',
  })
  console.log(text)
  return readResult('faults', code, file, readFaults)
}

async function attacks(node, env) {
  const file = join(RESULTS, 'attacks.json')
  return readResult(
    'attacks',
    await run(node, ['bench/attacks.bench.ts', FULL ? 'long' : 'short', '--seed', SEED, '--out', file], { env }),
    file,
    readAttacks,
  )
}

async function journeys(node, env, paths = []) {
  const file = join(RESULTS, 'journeys.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', '--reporter=line,json', ...paths]
  const code = await run(node, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
  return readResult('journeys', code, file, readJourneys)
}
