import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { compressBody, pickEncoding, type Encoding } from '../http/compressed-body.ts'
import { pageCsp } from './csp.ts'
import { isNowhere } from './page-address.ts'
import { permissionsPolicy, securityHeaders } from '../http/security-headers.ts'
import type { BuiltSite, SentForm } from './site-build.ts'

/** Headers as a flat list of names and values, as they go on the wire. */
type KeptAnswer = { body: Buffer; etag: string; headers: string[] }
/** A page as it is kept. Who understands no compression is rare: for those it is unpacked anew, and weighs nothing here. */
export type KeptPage = {
  status: number
  title: string
  answers: Record<Exclude<Encoding, 'identity'>, KeptAnswer>
  plain: KeptAnswer
}

/** Where an operator's street tiles are shown. */
const WITH_MAP = /^\/(?:uz|ru|en)\/places(?:\/|$)/

/** The page of a path with all its headers; of a sent `form` it is for its sender alone. */
export async function keepPage(
  site: BuiltSite,
  path: string,
  config: Pick<Config, 'media_url' | 'mode' | 'map_tiles_url'>,
  form?: SentForm,
): Promise<KeptPage> {
  const { status, html, inline, title } = await site.render(path, form)
  const identity = Buffer.from(html)
  const bodies = await compressBody(identity, form === undefined && (status === 200 || isNowhere(path)))
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const has_map = WITH_MAP.test(path)
  const common = [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', pageCsp(inline, config.media_url, has_map ? config.map_tiles_url : null)],
    // Chat and SOS stand on every page; each asks only after a tap.
    ['permissions-policy', permissionsPolicy(['microphone', 'geolocation'])],
    ['cache-control', form ? 'no-store' : 'no-cache'],
    ['vary', 'accept-encoding'],
  ] as const
  const own = new Set<string>(common.map(([name]) => name))
  const inherited = securityHeaders(config).filter(([name]) => !own.has(name))
  const answerIn = (encoding: Encoding): KeptAnswer => {
    const etag = `"${hash}-${encoding}"`
    const encoded = encoding === 'identity' ? [] : [['content-encoding', encoding] as const]
    const body = bodies[encoding]
    return {
      body,
      etag,
      headers: [...common, ...inherited, ...encoded, ['etag', etag], ['content-length', `${body.length}`]].flat(),
    }
  }
  const answers = { br: answerIn('br'), gzip: answerIn('gzip') }
  return { status, title, answers, plain: { ...answerIn('identity'), body: answers.br.body } }
}

/** The page and its headers for who has not said what they understand. */
export function plainPage({ plain: { headers, body } }: KeptPage): { headers: [string, string][]; body: Buffer } {
  const pairs = Array.from({ length: headers.length / 2 }, (_, nth): [string, string] => [
    headers[2 * nth]!,
    headers[2 * nth + 1]!,
  ])
  return { headers: pairs, body: brotliDecompressSync(body) }
}

/** Writes a kept page with its kept headers past the framework's own sending: half the work for the same bytes. */
export function sendPage({ status, answers, plain }: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const { body, headers, etag } = encoding === 'identity' ? plain : answers[encoding]
  const same = status === 200 && request.headers['if-none-match'] === etag
  reply.hijack()
  reply.raw.writeHead(same ? 304 : status, headers)
  if (same || request.method === 'HEAD') reply.raw.end()
  else reply.raw.end(encoding === 'identity' ? brotliDecompressSync(body) : body)
  return reply
}
