import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

const FOLDERS = ['contract', 'kit', 'server', 'web', 'console', 'scripts', 'e2e', 'bench']
const EMPTY_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'manager', 'data'])
const EMPTY_TAIL = /(Utils?|Helpers?|Misc|Manager)$/
const HANDLE = /^handle([A-Z].*)?$/

/** Words that had to be learned here first, and what the field calls the thing. */
const FIELD_WORDS: Record<string, string> = {
  deed: 'action, or audit action',
  door: 'endpoint, entry, access, facade or link',
  film: 'video',
  gate: 'semaphore',
  glass: 'break-glass',
  hands: 'provides, or assignees',
  marks: 'highlights, badges, checkpoints or rows',
  outlet: 'send buffer',
  paper: 'PDF, or print',
  room: 'screen, channel or space',
  seat: 'socket session',
  sketch: 'fingerprint',
  sought: 'filter, or search key',
  standing: 'status',
  told: 'notified, submitted, answered or shown',
  wish: 'filter, or request',
}
/** Names that libraries give. */
const OF_LIBRARIES = new Set(['Film', 'Outlet', 'Paper', 'storedMarks'])

/** What a name should say instead of a private word; undefined: it has none. */
function fieldWord(name: string): string | undefined {
  if (OF_LIBRARIES.has(name)) return undefined
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/break[-_]glass/, '')
    .split(/[-_.]/)
  const word = parts
    .flatMap((part) => [part, part.replace(/s$/, ''), part.replace(/es$/, '')])
    .find((part) => Object.hasOwn(FIELD_WORDS, part))
  return word && `says '${word}': ${FIELD_WORDS[word]}`
}

const says = (name: string): boolean => !EMPTY_WORDS.has(name.toLowerCase()) && !EMPTY_TAIL.test(name) && !HANDLE.test(name)

type Named = { name: string; start: number }
type Pattern = { type: string; start: number; name?: string; [part: string]: unknown }

/** The names a pattern binds: `{ a, b: [c] }` binds a and c. */
function boundBy(pattern: Pattern | null): Named[] {
  if (!pattern) return []
  const within = (part: unknown): Named[] => boundBy(part as Pattern | null)
  if (pattern.type === 'Identifier') return [{ name: pattern.name!, start: pattern.start }]
  if (pattern.type === 'ObjectPattern')
    return (pattern.properties as Pattern[]).flatMap((one) => within(one.value ?? one.argument))
  if (pattern.type === 'ArrayPattern') return (pattern.elements as Pattern[]).flatMap(within)
  if (pattern.type === 'AssignmentPattern') return within(pattern.left)
  if (pattern.type === 'RestElement') return within(pattern.argument)
  if (pattern.type === 'TSParameterProperty') return within(pattern.parameter)
  return []
}

/** Every name a file gives to something of its own. Fields are not names: a library may ask for `data`. */
function namesGiven(path: string, text: string): { names: Named[]; classes: (Named & { parent: string | undefined })[] } {
  const names: Named[] = []
  const classes: (Named & { parent: string | undefined })[] = []
  const take = (...patterns: unknown[]): void => {
    for (const pattern of patterns) names.push(...boundBy(pattern as Pattern | null))
  }
  const visitor = new Visitor({
    VariableDeclarator: (node) => take(node.id),
    FunctionDeclaration: (node) => take(node.id, ...node.params),
    FunctionExpression: (node) => take(node.id, ...node.params),
    ArrowFunctionExpression: (node) => take(...node.params),
    CatchClause: (node) => take(node.param),
    ImportSpecifier: (node) => take(node.local),
    ImportDefaultSpecifier: (node) => take(node.local),
    ImportNamespaceSpecifier: (node) => take(node.local),
    TSTypeAliasDeclaration: (node) => take(node.id),
    TSInterfaceDeclaration: (node) => take(node.id),
    ClassDeclaration: (node) => {
      take(node.id)
      const parent = node.superClass?.type === 'Identifier' ? node.superClass.name : undefined
      classes.push({ name: node.id?.name ?? 'class', start: node.start, parent })
    },
  })
  visitor.visit(parseSync(path, text).program)
  return { names, classes }
}

/** Words that name nothing, classes that are no errors, promises for later, rules switched off in place. */
export function checkNames(root: string): Findings {
  const findings: string[] = []
  const paths = FOLDERS.flatMap((folder) => filesUnder(root, folder, /[.](tsx?|mjs)$/))
  for (const path of paths) {
    const words = path.split('/').map((part) => part.split('.')[0]!)
    if (words.some((word) => word.split('-').some((one) => EMPTY_WORDS.has(one) || one === 'handle'))) {
      findings.push(`${path} is named after nothing`)
    }
    if (!/^[a-z0-9$_.+-]+$/.test(basename(path))) findings.push(`${path} is not in kebab-case`)
    const path_word = fieldWord(basename(path))
    if (path_word) findings.push(`${path} ${path_word}`)
    const text = readFileSync(join(root, path), 'utf8')
    const at = (start: number): string => `${path}:${lineAt(text, start)}`
    const { names, classes } = namesGiven(path, text)
    // React Router asks a route for an export of this name.
    const given = path.startsWith('web/app/routes/') ? names.filter(({ name }) => name !== 'handle') : names
    for (const { name, start } of given) if (!says(name)) findings.push(`${at(start)} '${name}' says nothing of what it is`)
    for (const { name, start } of given) {
      const word = fieldWord(name)
      if (word) findings.push(`${at(start)} '${name}' ${word}`)
    }
    for (const { name, start, parent } of classes) {
      if (!parent?.endsWith('Error')) findings.push(`${at(start)} class ${name}: functions here, only errors are classes`)
    }
    for (const match of text.matchAll(FORBIDDEN_COMMENT)) findings.push(`${at(match.index)} ${match[0].trim()}`)
    for (const match of text.matchAll(SWALLOWED)) findings.push(`${at(match.index)} a failure is swallowed: ${match[0]}`)
  }
  return { findings, summary: `${paths.length} files` }
}

const later = ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')
const switches = ['@ts-' + 'ignore', '@ts-' + 'nocheck', '@ts-' + 'expect-error', '(?:ox|es)lint-' + 'disable\\S*'].join('|')
const FORBIDDEN_COMMENT = new RegExp(`(?:\\b(?:${later})\\b|${switches})[^\\n]*`, 'g')
const SWALLOWED = /[.]catch\(\s*(?:async )?\(\w*\)\s*=>\s*(?:\{\s*\}|undefined|void 0)\s*,?\s*\)/g

if (import.meta.main) report('names', checkNames(ROOT))
