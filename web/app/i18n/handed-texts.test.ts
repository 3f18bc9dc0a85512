/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const APP = join(import.meta.dirname, '..')
const PARTS = new Set(['common', 'register', 'recovery', 'done', 'confirm', 'login', 'forgotten', 'profile'])

/** All files of ours that an island's entry comes with. */
function filesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(path)) return found
  found.add(path)
  for (const [, from] of readFileSync(path, 'utf8').matchAll(/^import (?!type).*?from '(\.[^']+\.tsx?)'/gm)) {
    filesOf(join(dirname(path), from!), found)
  }
  return found
}

const partsSaid = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/['`](\w+)\.[a-z_$]/g)].map((hit) => hit[1]!).filter((part) => PARTS.has(part))

it.each(['register', 'confirm', 'login', 'forgotten', 'profile'])(
  'the page of %s brings every text its island says',
  (screen) => {
    const said = new Set([...filesOf(join(APP, `islands/${screen}.tsx`))].flatMap(partsSaid))
    const route = readFileSync(join(APP, `routes/${screen}.tsx`), 'utf8')
    const brought = /accountTexts\(lang, \[([^\]]*)\]/.exec(route)?.[1] ?? ''
    expect(said).toContain('common')
    for (const part of said) expect(brought).toContain(`'${part}'`)
  },
)
