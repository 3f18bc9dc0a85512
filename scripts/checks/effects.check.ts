import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

const EFFECT = /^use(?:Layout|Insertion)?Effect$/

/**
 * React takes what an effect returns for the way to clean up. An effect written as an expression returns whatever its call answers,
 * and what a browser's call answers changes (`scrollIntoView` gives a promise by now): so effects have blocks, and say `return`.
 */
export function checkEffects(root: string): Findings {
  const files = ['web/app', 'console/src', 'kit'].flatMap((folder) => filesUnder(root, folder, /[.]tsx?$/))
  const findings = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return expressionsIn(path, text).map((start) => `${path}:${lineAt(text, start)} an effect without a block`)
  })
  return { findings, summary: `${files.length} files, every effect has a block` }
}

function expressionsIn(path: string, text: string): number[] {
  const found: number[] = []
  new Visitor({
    CallExpression({ callee, arguments: [effect] }) {
      const is_effect = callee.type === 'Identifier' && EFFECT.test(callee.name)
      if (is_effect && effect?.type === 'ArrowFunctionExpression' && effect.expression) found.push(effect.start)
    },
  }).visit(parseSync(path, text).program)
  return found
}

if (import.meta.main) report('effects', checkEffects(ROOT))
