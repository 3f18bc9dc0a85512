import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APOSTROPHES } from '../../contract/src/read-text.ts'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

const FOLDERS = ['contract', 'kit', 'server/src', 'server/demo', 'web', 'console', 'scripts', 'bench']
/** The one list. */
const LIST = 'contract/src/read-text.ts'
const CLASS = /\[(?:[^\]\\\n]|\\.)+\]/g
const CODE = /\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')
/** What Uzbek is written with, and what a keyboard of Latin letters has: two of them side by side are no list yet. */
const USUAL = new Set("'`‘’")
const MOST_USUAL = 2

/** Whether a character class is a list of apostrophes: one that few know of, or more than two usual ones. */
function lists(signs: string): boolean {
  const shown = signs.replaceAll(CODE, (_, long?: string, short?: string) =>
    String.fromCodePoint(Number.parseInt(long ?? short!, 16)),
  )
  const named = new Set(shown.match(APOSTROPHE))
  if (named.size > 1 && [...named].some((sign) => !USUAL.has(sign))) return true
  // With a comma it is rather a list of words in quotes.
  return named.size > MOST_USUAL && !signs.includes(',')
}

/** Two lists are never alike for long, and then one place takes for another word what a second one calls the same. */
export function checkApostrophes(root: string): Findings {
  const paths = FOLDERS.flatMap((folder) => filesUnder(root, folder, /[.](?:m?ts|tsx|m?js)$/)).filter(
    (path) => path !== LIST && !/[.](?:browser[.])?test[.]tsx?$/.test(path),
  )
  const findings = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [...text.matchAll(CLASS)]
      .filter(([signs]) => lists(signs))
      .map(({ index }) => `${path}:${lineAt(text, index)} lists apostrophes: take those of ${LIST}`)
  })
  return { findings, summary: `${paths.length} files` }
}

if (import.meta.main) report('apostrophes', checkApostrophes(ROOT))
