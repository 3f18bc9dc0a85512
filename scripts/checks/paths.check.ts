import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

const FOLDERS = ['contract', 'kit', 'server', 'web', 'console', 'e2e', 'bench', 'scripts', 'deploy', 'docs']
const PAGE = /[.]md$/
const CODE = /[.](?:ts|tsx|mjs|css|sql|yml|conf|sh|service)$/
/** Their own trees, with paths that are meant to lead nowhere. */
const TESTS_OF_CHECKS = /^scripts\/checks\/\w[\w-]*[.]test[.]ts$/
/** Sealed: they name what was there on their day. */
const SEALED = /^server\/migrations\//
const COMMENT = /(?:^|\s)(?:\/\/|\/?\*+|--|#) .*$/gm
/** Not inside a longer path, a pattern, an address or a package's name. */
const APART = String.raw`(?<![\w./<{*:@$-])`
/** `hub.ts`, `modules/chat/chat.test.ts`: a file of code, by its name or the end of its path. */
const FILE = new RegExp(String.raw`${APART}(?:[.]{1,2}\/)*((?:[\w.-]+\/)*[\w-][\w.-]*[.](?:tsx?|mjs|sql))(?![\w/])`, 'g')
/** `kit/src/chat`, `docs/decisions/0041`: whatever begins at one of our folders. */
const FROM_TOP = new RegExp(String.raw`${APART}((?:${FOLDERS.join('|')})\/[\w./-]*\w)(?![\w*{-])`, 'g')
/** Stands for any: `m.routes.ts`, `x.ts`, `NNNN_name.sql`. */
const ANY = /(?:^|\/)[a-z][.]|NNNN/

/**
 * Each path that a page or a comment names leads to a file or a folder of the repository. Where it begins is not asked: the end of
 * a path is enough to find it by.
 */
export function checkPaths(root: string): Findings {
  const files = filesUnder(root, '', /./)
  const known = new Set(files.flatMap(partsOf))
  const decisions = new Set(files.flatMap((path) => /^docs\/decisions\/\d{4}(?=-)/.exec(path)?.[0] ?? []))
  const findings: string[] = []
  const looked = files.filter((path) => (PAGE.test(path) || CODE.test(path)) && !TESTS_OF_CHECKS.test(path) && !SEALED.test(path))
  for (const path of looked) {
    const text = readFileSync(join(root, path), 'utf8')
    const said = PAGE.test(path) ? [{ index: 0, 0: text }] : [...text.matchAll(COMMENT)]
    for (const { index, 0: words } of said) {
      const named = new Map([...words.matchAll(FILE), ...words.matchAll(FROM_TOP)].map((hit) => [hit[1]!, hit.index]))
      for (const [name, at] of named) {
        if (known.has(name) || decisions.has(name) || ANY.test(name)) continue
        findings.push(`${path}:${lineAt(text, index + at)} names ${name}, which is not there`)
      }
    }
  }
  return { findings, summary: `${looked.length} pages and files of code` }
}

/** All by which a path can be told: any run of its parts. */
function partsOf(path: string): string[] {
  const parts = path.split('/')
  return parts.flatMap((_, from) => parts.slice(from).map((_part, length) => parts.slice(from, from + length + 1).join('/')))
}

if (import.meta.main) report('paths', checkPaths(ROOT))
