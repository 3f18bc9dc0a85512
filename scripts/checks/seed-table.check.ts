import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leftOutOf, type LeftOut } from './full-form.ts'
import { filesUnder, report, ROOT, type Findings } from './report.ts'

const TABLE = 'docs/seed.md'
/** Sections of the given specification of which each row is shown by a test. */
const SECTIONS = [3, 4, 7, 8, 9]
const TESTED = /[.](?:test|spec)[.]tsx?$/
/** A test, or a step of a journey, that bears a sentence of the specification. */
const NAMED = /(?<=\b(?:it|test|step)\()\s*(['"`])(seed \d: .*?)\1|(?<=\[)(['"])(seed \d: .*?)\3/g

/** `| row | `file`: name | screen or call |` */
const ROW = /^\| (?<row>[^|]+) \| `(?<file>[^`]+)`: (?<name>[^|]+) \| (?<shown>[^|]+) \|$/

/** Where the table's page lists what the gate leaves out: one line a journey, by file. */
const LISTS: Readonly<Record<LeftOut['what'], string>> = {
  whole: '### Whole journeys',
  ways: '### The same by other ways',
  languages: '### The same in the other languages',
}

type Row = { section: number; line: number; file: string; name: string }

/**
 * Every row names a test that is there, bears its section's number and belongs to the gate; every such test stands in the table. What
 * the gate leaves out is listed below it.
 */
export function checkSeedTable(root: string): Findings {
  const path = join(root, TABLE)
  if (!existsSync(path)) return { findings: [`${TABLE} is gone`], summary: '' }
  const text = readFileSync(path, 'utf8')
  const { rows, findings } = readTable(text)
  const tests = namedTests(root)
  const left_out = leftOutUnder(root)
  for (const { section, line, file, name } of rows) {
    if (!name.startsWith(`seed ${section}: `)) findings.push(`${TABLE}:${line} names a test of another section: ${name}`)
    else if (!tests.get(file)?.has(name)) findings.push(`${TABLE}:${line} ${file} has no test named "${name}"`)
    else if (left_out.whole.includes(lineOf(file, name))) findings.push(`${TABLE}:${line} npm test leaves "${name}" out`)
  }
  for (const section of SECTIONS) {
    if (!rows.some((row) => row.section === section)) findings.push(`${TABLE} says nothing of section ${section}`)
  }
  const listed = new Set(rows.map(({ file, name }) => `${file} ${name}`))
  for (const [file, names] of tests) {
    for (const name of names) if (!listed.has(`${file} ${name}`)) findings.push(`${file}: "${name}" is not in ${TABLE}`)
  }
  if (withLists(text, left_out) !== text)
    findings.push(`${TABLE} lists other journeys than npm test leaves out: node scripts/checks/seed-table.check.ts --list`)
  return { findings, summary: `${rows.length} rows of the specification, each with its test in the gate` }
}

type ByWhat = Record<LeftOut['what'], string[]>

const lineOf = (file: string, title: string): string => `- \`${file}\`: ${title}`

function leftOutUnder(root: string): ByWhat {
  const left_out: ByWhat = { whole: [], ways: [], languages: [] }
  for (const file of filesUnder(root, 'e2e', TESTED))
    for (const { title, what } of leftOutOf(readFileSync(join(root, file), 'utf8'))) left_out[what].push(lineOf(file, title))
  return left_out
}

/** The page with each list as it should be: what stands between its heading and the next one, or the end. */
function withLists(text: string, left_out: ByWhat): string {
  return (['whole', 'ways', 'languages'] as const).reduce((page, what) => {
    const lines = left_out[what].length > 0 ? left_out[what] : ['None.']
    const begin = page.indexOf(`${LISTS[what]}\n`)
    if (begin < 0) return `${page}\n${LISTS[what]}\n\n${lines.join('\n')}\n`
    const next = page.indexOf('\n## ', begin)
    const lower = page.indexOf('\n### ', begin)
    const end = [next, lower].filter((at) => at >= 0).toSorted((one, other) => one - other)[0] ?? page.length
    return `${page.slice(0, begin)}${LISTS[what]}\n\n${lines.join('\n')}\n${page.slice(end)}`
  }, text)
}

/** Writes the lists anew. */
export function listLeftOut(root: string): void {
  const path = join(root, TABLE)
  writeFileSync(path, withLists(readFileSync(path, 'utf8'), leftOutUnder(root)))
}

function readTable(text: string): { rows: Row[]; findings: string[] } {
  const rows: Row[] = []
  const findings: string[] = []
  let section = 0
  for (const [at, line] of text.split('\n').entries()) {
    section = Number(/^## (\d+)[.] /.exec(line)?.[1] ?? section)
    const is_row = line.startsWith('| ') && !line.startsWith('| Row |')
    if (!is_row) continue
    const parts = ROW.exec(line)?.groups
    if (parts) rows.push({ section, line: at + 1, file: parts['file']!, name: parts['name']!.trim() })
    else findings.push(`${TABLE}:${at + 1} names no test: ${line}`)
  }
  return { rows, findings }
}

function namedTests(root: string): Map<string, Set<string>> {
  const tests = new Map<string, Set<string>>()
  for (const file of ['contract', 'kit', 'server', 'web', 'console', 'e2e'].flatMap((folder) =>
    filesUnder(root, folder, TESTED),
  )) {
    const names = [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)].map((hit) => hit[2] ?? hit[4]!)
    if (names.length > 0) tests.set(file, new Set(names))
  }
  return tests
}

if (import.meta.main && process.argv.includes('--list')) listLeftOut(ROOT)
if (import.meta.main) report('seed table', checkSeedTable(ROOT))
