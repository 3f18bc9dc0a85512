import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineAt, report, ROOT, type Findings } from './report.ts'

/** A place that exists on one machine only: a home, a workplace, a package registry. */
const ELSEWHERE: readonly [RegExp, string][] = [
  [/https?:\/\/[\w.-]*(?:registry|npmmirror|artifactory|verdaccio|nexus)[\w.-]*(?::\d+)?\//gi, 'names a package registry'],
  [/(?<![\w./-])\/(?:work|root|home\/[a-z]\w*|Users\/\w+)\/\w+/g, 'names a folder of one machine'],
  [/\b(?:https?:\/\/)(?:10|192[.]168|172[.](?:1[6-9]|2\d|3[01]))(?:[.]\d+){2,3}/g, 'names an address of one network'],
]
const BINARY = /[.](?:png|webp|jpe?g|ico|woff2?|ttf|pdf|heic|gif|mp[34])$/
const LARGEST_BYTES = 400 * 1024

const trackedFiles = (root: string): string[] =>
  execFileSync('git', ['-C', root, 'ls-files', '-z'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))

/** What is committed must be true everywhere: no registry host, no folder of one machine, nothing huge. */
export function checkTrackedFiles(root: string, paths: string[] = trackedFiles(root)): Findings {
  const findings: string[] = []
  for (const path of paths) {
    const bytes = readFileSync(join(root, path))
    if (bytes.length > LARGEST_BYTES && path !== 'package-lock.json') findings.push(`${path} has ${bytes.length} bytes`)
    if (BINARY.test(path)) continue
    const text = bytes.toString('utf8')
    for (const [pattern, what] of ELSEWHERE) {
      for (const match of text.matchAll(pattern)) findings.push(`${path}:${lineAt(text, match.index)} ${what}: ${match[0]}`)
    }
    if (path === 'package-lock.json') findings.push(...lockFindings(text))
  }
  return { findings, summary: `${paths.length} tracked files` }
}

/** The lock names versions and hashes, never where they came from; a workspace's folder is the one exception. */
function lockFindings(text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, { resolved?: string; link?: boolean }> }
  return Object.entries(packages)
    .filter(([, one]) => one.resolved && !one.link)
    .map(([name]) => `package-lock.json: ${name} is resolved to one place`)
}

if (import.meta.main) report('tracked files', checkTrackedFiles(ROOT))
