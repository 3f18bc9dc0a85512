import { readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

const FOLDERS = ['contract', 'kit', 'server', 'web', 'console', 'e2e', 'bench', 'scripts', 'deploy', 'docs']
const READ = /[.](?:ts|tsx|mjs|css|sql|md|yml|conf)$/
/** Their own trees, with references that are meant to lead nowhere. */
const TESTS_OF_CHECKS = /^scripts\/checks\/\w[\w-]*[.]test[.]ts$/

/** `safety.md 20, 23`, `safety.md 12-16`, `chat-protocol.md, "The oracle"`, or the page alone. */
const REFERENCE = /(?<![\w/.*{}$-])([a-z][a-z0-9-]*[.]md)(?:,? (\d+(?:(?:, ?|-)\d+)*)\b|, ["“]([^"”\n]+)["”])?/g
/** `[words](path)` of a page. What begins with a scheme leads outside, what begins with a slash into the site. */
const LINK = /\]\((?!\w+:|[#/])([^)#\s]+)(?:#[^)]*)?\)/g
/** `[vault.test](../../server/src/platform/crypto/vault.test.ts) “title”, “title”`: titles that stand in that file. */
const HELD = /\]\(([^)\s]+[.](?:test|spec)[.]tsx?)\) ((?:“[^”\n]+”(?:, )?)+)/g

type Page = { headings: string[]; numbers: Set<number> }

/**
 * Each page that a comment or another page names is in the repository, and so is the section: a rule whose source cannot
 * be opened is a rule nobody can question. Numbers are those of headings (`## 3. Words`) and of list entries (`3. Words`).
 */
export function checkReferences(root: string): Findings {
  const documents = filesUnder(root, 'docs', /[.]md$/)
  const pages = new Map(documents.map((path) => [basename(path), readPage(readFileSync(join(root, path), 'utf8'))]))
  const paths = FOLDERS.flatMap((folder) => filesUnder(root, folder, READ)).filter((path) => !TESTS_OF_CHECKS.test(path))
  const top = filesUnder(root, '', /[.]md$/).filter((path) => !path.includes('/'))
  const everything = new Set(filesUnder(root, '', /./))
  const findings: string[] = []
  for (const path of [...top, ...paths]) {
    const text = readFileSync(join(root, path), 'utf8')
    for (const { index, 0: said, 1: name = '', 2: numbers, 3: heading } of text.matchAll(REFERENCE)) {
      const page = pages.get(name)
      const place = `${path}:${lineAt(text, index)}`
      if (!page) {
        const beside = [name, posix.join(dirname(path), name)].some((one) => everything.has(one))
        if (!beside && !text.includes(`/${name})`)) findings.push(`${place} names ${name}, which is not in docs/`)
      } else if (numbers && !numbersOf(numbers).every((number) => page.numbers.has(number))) {
        findings.push(`${place} names a section that ${name} does not have: ${said}`)
      } else if (heading && !page.headings.some((one) => one.includes(heading.toLowerCase()))) {
        findings.push(`${place} names a section that ${name} does not have: ${said}`)
      }
    }
    if (!path.endsWith('.md')) continue
    for (const { index, 1: target = '' } of text.matchAll(LINK)) {
      const found = posix.normalize(posix.join(dirname(path), target)).replace(/\/$/, '')
      const exists = everything.has(found) || [...everything].some((one) => one.startsWith(`${found}/`))
      if (!exists) findings.push(`${path}:${lineAt(text, index)} leads to ${target}, which is not there`)
    }
    for (const { index, 1: target = '', 2: titles = '' } of text.matchAll(HELD)) {
      const file = posix.normalize(posix.join(dirname(path), target))
      const tests = everything.has(file) ? readFileSync(join(root, file), 'utf8') : ''
      for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) {
        if (!tests.includes(title))
          findings.push(`${path}:${lineAt(text, index)} names a test that ${target} does not have: ${title}`)
      }
    }
  }
  findings.push(...doubled(documents))
  return { findings, summary: `${paths.length + top.length} files, ${pages.size} pages` }
}

/** A decision is named by its number, so two must not share one. */
function doubled(documents: readonly string[]): string[] {
  const numbers = documents.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? [])
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place)
  return twice.map((number) => `docs/decisions has two records ${number}`)
}

function readPage(text: string): Page {
  const numbers = [...text.matchAll(/^(?:#{2,} )?(\d+)[.] /gm)].map(([, number]) => Number(number))
  // A bold beginning of a paragraph is a heading too.
  const headings = [...text.matchAll(/^#+ (.+)$|^(?:[-*] |\d+[.] )?[*]{2}(.+?)[*]{2}/gm)].map(([, one, other]) =>
    (one ?? other ?? '').toLowerCase(),
  )
  return { headings, numbers: new Set(numbers) }
}

/** `12-16, 20` is 12, 13, 14, 15, 16 and 20. */
function numbersOf(said: string): number[] {
  return said.split(/, ?/).flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

if (import.meta.main) report('references', checkReferences(ROOT))
