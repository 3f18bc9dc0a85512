import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { filesUnder, lineAt, report, ROOT, type Findings } from './report.ts'

/**
 * What of a request may be read in one file alone. An address has many spellings and a client many addresses: a limit that hangs on
 * either is walked around.
 */
const OWNERS: Readonly<Record<string, { file: string; instead: string }>> = {
  url: { file: 'server/src/platform/core/address.ts', instead: 'decide by routeOptions.url, or ask addressOf' },
  originalUrl: { file: 'server/src/platform/core/address.ts', instead: 'decide by routeOptions.url, or ask addressOf' },
  ip: { file: 'server/src/platform/core/client.ts', instead: 'ask clientAddress' },
  ips: { file: 'server/src/platform/core/client.ts', instead: 'ask clientAddress' },
}
const REQUEST = /^(?:request|req|raw|incoming|message)$/
const REQUEST_TYPE = /\b(?:FastifyRequest|IncomingMessage)\b/

type Node = { type: string; start: number; end: number; [part: string]: unknown }

/** `request`, `this.request`, `request.raw`. */
function isRequest(node: Node | null | undefined): boolean {
  if (node?.type === 'Identifier') return REQUEST.test(String(node.name))
  return node?.type === 'MemberExpression' && REQUEST.test(String((node.property as Node).name))
}

/** The names a pattern takes out of an object. */
function takenBy(pattern: Node): Node[] {
  return (pattern.properties as Node[]).flatMap(({ key }) => (key ? [key as Node] : []))
}

/** Every place where a file reads the address or the client of a request. */
function readings(path: string, text: string): { name: string; start: number }[] {
  const found: { name: string; start: number }[] = []
  const take = (key: Node): void => {
    const name = String(key.name ?? key.value)
    if (name in OWNERS) found.push({ name, start: key.start })
  }
  const takeParameters = (parameters: readonly unknown[]): void => {
    for (const parameter of parameters as Node[]) {
      const annotation = parameter.typeAnnotation as Node | null | undefined
      const typed = annotation ? REQUEST_TYPE.test(text.slice(annotation.start, annotation.end)) : false
      if (parameter.type === 'ObjectPattern' && typed) takenBy(parameter).forEach(take)
    }
  }
  new Visitor({
    MemberExpression: (node) => {
      if (isRequest(node.object as unknown as Node)) take(node.property as unknown as Node)
    },
    VariableDeclarator: (node) => {
      const pattern = node.id as unknown as Node
      if (pattern.type === 'ObjectPattern' && isRequest(node.init as unknown as Node)) takenBy(pattern).forEach(take)
    },
    FunctionDeclaration: (node) => takeParameters(node.params),
    FunctionExpression: (node) => takeParameters(node.params),
    ArrowFunctionExpression: (node) => takeParameters(node.params),
  }).visit(parseSync(path, text).program)
  return found
}

/** Nothing in the server decides by the address as it was written, or by a client's bare number. */
export function checkAddresses(root: string): Findings {
  const files = filesUnder(root, 'server/src', /\.ts$/).filter((path) => !path.endsWith('.test.ts'))
  const findings = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return readings(path, text)
      .filter(({ name }) => OWNERS[name]?.file !== path)
      .map(({ name, start }) => `${path}:${lineAt(text, start)} reads a request's ${name}: ${OWNERS[name]?.instead}`)
  })
  return { findings, summary: `${files.length} files decide by routes and clients` }
}

if (import.meta.main) report('addresses', checkAddresses(ROOT))
