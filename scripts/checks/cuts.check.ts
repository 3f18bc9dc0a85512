import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

/** An opening tag up to its end, of a box for words or of something that may be one. */
const TAG = /<(?:textarea|TextField)\b(?:[^>]|=>)*?\/?>(?=\s)/g
const MADE = /make\('textarea', \{[^}]*\bmaxlength:/g

/** A limit of the browser's on any box at all. */
const LIMIT = /\bmax[lL]ength(?:=|:)/g

/**
 * No box for words has a limit of the browser's: what is pasted over it would be cut without a word, and its end is often what
 * matters. Such a box counts, keeps and is not sent (console/src/ui/fields/words-field.tsx, web/app/ui/forms/length-line.tsx). On
 * the site, where a child pastes the whole of it into a title or a name, a box of one line has none either.
 */
export function checkCuts(root: string): Findings {
  const files = ['console/src', 'web/app'].flatMap((folder) => filesUnder(root, folder, /[.]tsx?$/))
  const findings = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const cuts = path.startsWith('web/') ? [...text.matchAll(LIMIT)] : cutsOfLongBoxes(text)
    return cuts.map(({ index }) => `${path}:${lineAt(text, index)} a box for words cuts what is pasted`)
  })
  return { findings, summary: `${files.length} files, no box for words cuts what is pasted` }
}

function cutsOfLongBoxes(text: string): RegExpExecArray[] {
  const tags = [...text.matchAll(TAG)].filter(
    ([tag]) => /\bmaxLength\b/.test(tag) && (tag.startsWith('<textarea') || /\bmultiline\b/.test(tag)),
  )
  return [...tags, ...text.matchAll(MADE)]
}

if (import.meta.main) report('cuts', checkCuts(ROOT))
