// npm test: checks, tests on a real PostgreSQL, faults in their short form, journeys in a real Chromium. The last line sums
// everything up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { ROOT, run, runScript } from './project.mjs'
import { bringValkey, findChromium, setUp } from './setup.mjs'

const RESULTS = join(ROOT, 'test-results')
/** What a test run may know of its surroundings: nothing that could point it at a real database or change its answers. */
const KNOWN = ['PATH', 'HOME', 'USER', 'TMPDIR', 'CI', 'TERM', 'NO_COLOR', 'FORCE_COLOR']

await runScript(async () => {
  const node = await setUp()
  const chromium = await findChromium()
  await bringValkey()
  await build(node)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)

  const env = Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
  const counts = [
    await check(node),
    await unitTests(node, env),
    await faults(node, env),
    await journeys(node, { ...env, CHROMIUM_PATH: chromium }),
  ]
  const sum = (what) => counts.reduce((total, one) => total + one[what], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
})

async function unitTests(node, env) {
  const file = join(RESULTS, 'tests.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run(node, args, { env })
  return count(code, file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
}

async function faults(node, env) {
  const file = join(RESULTS, 'faults.json')
  const code = await run(node, ['bench/faults.bench.ts', 'short', '--out', file], { env })
  return count(code, file, (report) => report)
}

async function journeys(node, env) {
  const file = join(RESULTS, 'journeys.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', '--reporter=line,json']
  const code = await run(node, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
  return count(code, file, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))
}

/** A runner that failed without a failed test (a broken file, no test at all) still counts as one failure. */
function count(code, file, read) {
  const { passed, failed } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(failed, 1) }
}
