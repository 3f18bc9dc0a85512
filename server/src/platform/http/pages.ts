import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { EmergencyNumber } from '@himoya/contract/content'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Config } from '../../config.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'
import { compressBody, pickEncoding, type Encoding } from './compressed-body.ts'
import { registerConsole } from './console-pages.ts'
import { pageCsp } from './csp.ts'
import { errorFields, type Log } from './log.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { permissionsPolicy, securityHeaders } from './security-headers.ts'
import { loadSite, type BuiltSite, type SiteInput } from './site-build.ts'
import { IMMUTABLE, listAssets, sendAsset } from './static.ts'

type SiteOptions = {
  config: Pick<Config, 'public_url' | 'media_url' | 'mode'>
  emergencyNumbers: (lang: Language) => Promise<EmergencyNumber[]>
  log: Log
  now: () => Date
}

/** Headers as a flat list of names and values, as they go on the wire. */
type KeptAnswer = { body: Buffer; etag: string; headers: string[] }
type KeptPage = { status: number; answers: Record<Encoding, KeptAnswer> }

/** Where `npm run build` puts site, islands and console. */
const BUILD = join(import.meta.dirname, '../../../../build')

const open = { config: { access: 'public', undocumented: true } } as const

/** The service worker fetches our own pages, and may do nothing else. */
const WORKER_HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" }

/** A number whose check has gone stale leaves the pages within this time. */
const PAGE_AGE_MS = 10 * 60_000
const MOST_PAGES = 2_000
/** Addresses of our pages; anything else is answered as not found without being rendered. */
const LANGUAGE_PREFIX = /^\/(?:uz|ru|en)(?=\/)/
const PAGE_PATH = /^(?:\/[a-z0-9-]{1,80}){1,6}$/
const PREVIEW = /^\/(?:uz|ru|en)\/preview\//

/**
 * The public site: pages from the built React Router site, kept whole in memory; hashed assets; the console's bundle.
 * Returns the way to forget kept pages when content changes. Without a build nothing is served.
 */
export async function registerSite(app: App, options: SiteOptions): Promise<{ invalidate: () => void }> {
  const { config, log } = options
  const { emergencyNumbers } = options
  const site = await loadSite(BUILD, { public_url: config.public_url, emergencyNumbers, read: readerOf(app) })
  await registerConsole(app, join(BUILD, 'console'))
  if (!site) {
    log.warn('site is not built')
    return { invalidate: () => {} }
  }
  await registerAssets(app)
  await registerDrawings(app)
  const cache = createPageCache<KeptPage>({
    make: (path) => keepPage(site, path, config),
    max_age_ms: PAGE_AGE_MS,
    max_entries: MOST_PAGES,
    // Anybody can invent addresses; those must not push pages out. A preview changes with every save.
    isKept: ({ status }, path) => (status === 200 && !PREVIEW.test(path)) || path.endsWith('/-'),
    now: () => options.now().getTime(),
    onError: (error) => log.error('page not renewed', errorFields(error)),
  })
  registerPages(app, { site, cache, log, errors: await errorPages(site, config) })
  app.get('/sw.js', open, async (_request, reply) =>
    reply.headers(WORKER_HEADERS).type('text/javascript; charset=utf-8').send(site.service_worker),
  )
  app.get('/sitemap.xml', open, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(sitemap(site, config.public_url)),
  )
  return { invalidate: cache.invalidate }
}

/** Pages are made of the same public calls that anybody may make. Throws when the answer is neither 200 nor 404. */
function readerOf(app: App): SiteInput['read'] {
  return async (path, lang) => {
    const answer = await app.inject({ method: 'GET', url: path, headers: { 'accept-language': lang } })
    if (answer.statusCode === 404) return null
    if (answer.statusCode !== 200) throw new Error(`a page's own call was answered ${answer.statusCode}`)
    return answer.json()
  }
}

async function registerAssets(app: App): Promise<void> {
  const [islands, site] = await Promise.all(
    ['islands/assets', 'site/client/assets'].map((folder) => listAssets(join(BUILD, folder))),
  )
  app.get<{ Params: { '*': string } }>('/assets/*', open, async (request, reply) => {
    const name = request.params['*']
    const asset = islands?.get(name) ?? site?.get(name)
    return asset ? sendAsset(asset, IMMUTABLE, request, reply) : reply.callNotFound()
  })
}

/** The drawn avatars (web/public/avatars). Their names are in the contract, so they are asked for again after a day. */
async function registerDrawings(app: App): Promise<void> {
  const drawings = await listAssets(join(BUILD, 'site/client/avatars'))
  app.get<{ Params: { '*': string } }>('/avatars/*', open, async (request, reply) => {
    const drawing = drawings.get(request.params['*'])
    return drawing ? sendAsset(drawing, 'public, max-age=86400', request, reply) : reply.callNotFound()
  })
}

type Pages = { site: BuiltSite; cache: PageCache<KeptPage>; errors: Record<Language, KeptPage>; log: Log }

function registerPages(app: App, { site, cache, errors, log }: Pages): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url)
    if (cache.has(path)) return sendPage(await cache.get(path), request, reply)
    const lang = languageOf(path)
    const wished = lang ?? rememberedLanguage(request)
    const prefixed = path === '/' ? `/${wished}` : `/${wished}${path}`
    // `/` and addresses without a language lead to the remembered one.
    if (!lang && site.exists(prefixed)) {
      return reply.header('cache-control', 'no-store').redirect(prefixed + queryOf(request.url), 302)
    }
    try {
      return sendPage(await cache.get(lang && site.exists(path) ? path : `/${wished}/-`), request, reply)
    } catch (error) {
      log.error('page not made', { route: request.routeOptions.url ?? '', ...errorFields(error) })
      return sendPage(errors[wished], request, reply)
    }
  }
  app.get('/', open, answer)
  for (const lang of LANGUAGES) {
    app.get(`/${lang}`, open, answer)
    app.get(`/${lang}/*`, open, answer)
  }
  app.get('/*', open, (request, reply) => {
    if (/^\/(api|ws|media|staff|assets)(\/|$)/.test(request.url)) return reply.callNotFound()
    return answer(request, reply)
  })
}

/** Made at the start, so that they are there when nothing else can be made. */
async function errorPages(site: BuiltSite, config: SiteOptions['config']): Promise<Record<Language, KeptPage>> {
  const pages = await Promise.all(LANGUAGES.map(async (lang) => [lang, await keepPage(site, `/${lang}/error`, config)] as const))
  return Object.fromEntries(pages.map(([lang, page]) => [lang, { ...page, status: 503 }])) as Record<Language, KeptPage>
}

/** Writes a kept page with its kept headers past the framework's own sending: half the work for the same bytes. */
function sendPage({ status, answers }: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body, headers, etag } = answers[pickEncoding(request.headers['accept-encoding'])]
  const same = status === 200 && request.headers['if-none-match'] === etag
  reply.hijack()
  reply.raw.writeHead(same ? 304 : status, headers)
  if (same || request.method === 'HEAD') reply.raw.end()
  else reply.raw.end(body)
  return reply
}

async function keepPage(site: BuiltSite, path: string, config: SiteOptions['config']): Promise<KeptPage> {
  const { status, html, inline } = await site.render(path)
  const identity = Buffer.from(html)
  const bodies = await compressBody(identity)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const common = [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', pageCsp(inline, config.media_url)],
    // The chat stands on every page.
    ['permissions-policy', permissionsPolicy(['microphone'])],
    ['cache-control', 'no-cache'],
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
  return { status, answers: { br: answerIn('br'), gzip: answerIn('gzip'), identity: answerIn('identity') } }
}

/** The path without query and closing slash; '/-', where no page is, for an address that cannot be one of ours. */
function pathOf(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return bare === '/' || PAGE_PATH.test(bare) ? bare : `${bare.match(LANGUAGE_PREFIX)?.[0] ?? ''}/-`
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

const languageOf = (path: string): Language | null =>
  LANGUAGES.find((lang) => path === `/${lang}` || path.startsWith(`/${lang}/`)) ?? null

/** The cookie `lang`, written by the page's script; Uzbek when there is none. */
function rememberedLanguage(request: FastifyRequest): Language {
  const tag = /(?:^|;\s*)lang=([a-z]{2})/.exec(request.headers.cookie ?? '')?.[1]
  return LANGUAGES.find((lang) => lang === tag) ?? LANGUAGES[0]
}

function sitemap(site: BuiltSite, public_url: string): string {
  const address = (lang: Language, rest: string): string => `${public_url}/${lang}${rest && `/${rest}`}`
  const urls = site.listed.flatMap((rest) =>
    LANGUAGES.map((lang) => {
      const alternates = LANGUAGES.map((tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(tag, rest)}"/>`)
      return `<url><loc>${address(lang, rest)}</loc>${alternates.join('')}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
