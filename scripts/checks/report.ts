import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What a check found: one line a finding (`file:line what`), and a line that says what was looked at. */
export type Findings = { findings: string[]; summary: string }

/** The project this file stands in. */
export const ROOT = join(import.meta.dirname, '..', '..')

/** Prints the findings and one closing line; the exit code is 1 when there is a finding. */
export function report(name: string, { findings, summary }: Findings): void {
  for (const finding of findings) console.error(`  ${finding}`)
  console.log(
    `${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${findings.length === 0 ? summary : `${findings.length} findings`}`,
  )
  process.exitCode = findings.length === 0 ? 0 : 1
}

const SKIPPED = new Set(['node_modules', 'build', '.git', '.react-router', '.cache', 'test-results'])

/** Every file under `root`/`folder` whose name matches, as paths from `root` with forward slashes, in order. */
export function filesUnder(root: string, folder: string, name: RegExp): string[] {
  const walk = (at: string): string[] =>
    readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
      if (SKIPPED.has(entry.name)) return []
      const path = join(at, entry.name)
      if (entry.isDirectory()) return walk(path)
      return name.test(entry.name) ? [relative(root, path).split(sep).join('/')] : []
    })
  try {
    return walk(join(root, folder)).toSorted()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** The line (from 1) in which the character at `offset` stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
