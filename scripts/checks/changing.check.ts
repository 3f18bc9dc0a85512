import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

/** What wraps words that change. */
const WRAPPER = 'Changing'
const IMPORT = /(?:\bfrom|\bimport\(?)\s*'([.][^'?]*[.]tsx?)/g

type Node = { type: string; start: number; end: number; [part: string]: unknown }
type Found = { start: number; what: string }

/**
 * Of a page that the browser translates, what is written into a text afterwards is seen by nobody. So words that are chosen where they
 * stand come inside `Changing` (web/app/ui/screen/changing.tsx); and of two elements of one tag that take each other's place one has a
 * `key`, or it would stay, with the words of the other in it.
 */
export function checkChanging(root: string): Findings {
  const files = reachedFromIslands(root).filter((path) => path.endsWith('.tsx'))
  const findings = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return choicesIn(path, text).map(({ start, what }) => `${path}:${lineAt(text, start)} ${what}`)
  })
  return { findings, summary: `${files.length} files of islands, all words that change are elements of their own` }
}

/** Only these run in a browser: the rest of the site is written once, by the server. */
function reachedFromIslands(root: string): string[] {
  const reached = new Set<string>()
  const waiting = filesUnder(root, 'web/app/islands', /^[^.]*[.]tsx?$/)
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (reached.has(path) || !existsSync(join(root, path))) continue
    reached.add(path)
    const text = readFileSync(join(root, path), 'utf8')
    for (const [, to] of text.matchAll(IMPORT)) waiting.push(normalize(join(path, '..', to!)))
  }
  return [...reached].toSorted()
}

function choicesIn(path: string, text: string): Found[] {
  const found: Found[] = []
  const take = (children: readonly unknown[]): void => {
    for (const { type, expression } of children as Node[]) {
      if (type !== 'JSXExpressionContainer') continue
      const chosen = expression as Node
      if (choosesWords(chosen)) found.push({ start: chosen.start, what: `words that change are no <${WRAPPER}>` })
      takeTwins(outcomes(chosen))
    }
  }
  const takeTwins = (nodes: readonly Node[]): void => {
    const elements = nodes.filter(({ type }) => type === 'JSXElement')
    const tags = elements.map((one) => placeOf(one, text))
    const at = tags.findIndex((tag, place) => tag !== null && tags.indexOf(tag) !== place)
    if (at > 0) found.push({ start: elements[at]!.start, what: `two ${tags[at]} take each other’s place, and neither has a key` })
  }
  const takeFunction = ({ body }: { body: unknown }): void => takeTwins(returnedBy(body as Node | null))
  new Visitor({
    JSXElement: ({ openingElement: { name }, children }) => {
      if (text.slice(name.start, name.end) !== WRAPPER) take(children)
    },
    JSXFragment: ({ children }) => take(children),
    FunctionDeclaration: takeFunction,
    FunctionExpression: takeFunction,
    ArrowFunctionExpression: takeFunction,
  }).visit(parseSync(path, text).program)
  return found
}

/** By what a browser's element is known again: its tag and its key. null: a component, which is known by what it is. */
function placeOf(element: Node, text: string): string | null {
  const { name, attributes } = element.openingElement as { name: Node; attributes: (Node & { name?: Node })[] }
  const tag = text.slice(name.start, name.end)
  const key = attributes.find((one) => one.name?.name === 'key')
  return /^[a-z]/.test(tag) ? `<${tag}${key ? ` ${text.slice(key.start, key.end)}` : ''}>` : null
}

/** Everything that a function may return, functions inside it apart. */
function returnedBy(node: Node | null): Node[] {
  if (node === null) return []
  if (node.type !== 'BlockStatement') return outcomes(node)
  const walk = (part: unknown): Node[] => {
    if (Array.isArray(part)) return part.flatMap(walk)
    const { type, argument } = (part ?? {}) as Partial<Node>
    if (type === undefined || type.includes('Function')) return []
    if (type === 'ReturnStatement') return argument ? outcomes(argument as Node) : []
    return Object.values(part as Node).flatMap((one) => (typeof one === 'object' ? walk(one) : []))
  }
  return walk(node.body)
}

/** `a ? t('b') : t('c')`, `a && t('b')`, `t(a ? 'b' : 'c')`, in any depth. */
function choosesWords(node: Node): boolean {
  return outcomes(node).length > 1
    ? outcomes(node).some(isWords)
    : node.type === 'CallExpression' && (node.arguments as Node[])[0]?.type === 'ConditionalExpression'
}

/** What a choice can come to; of anything else, itself. */
function outcomes(node: Node): Node[] {
  if (node.type === 'ParenthesizedExpression') return outcomes(node.expression as Node)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap((one) => outcomes(one as Node))
  if (node.type === 'LogicalExpression' && node.operator === '&&') return [node.left as Node, ...outcomes(node.right as Node)]
  return [node]
}

/** A text, or a call that begins with a key of one. */
function isWords(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value !== ''
  if (node.type !== 'CallExpression') return false
  const [key] = node.arguments as (Node | undefined)[]
  return key !== undefined && (key.type === 'ConditionalExpression' || isWords(key))
}

if (import.meta.main) report('changing', checkChanging(ROOT))
