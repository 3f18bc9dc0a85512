import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { brotliBody, gzipBody, pickEncoding, type Encoding } from '../http/compressed-body.ts'
import { pageCsp } from './csp.ts'
import { isNowhere } from './page-address.ts'
import { permissionsPolicy, securityHeaders } from '../http/security-headers.ts'
import type { BuiltSite, SentForm } from './site-build.ts'

/** Headers as a flat list of names and values, as they go on the wire. */
type KeptAnswer = { body: Buffer; etag: string; headers: string[] }
/** A page as it is kept: as gzip, and as brotli once that was asked for. Who understands no compression is rare: unpacked anew. */
export type KeptPage = {
  status: number
  /** Nothing is behind its address; the page of an unknown one takes its place. */
  is_empty: boolean
  title: string
  /** Of its words: another page has another one. */
  hash: string
  answerIn: (encoding: Encoding) => KeptAnswer | Promise<KeptAnswer>
  /** Was it asked for as brotli, whose best level is most of the work of making a page? */
  hasBrotli: () => boolean
}

/** Where an operator's street tiles are shown. */
const WITH_MAP = /^\/(?:uz|ru|en)\/places(?:\/|$)/

/**
 * The page of a path with all its headers; of a sent `form` it is for its sender alone. Where its words are those of `last`, it is
 * `last`; where they are not, whoever asks for the new one waits for no more than they did for the old one.
 */
export async function keepPage(
  site: BuiltSite,
  path: string,
  config: Pick<Config, 'media_url' | 'mode' | 'map_tiles_url'>,
  { form, last, quickly = form !== undefined }: { form?: SentForm; last?: KeptPage | undefined; quickly?: boolean } = {},
): Promise<KeptPage> {
  const { status, html, inline, title } = await site.render(path, form)
  const identity = Buffer.from(html)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  if (last?.hash === hash && last.status === status) return last
  const kept = !quickly && (status === 200 || isNowhere(path))
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
  const answerOf = (encoding: Encoding, body: Buffer): KeptAnswer => {
    const etag = `"${hash}-${encoding}"`
    const encoded = encoding === 'identity' ? [] : [['content-encoding', encoding] as const]
    return {
      body,
      etag,
      headers: [...common, ...inherited, ...encoded, ['etag', etag], ['content-length', `${body.length}`]].flat(),
    }
  }
  const page = { status, is_empty: html === '', title, hash, ...packed(await gzipBody(identity, kept), kept, answerOf) }
  if (last?.hasBrotli()) await page.answerIn('br')
  return page
}

function packed(
  gzip: Buffer,
  kept: boolean,
  answerOf: (encoding: Encoding, body: Buffer) => KeptAnswer,
): Pick<KeptPage, 'answerIn' | 'hasBrotli'> {
  const gzipped = answerOf('gzip', gzip)
  let br: KeptAnswer | Promise<KeptAnswer> | null = null
  const makeBrotli = async (): Promise<KeptAnswer> => {
    try {
      br = answerOf('br', await brotliBody(gunzipSync(gzip), kept))
      return br
    } catch (error) {
      br = null
      throw error
    }
  }
  return {
    answerIn(encoding) {
      if (encoding === 'gzip') return gzipped
      if (encoding === 'br') return (br ??= makeBrotli())
      return answerOf('identity', gunzipSync(gzip))
    },
    hasBrotli: () => br !== null,
  }
}

/** The page and its headers for who has not said what they understand. */
export async function plainPage({ answerIn }: KeptPage): Promise<{ headers: [string, string][]; body: Buffer }> {
  const { headers, body } = await answerIn('identity')
  const pairs = Array.from({ length: headers.length / 2 }, (_, nth): [string, string] => [
    headers[2 * nth]!,
    headers[2 * nth + 1]!,
  ])
  return { headers: pairs, body }
}

/** Writes a kept page with its kept headers past the framework's own sending: half the work for the same bytes. */
export async function sendPage(
  { status, answerIn }: Pick<KeptPage, 'status' | 'answerIn'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body, headers, etag } = await answerIn(pickEncoding(request.headers['accept-encoding']))
  const same = status === 200 && request.headers['if-none-match'] === etag
  reply.hijack()
  reply.raw.writeHead(same ? 304 : status, headers)
  if (same || request.method === 'HEAD') reply.raw.end()
  else reply.raw.end(body)
  return reply
}
