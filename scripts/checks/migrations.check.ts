import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesUnder, report, ROOT, type Findings } from './report.ts'

const FOLDER = 'server/migrations'
const SEALS = `${FOLDER}/merged.txt`

const hashOf = (root: string, path: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex')

function readSeals(root: string): Map<string, string> {
  if (!existsSync(join(root, SEALS))) return new Map()
  const lines = readFileSync(join(root, SEALS), 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.split('  ')[1]!, line.split('  ')[0]!]))
}

/**
 * Somewhere a merged migration has already run: it is never edited, only followed by another. Each is sealed by
 * its hash in merged.txt with the commit that brings it (`npm run db:seal`, which only ever adds lines).
 */
export function checkMigrations(root: string): Findings {
  const seals = readSeals(root)
  const paths = filesUnder(root, FOLDER, /[.]sql$/)
  const names = paths.map((path) => basename(path))
  const findings = [...seals.keys()].filter((name) => !names.includes(name)).map((name) => `${FOLDER}/${name} is sealed and gone`)
  for (const [index, path] of paths.entries()) {
    const name = names[index]!
    const seal = seals.get(name)
    if (!/^\d{4}_[a-z0-9_]+[.]sql$/.test(name)) findings.push(`${path} is not named 0000_words.sql`)
    if (Number(name.slice(0, 4)) !== index + 1) findings.push(`${path} leaves a gap or doubles a number`)
    if (!seal) findings.push(`${path} is not sealed: npm run db:seal`)
    else if (seal !== hashOf(root, path)) findings.push(`${path} was merged and is now changed: write a new migration`)
  }
  return { findings, summary: `${paths.length} sealed` }
}

/** Adds the seals that are missing; a changed migration keeps its old seal and so stays a finding. */
export function sealMigrations(root: string): void {
  const seals = readSeals(root)
  for (const path of filesUnder(root, FOLDER, /[.]sql$/)) {
    if (!seals.has(basename(path))) seals.set(basename(path), hashOf(root, path))
  }
  const lines = [...seals].toSorted(([one], [other]) => one.localeCompare(other)).map(([name, hash]) => `${hash}  ${name}\n`)
  writeFileSync(join(root, SEALS), lines.join(''))
}

if (import.meta.main) {
  if (process.argv.includes('--seal')) sealMigrations(ROOT)
  report('merged migrations', checkMigrations(ROOT))
}
