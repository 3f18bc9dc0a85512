// npm test, the gate: checks, tests on a real PostgreSQL, faults and attacks in their short form, journeys in a real Chromium that hold
// each promise once. npm run test:full walks every language and width as well, with new seeds. The last line sums everything up.
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { loadavg, userInfo } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { ROOT, run, runScript } from './project.mjs'
import { bringValkey, findChromium, findHeadless, setUp } from './setup.mjs'

const FULL = process.argv.includes('--full')
/** The gate's is always the same, so that what was red is red again; the full form looks elsewhere each time. */
const SEED = FULL ? String(Math.floor(Math.random() * 2 ** 31)) : '1'
const RESULTS = join(ROOT, 'test-results')
/** How much of an error stands beside the name of what failed. */
const REASON_LINES = 8
/** What a test run may know of its surroundings: nothing that could point it at a real database or change its answers. */
const KNOWN = ['PATH', 'HOME', 'USER', 'TMPDIR', 'CI', 'TERM', 'NO_COLOR', 'FORCE_COLOR']

await runScript(async () => {
  const node = await setUp()
  const chromium = await findChromium()
  const headless = await findHeadless(chromium)
  await bringValkey()
  await build(node)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)

  const known = Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
  const env = { ...known, SEED, ...(FULL ? { FULL: '1' } : {}) }
  const counts = [await check(node), await unitTests(node, env), await attacks(node, env)]
  // Faults wait for a fault to end, journeys for a page: each leaves the processors to the other half of the time.
  const browsers = { ...env, CHROMIUM_PATH: chromium, HEADLESS_PATH: headless }
  counts.push(...(await Promise.all([faults(node, env), journeys(node, browsers)])))
  const sum = (what) => counts.reduce((total, one) => total + one[what], 0)
  // Once more at the end, where whoever looks at a long run looks first.
  for (const name of counts.flatMap(({ unsteady = [] }) => unsteady)) console.log(`UNSTEADY, passed at its second try: ${name}`)
  for (const name of counts.flatMap(({ names }) => names)) console.log(`FAILED ${name}`)
  const [{ bavail, bsize }, [load]] = [statfsSync(ROOT), loadavg()]
  console.log(`seed ${SEED}, user ${userInfo().username}, load ${load.toFixed(1)}, ${Math.round((bavail * bsize) / 1e9)} GB free`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
})

async function unitTests(node, env) {
  const file = join(RESULTS, 'tests.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run(node, args, { env })
  return count('vitest', code, file, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    names: testResults.flatMap((one) => failedTests(relative(ROOT, one.name), one)),
  }))
}

async function faults(node, env) {
  const file = join(RESULTS, 'faults.json')
  const { code, text } = await run(node, ['bench/faults.bench.ts', 'short', '--seed', SEED, '--out', file], {
    env,
    output: 'collect',
  })
  console.log(text)
  return count('faults', code, file, ({ passed, failed }) => ({ passed, failed, names: [] }))
}

async function attacks(node, env) {
  const file = join(RESULTS, 'attacks.json')
  const code = await run(node, ['bench/attacks.bench.ts', FULL ? 'long' : 'short', '--seed', SEED, '--out', file], { env })
  return count('attacks', code, file, ({ passed, failed, results }) => ({
    passed,
    failed,
    names: results
      .filter(({ findings }) => findings.length > 0)
      .map(({ attack, findings: [{ kind, says }] }) => named(`attacks: ${attack}`, `${kind}: ${says}`)),
  }))
}

async function journeys(node, env) {
  const file = join(RESULTS, 'journeys.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', '--reporter=line,json']
  const code = await run(node, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
  return count('journeys', code, file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: suites.flatMap((suite) => journeysThat(suite, 'unexpected')),
    unsteady: suites.flatMap((suite) => journeysThat(suite, 'flaky')),
  }))
}

/** A file that could not even be read has no test that failed; then it is named itself. */
function failedTests(file, { assertionResults, status, message }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const names = failed.map(({ fullName, failureMessages }) => named(`${file}: ${fullName}`, failureMessages?.[0]))
  return names.length > 0 || status === 'passed' ? names : [named(file, message)]
}

/** Named with the first error of those that ended so: `unexpected`, or `flaky`, which passed when it was tried again. */
function journeysThat({ suites = [], specs }, status) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => named(`e2e/${file}: ${title}`, results.flatMap(({ errors }) => errors)[0]?.message)),
  )
  return [...own, ...suites.flatMap((suite) => journeysThat(suite, status))]
}

/** With the first lines of why, without colours. */
function named(name, why = '') {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `  ${line}`)].join('\n')
}

/** A runner that failed without a failed test (a broken file, no test at all) still counts as one failure. */
function count(what, code, file, read) {
  const none = { passed: 0, failed: 0, names: [] }
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : none
  const { passed, failed, names } = result
  if (code === 0 && passed > 0) return result
  return {
    ...result,
    failed: Math.max(failed, 1),
    names: names.length > 0 ? names : [`${what}: ended with ${code}, ${passed} passed`],
  }
}
