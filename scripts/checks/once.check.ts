import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

const FOLDERS = ['contract', 'kit', 'server', 'web', 'console', 'e2e', 'bench', 'scripts']
const LOOKED = /^e2e\/|[.](?:test|spec)[.]tsx?$|(?:^|\/)\w*vite[\w.]*config[.]ts$|[.]mjs$/
const TESTS_OF_CHECKS = /^scripts\/checks\/\w[\w-]*[.]test[.]ts$/
/** The gate's journeys, once more and by name (e2e/playwright.config.ts); the full form never. */
const UNSTEADY = String.raw`process\.env\.FULL === '1' \? 0 : 1\b`
const REFUSED = [
  {
    sign: new RegExp(String.raw`\bretr(?:y|ies) *: *(?!${UNSTEADY})(?:[1-9]|process\b)|--retr(?:y|ies)\b`, 'g'),
    says: 'tries a test twice',
  },
  { sign: /\b(?:it|test|describe)[.]only\b/g, says: 'runs a test alone, and leaves the others out' },
  { sign: /\b(?:it|test|describe)[.](?:todo|fixme|fails)\b/g, says: 'promises a test for later' },
  { sign: /\b(?:it|test|describe)[.]skip[(]\s*['"`]/g, says: 'leaves a test out on every machine' },
] as const

/** Each test runs, and runs once: a failure now and then has a cause (STYLE.md, "Tests"). A journey of the gate that is walked again is named. */
export function checkOnce(root: string): Findings {
  const files = ['vitest.config.ts', ...FOLDERS.flatMap((folder) => filesUnder(root, folder, /[.](?:tsx?|mjs)$/))]
  const looked = files.filter((path) => LOOKED.test(path) && !TESTS_OF_CHECKS.test(path))
  const findings = looked.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return REFUSED.flatMap(({ sign, says }) =>
      [...text.matchAll(sign)].map(({ index, 0: said }) => `${path}:${lineAt(text, index)} ${says}: ${said}`),
    )
  })
  return { findings, summary: `${looked.length} files of tests` }
}

if (import.meta.main) report('once', checkOnce(ROOT))
