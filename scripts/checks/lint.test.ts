import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from './report.ts'
import { withTree, type Tree } from './tree.ts'

const lines = (count: number, line: string): string => `${line}\n`.repeat(count)
const browser = (code: string): string => `export function show() {\n  return ${code}\n}\n`

/** A file that commits one crime each, and the rule that must see it. */
const CRIMES: Record<string, [path: string, text: string]> = {
  'typescript(no-explicit-any)': ['server/src/any.ts', 'export const loose = (value: any) => value\n'],
  'typescript(no-floating-promises)': [
    'server/src/floating.ts',
    'async function work() {}\nexport function go() {\n  work()\n}\n',
  ],
  'typescript(no-misused-promises)': [
    'server/src/misused.ts',
    'declare const each: (run: () => void) => void\neach(async () => {})\n',
  ],
  'eslint(no-empty)': ['server/src/swallowed.ts', 'export function go() {\n  try {\n    JSON.parse("")\n  } catch {}\n}\n'],
  'eslint(no-console)': ['server/src/talk.ts', 'console.log("a name")\n'],
  'eslint(max-lines)': ['kit/src/long.ts', lines(301, 'export {}')],
  'eslint(max-lines-per-function)': ['kit/src/far.ts', `export function far() {\n${lines(60, '  void 0')}}\n`],
  'oxc(no-barrel-file)': ['kit/src/barrel.ts', "export * from './far.ts'\n"],
  'web: fetch': ['web/app/fetch.ts', browser("fetch('/')")],
  'web: WebSocket': ['web/app/socket.ts', browser("new WebSocket('/')")],
  'web: localStorage': ['web/app/local.ts', browser("localStorage.getItem('a')")],
  'web: window.sessionStorage': ['web/app/session.ts', browser("window.sessionStorage.getItem('a')")],
  'web: indexedDB': ['web/app/database.ts', browser("indexedDB.open('a')")],
  'web: Intl': ['web/app/intl.ts', browser("new Intl.DateTimeFormat('uz')")],
  'web: toLocaleDateString': ['web/app/date.ts', browser("new Date().toLocaleDateString('uz')")],
  'web: innerHTML': ['web/app/html.ts', browser("(document.body.innerHTML = '')")],
  'react(no-danger)': ['web/app/danger.tsx', 'export const Bad = () => <p dangerouslySetInnerHTML={{ __html: "" }} />\n'],
  'console: fetch': ['console/src/fetch.ts', browser("fetch('/')")],
  'browser: innerHTML': ['web/app/browser/html.ts', browser("(document.body.innerHTML = '')")],
  'kit: Intl': ['kit/src/intl.ts', browser("new Intl.DateTimeFormat('uz')")],
}

/** Which files our rules found fault with, and the rules that did. */
async function lint(files: Tree): Promise<Map<string, Set<string>>> {
  const tsconfig = JSON.stringify({
    compilerOptions: { strict: true, target: 'es2023', lib: ['es2023', 'dom'], jsx: 'preserve', noEmit: true },
  })
  const house = { ...files, '.oxlintrc.json': readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'), 'tsconfig.json': tsconfig }
  return withTree(house, (root) => {
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: root, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
    const found = new Map<string, Set<string>>()
    for (const { code, filename } of diagnostics) found.set(filename, (found.get(filename) ?? new Set()).add(code))
    return found
  })
}

describe('the linter', () => {
  let found: Map<string, Set<string>>
  beforeAll(async () => {
    const call = 'export const call = (path: string) => fetch(path)\n'
    const clean: Tree = { 'kit/src/good.ts': call, 'web/app/browser/good.ts': call }
    found = await lint({ ...clean, ...Object.fromEntries(Object.values(CRIMES)) })
  })

  it.each(['kit/src/good.ts', 'web/app/browser/good.ts'])('lets %s speak with the network', (path) =>
    expect(found.get(path)).toBeUndefined(),
  )
  it.each(Object.entries(CRIMES))('%s bites', (name, [path]) => {
    const rules = [...(found.get(path) ?? [])]
    if (name.includes(':')) expect(rules.join()).toMatch(/no-restricted-(globals|properties)/)
    else expect(rules).toContain(name)
  })
})
