import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { forbidden, options, resolve_options } from '../../.dependency-cruiser.mjs'
import { report, ROOT, type Findings } from './report.ts'

const PARTS = ['contract', 'kit', 'server', 'web', 'console', 'bench', 'e2e', 'scripts']

/** Holds the imports of the project under `root` against the rules of .dependency-cruiser.mjs. */
export async function checkBoundaries(root: string): Promise<Findings> {
  const parts = PARTS.filter((part) => existsSync(join(root, part)))
  const asked = { ...options, baseDir: root, ruleSet: { forbidden }, validate: true }
  const { output } = await cruise(parts, asked, resolve_options)
  const { summary } = output as ICruiseResult
  return {
    findings: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from}${to === from ? '' : ` -> ${to}`}`),
    summary: `${summary.totalCruised} files, ${forbidden.length} rules`,
  }
}

if (import.meta.main) report('boundaries', await checkBoundaries(ROOT))
