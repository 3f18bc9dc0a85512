// What the runners of npm test left behind, read into numbers and names.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './project.mjs'

/** How much of an error stands beside the name of what failed. */
const REASON_LINES = 24
const SLOWEST = 10

/** A runner that failed without a failed test (a broken file, no test at all) still counts as one failure. */
export function readResult(what, code, file, read) {
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

export const readTests = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  names: testResults.flatMap((one) => failedTests(relative(ROOT, one.name), one)),
  slowest: slowestOf(
    'tests',
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({ ms: duration, name: `${relative(ROOT, name)}: ${fullName}` })),
    ),
  ),
})

export const readFaults = ({ passed, failed }) => ({ passed, failed, names: [] })

export const readAttacks = ({ passed, failed, results }) => ({
  passed,
  failed,
  names: results
    .filter(({ findings }) => findings.length > 0)
    .map(({ attack, findings: [{ kind, says }] }) => named(`attacks: ${attack}`, `${kind}: ${says}`)),
})

export function readJourneys({ stats, suites }) {
  const all = suites.flatMap(journeysOf)
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    names: all.filter(({ status }) => status === 'unexpected').map(({ name, why }) => named(name, why)),
    slowest: slowestOf('journeys', all),
  }
}

/** A file that could not even be read has no test that failed; then it is named itself. */
function failedTests(file, { assertionResults, status, message }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const names = failed.map(({ fullName, failureMessages }) => named(`${file}: ${fullName}`, failureMessages?.[0]))
  return names.length > 0 || status === 'passed' ? names : [named(file, message)]
}

/** Each with its status, how long it took, and the first error. */
function journeysOf({ suites = [], specs }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `e2e/${file}: ${title}`,
      status,
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      why: results.flatMap(({ errors }) => errors)[0]?.message,
    })),
  )
  return [...own, ...suites.flatMap(journeysOf)]
}

function slowestOf(what, all) {
  const slowest = all.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  return [`The slowest ${what}:`, ...slowest.map(({ ms, name }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`)]
}

/** With the first lines of why, without colours. */
function named(name, why = '') {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `  ${line}`)].join('\n')
}
