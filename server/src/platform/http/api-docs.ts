import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../core/app-type.ts'
import { clientAddress } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import type { Platform } from '../platform.ts'
import { compressBody, pickEncoding, type CompressedBody } from './compressed-body.ts'
import { openApiDocument, type OpenApi, type Operation } from './openapi.ts'
import type { RouteList } from './route-list.ts'

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#12241a;background:#fbfcfa}
h2{margin:2rem 0 .5rem}details{border-top:1px solid #cbd5cc}summary{padding:.6rem 0;cursor:pointer;overflow-wrap:anywhere}
b{display:inline-block;min-width:4.5rem;color:#0b6b3a}pre{overflow:auto;padding:.75rem;background:#eef2ee;border-radius:.5rem}
dt{font-weight:600;margin-top:.5rem}dd{margin:0}a{color:#0b6b3a}
@media(prefers-color-scheme:dark){body,pre{color:#e6efe8;background:#101712}pre{background:#1a241d}b,a{color:#7fd6a2}details{border-color:#33443a}}
`
const CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
const CACHE = 'public, max-age=300'

const open = { config: { access: 'public', undocumented: true } } as const

/** Of one client: megabytes for sixty bytes, and nobody needs them often. Setting `api_docs`. */
const DOCS_LIMIT = { points: 10, seconds: 60 }

type Parts = Pick<Platform, 'config' | 'limiter'>

/**
 * `/api/openapi.json`, and the same document as one page without scripts at `/api/docs`. They are megabytes, so they are made and
 * compressed when somebody first asks.
 */
export function registerApiDocs(app: App, routes: RouteList, { config, limiter }: Parts): void {
  const kept = new Map<string, Promise<CompressedBody>>()
  const bodyOf = (type: string, make: (document: OpenApi) => string): Promise<CompressedBody> => {
    const known = kept.get(type) ?? compressBody(Buffer.from(make(openApiDocument(routes, config))))
    kept.set(type, known)
    return known
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, type: string, make: (document: OpenApi) => string) => {
    const retry_after = await limiter.take('api_docs', clientAddress(request), DOCS_LIMIT)
    if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
    const encoding = pickEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    reply.type(type).header('cache-control', CACHE).header('vary', 'accept-encoding')
    return reply.send((await bodyOf(type, make))[encoding])
  }
  app.get('/api/openapi.json', open, (request, reply) =>
    send(request, reply, 'application/json; charset=utf-8', (document) => JSON.stringify(document)),
  )
  app.get('/api/docs', open, (request, reply) =>
    send(request, reply.header('content-security-policy', CSP), 'text/html; charset=utf-8', docsPage),
  )
}

function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = Object.entries(Object.groupBy(operations, ({ operation }) => String((operation.tags as string[])[0])))
  const sections = groups.map(
    ([tag, list = []]) => `<h2 id="${escape(tag)}">${escape(tag)}</h2>${list.map(operationPart).join('')}`,
  )
  const index = groups.map(([tag]) => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join(' · ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Himoya API</title><style>${STYLE}</style><h1>Himoya API</h1>
<p>Made from the routes themselves. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>${index}</p>${sections.join('')}</html>`
}

function operationPart({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const summary = typeof operation.summary === 'string' ? ` ${escape(operation.summary)}` : ''
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const shape = Number(status) < 300 ? shapeOf(answer) : ''
    return `<dt>${status} ${escape(String(answer.description))}</dt><dd>${shape}</dd>`
  })
  const body = operation.requestBody ? `<p>Body</p>${shapeOf(operation.requestBody as Record<string, unknown>)}` : ''
  const fields = (operation.parameters as { name: string; in: string; required?: boolean }[])
    .map((field) => `${escape(field.name)} (${field.in}${field.required ? ', required' : ''})`)
    .join(', ')
  return `<details><summary><b>${method}</b> ${escape(path)}${summary}</summary>
<p>${escape(String(operation.description))}</p><p>Parameters: ${fields}</p>${body}<dl>${answers.join('')}</dl></details>`
}

function shapeOf({ content }: Record<string, unknown>): string {
  return Object.entries((content ?? {}) as Record<string, { schema: unknown }>)
    .map(([type, { schema }]) => `<pre>${escape(`${type}\n${JSON.stringify(schema, null, 2)}`)}</pre>`)
    .join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
