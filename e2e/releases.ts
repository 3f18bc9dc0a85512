import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** What a server runs on; the rest of the repository is for those who make it. */
const PARTS = [
  'package.json',
  'contract',
  'kit',
  'server',
  'build/islands',
  'build/site',
  'build/console',
  'build/looks',
  'build/samples',
]

export type Release = { root: string; remove: () => void }

/** Another release: the same site, whose islands all have other names, as after a change in what they share. */
export function makeNextRelease(): Release {
  const root = mkdtempSync(join(tmpdir(), 'himoya-release-'))
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: (path) => !path.endsWith('node_modules') })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))

  const islands = join(root, 'build/islands')
  const assets = join(islands, 'assets')
  const names = readdirSync(assets)
  const next = (name: string): string =>
    name.replace(/-[\w-]{7}\.js$/, (hash) => `-${hash.slice(1, -3).split('').toReversed().join('')}.js`)
  const renamed = (text: string): string => names.reduce((all, name) => all.replaceAll(name, next(name)), text)
  for (const name of names) {
    writeFileSync(join(assets, name), renamed(readFileSync(join(assets, name), 'utf8')))
    renameSync(join(assets, name), join(assets, next(name)))
  }
  writeFileSync(join(islands, 'manifest.json'), renamed(readFileSync(join(islands, 'manifest.json'), 'utf8')))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
