import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, report, ROOT, type Findings } from './report.ts'

const TABLE = 'docs/seed.md'
/** Sections of the given specification of which each row is shown by a test. */
const SECTIONS = [3, 4, 7, 8, 9]
const TESTED = /[.](?:test|spec)[.]tsx?$/
/** A test, or a step of a journey, that bears a sentence of the specification. */
const NAMED = /(?<=\b(?:it|test|step)\()\s*(['"`])(seed \d: .*?)\1|(?<=\[)(['"])(seed \d: .*?)\3/g

/** `| row | `file`: name | screen or call |` */
const ROW = /^\| (?<row>[^|]+) \| `(?<file>[^`]+)`: (?<name>[^|]+) \| (?<shown>[^|]+) \|$/

type Row = { section: number; line: number; file: string; name: string }

/** Every row names a test that is there and bears its section's number; every such test stands in the table. */
export function checkSeedTable(root: string): Findings {
  const path = join(root, TABLE)
  if (!existsSync(path)) return { findings: [`${TABLE} is gone`], summary: '' }
  const { rows, findings } = readTable(readFileSync(path, 'utf8'))
  const tests = namedTests(root)
  for (const { section, line, file, name } of rows) {
    if (!name.startsWith(`seed ${section}: `)) findings.push(`${TABLE}:${line} names a test of another section: ${name}`)
    else if (!tests.get(file)?.has(name)) findings.push(`${TABLE}:${line} ${file} has no test named "${name}"`)
  }
  for (const section of SECTIONS) {
    if (!rows.some((row) => row.section === section)) findings.push(`${TABLE} says nothing of section ${section}`)
  }
  const listed = new Set(rows.map(({ file, name }) => `${file} ${name}`))
  for (const [file, names] of tests) {
    for (const name of names) if (!listed.has(`${file} ${name}`)) findings.push(`${file}: "${name}" is not in ${TABLE}`)
  }
  return { findings, summary: `${rows.length} rows of the specification, each with its test` }
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

if (import.meta.main) report('seed table', checkSeedTable(ROOT))
