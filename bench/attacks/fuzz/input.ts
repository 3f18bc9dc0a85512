import type { OpenApi } from '../../../server/src/platform/http/openapi.ts'
import type { Random } from '../../faults/random.ts'
import { formBody } from './form.ts'
import { oddBody, ODD_TEXTS, pick, spoil } from './hostile.ts'
import { makeValue, type Material, type Schema } from './made.ts'
import { ROLES, type Role } from './people.ts'
import type { Pool } from './pool.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
export type Operation = {
  method: string
  /** As the document writes it. */
  route: string
  path: Parameter[]
  query: Parameter[]
  body: Schema | null
  /** The other type of body it takes. */
  upload: string | null
  /** Who gets past the check of access. */
  roles: readonly Role[]
}
export type Input = {
  method: string
  route: string
  address: string
  role: Role
  headers: Record<string, string>
  body?: string | Buffer
}

export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = operation.parameters as Parameter[]
      const content = ((operation.requestBody ?? {}) as { content?: Record<string, { schema: Schema }> }).content ?? {}
      const access = String(operation.description).replace('Access: ', '')
      const named = ROLES.filter((role) => access.split(', ').includes(role))
      return {
        method: method.toUpperCase(),
        route,
        path: parameters.filter((one) => one.in === 'path'),
        query: parameters.filter((one) => one.in === 'query'),
        body: content['application/json']?.schema ?? null,
        upload: Object.keys(content).find((type) => type !== 'application/json') ?? null,
        roles: named.length > 0 ? named : access === 'staff' ? ROLES.slice(2) : ROLES,
      }
    }),
  )
}

/** One request: as the document wants it, or with something of it spoiled. */
export function makeInput(operation: Operation, pool: Pool, random: Random): Input {
  const material: Material = { random, idFor: () => pool.idFor(random) }
  const kind = random.between(0, 9)
  const headers: Record<string, string> = {}
  const role = random.chance(0.6) ? pick(random, operation.roles) : pick(random, ROLES)
  const address = addressOf(operation, pool, material, { path: kind === 0, query: kind === 1 || kind === 2 })
  if (kind === 3) Object.assign(headers, oddHeader(random))
  const body = bodyOf(operation, material, kind, headers)
  return { method: operation.method, route: operation.route, address, role, headers, ...(body === null ? {} : { body }) }
}

function addressOf(
  { route, path, query }: Operation,
  pool: Pool,
  material: Material,
  odd: { path: boolean; query: boolean },
): string {
  const { random } = material
  const spoiled = odd.path && path.length > 0 ? pick(random, path).name : null
  let address = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === spoiled) return oddPart(random)
    const schema = path.find((one) => one.name === name)?.schema ?? {}
    const part = schema.enum || 'const' in schema ? String(makeValue(schema, material)) : pool.partFor(route, random)
    return encodeURIComponent(part)
  })
  if (random.chance(0.1)) address = address.replace(/\/$/, '')
  const fields = query.filter(({ required }) => required || random.chance(0.4))
  const pairs = fields.map(({ name, schema }): [string, string] => [name, textOf(makeValue(schema, material))])
  if (odd.query) spoilQuery(pairs, query, random)
  const written = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  return written === '' ? address : `${address}?${written}`
}

function spoilQuery(pairs: [string, string][], query: readonly Parameter[], random: Random): void {
  const value = pick(random, ODD_TEXTS).slice(0, 3_000)
  const known = query.length > 0 && random.chance(0.8)
  const name = known ? pick(random, query).name : pick(random, ['constructor', '__proto__', 'a[]', 'page[size]', ''])
  pairs.push([name, value])
  if (random.chance(0.2)) pairs.push([name, value])
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))
/** `encodeURIComponent` throws at half a character; half a one is sent as bytes that are no UTF-8. */
const encode = (text: string): string =>
  [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ed%a0%80')).join('')

/** Never empty and never a part more: that would be another operation. */
function oddPart(random: Random): string {
  const odd = pick(random, ODD_TEXTS).slice(0, 400)
  const text = odd.trim() === '' ? '%20' : encode(odd)
  return pick(random, [text, text, text, '%00', '%ff', '%', '%2f', '%2e%2e', '~', '0', '-1', 'a'.repeat(4_000)])
}

function oddHeader(random: Random): Record<string, string> {
  return pick<Record<string, string>>(random, [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'application/xml' },
    { 'content-type': '' },
    { 'content-encoding': 'gzip' },
    { 'accept-language': 'ru;q=9,*;q=,,uz-Cyrl-UZ;q=0.1'.repeat(40) },
    { accept: 'text/html' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer a.b.c' },
    { authorization: `Receipt ${'A'.repeat(43)}` },
    { authorization: 'Basic YTpi' },
    { 'idempotency-key': 'a'.repeat(201) },
    { 'idempotency-key': 'again' },
    { 'if-none-match': '*, W/"a", "' },
    { range: 'bytes=-1,0-99999999999999999999' },
    { 'x-proof': 'a:b:c' },
    { 'x-file-key': 'x' },
    { 'x-sos-nonce': '%' },
    { 'x-forwarded-for': '::1, 10.0.0.1, a' },
    { cookie: `a=${'b'.repeat(4_000)}` },
    { origin: 'null' },
    { expect: '200-ok' },
    { te: 'trailers, chunked' },
  ])
}

function bodyOf(
  { body, upload, method }: Operation,
  material: Material,
  kind: number,
  headers: Record<string, string>,
): string | Buffer | null {
  const { random } = material
  if (upload && (!body || random.chance(0.7))) return formBody(random, upload, headers)
  if (!body) return method === 'GET' || random.chance(0.8) ? null : withType(headers, oddBody(random))
  if (kind === 4) return withType(headers, oddBody(random))
  const value = makeValue(body, material)
  return withType(headers, JSON.stringify(kind >= 5 && kind <= 7 ? spoil(random, value) : value) ?? '')
}

function withType(headers: Record<string, string>, body: string): string {
  headers['content-type'] ??= 'application/json'
  return body
}
