// What the runners of npm test left behind, read into numbers and names.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './project.mjs'

/** How much of an error stands beside the name of what failed. */
const REASON_LINES = 24
const SLOWEST = 10
/** Vitest keeps no words with what it skips: the promise itself says it, `(needs nginx)`. */
const IN_TITLE = /\((?<reason>needs [^)]+)\)/
const LEFT_OUT = new Set(['skipped', 'pending', 'todo', 'disabled'])

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
  skipped: testResults.flatMap(({ name, assertionResults }) => skippedTests(relative(ROOT, name), assertionResults)),
  slowest: slowestOf(
    'tests',
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({ ms: duration, name: `${relative(ROOT, name)}: ${fullName}` })),
    ),
  ),
})

export const readFaults = ({ passed, failed, skipped = [], results = [] }) => ({
  passed,
  failed,
  names: findingsOf(results, ({ fault }) => `faults: ${fault}`),
  skipped: skipped.map(({ name, reason }) => ({ name: `faults: ${name}`, reason })),
})

export const readAttacks = ({ passed, failed, skipped = [], results }) => ({
  passed,
  failed,
  names: findingsOf(results, ({ attack }) => `attacks: ${attack}`),
  skipped: skipped.map(({ name, reason }) => ({ name: `attacks: ${name}`, reason })),
})

/** No time is a failure: what it came to stands at the end, beside the last time. */
export const readChat = ({ said }) => ({ passed: 1, failed: 0, names: [], figures: [`chat: ${said}`] })

export function readJourneys({ stats, suites }) {
  const all = suites.flatMap(journeysOf)
  const names = (wanted) => all.filter(({ status }) => status === wanted).map(({ name, why }) => named(name, why))
  return {
    passed: stats.expected + (stats.flaky ?? 0),
    failed: stats.unexpected,
    names: names('unexpected'),
    unsteady: names('flaky'),
    skipped: all.filter(({ status }) => status === 'skipped').map(({ name, reason }) => ({ name, reason })),
    slowest: slowestOf('journeys', all),
  }
}

function findingsOf(results, nameOf) {
  const found = results.filter(({ findings }) => findings.length > 0)
  return found.map((result) => named(nameOf(result), result.findings.map(({ kind, says }) => `${kind}: ${says}`).join('\n')))
}

/** A file that could not even be read has no test that failed; then it is named itself. */
function failedTests(file, { assertionResults, status, message }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const names = failed.map(({ fullName, failureMessages: [why] = [] }) => named(`${file}${lineOf(file, why)}: ${fullName}`, why))
  return names.length > 0 || status === 'passed' ? names : [named(file, message)]
}

/** `:12`, where the error's way through the calls first touches the file itself. */
function lineOf(file, why = '') {
  const at = why.indexOf(`${file}:`)
  return at < 0 ? '' : `:${Number.parseInt(why.slice(at + file.length + 1), 10)}`
}

/** Once for all that is skipped together, with how many they are. */
function skippedTests(file, tests) {
  const left_out = tests.filter(({ status }) => LEFT_OUT.has(status))
  const counts = new Map()
  for (const { ancestorTitles = [], fullName } of left_out) {
    const title = ancestorTitles.find(Boolean) ?? fullName
    counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return [...counts].map(([title, count]) => ({
    name: `${count === 1 ? '' : `${count} tests of `}${file}: ${title}`,
    reason: IN_TITLE.exec(title)?.groups.reason ?? 'not for this machine or user, as its file says',
  }))
}

/** Each with its status, how long it took, where and why it failed, and the reason of one that was skipped. */
function journeysOf({ suites = [], specs }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results, annotations = [] }) => {
      const { message = '', location } = results.flatMap(({ errors = [] }) => errors)[0] ?? {}
      const own_line = location?.file.endsWith(`/${file}`) ? location.line : line
      // What failed in a step that many journeys share is told by both places.
      const elsewhere = location && own_line !== location.line ? `${relative(ROOT, location.file)}:${location.line}\n` : ''
      return {
        name: `e2e/${file}${own_line === undefined ? '' : `:${own_line}`}: ${title}`,
        status,
        ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
        why: `${elsewhere}${message}`,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'without a word of its own',
      }
    }),
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
