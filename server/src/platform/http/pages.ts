import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { EmergencyNumber } from '@himoya/contract/content'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Config } from '../../config.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'
import { compressBody, pickEncoding, type CompressedBody, type Encoding } from './compressed-body.ts'
import { registerConsole } from './console-pages.ts'
import { pageCsp } from './csp.ts'
import { errorFields, type Log } from './log.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { loadSite, type BuiltSite } from './site-build.ts'
import { IMMUTABLE, listAssets, sendAsset } from './static.ts'

type SiteOptions = {
  config: Pick<Config, 'public_url' | 'media_url'>
  emergencyNumbers: (lang: Language) => Promise<EmergencyNumber[]>
  log: Log
  now: () => Date
}

type KeptPage = { status: number; body: CompressedBody; headers: Record<Encoding, Record<string, string>>; etag: string }

/** Where `npm run build` puts site, islands and console. */
const BUILD = join(import.meta.dirname, '../../../../build')

const open = { config: { access: 'public', undocumented: true } } as const

/** A number whose check has gone stale leaves the pages within this time. */
const PAGE_AGE_MS = 10 * 60_000
const MOST_PAGES = 2_000
/** Addresses of our pages; anything else is answered as not found without being rendered. */
const PAGE_PATH = /^(?:\/[a-z0-9-]{1,80}){1,6}$/

/**
 * The public site: pages from the built React Router site, kept whole in memory; hashed assets; the console's bundle.
 * Returns the way to forget kept pages when content changes. Without a build nothing is served.
 */
export async function registerSite(app: App, options: SiteOptions): Promise<{ invalidate: () => void }> {
  const { config, log } = options
  const site = await loadSite(BUILD, { public_url: config.public_url, emergencyNumbers: options.emergencyNumbers })
  await registerConsole(app, join(BUILD, 'console'))
  if (!site) {
    log.warn('site is not built')
    return { invalidate: () => {} }
  }
  await registerAssets(app)
  const cache = createPageCache<KeptPage>({
    make: (path) => keepPage(site, path, config.media_url),
    max_age_ms: PAGE_AGE_MS,
    max_entries: MOST_PAGES,
    now: () => options.now().getTime(),
    onError: (error) => log.error('page not renewed', errorFields(error)),
  })
  registerPages(app, site, cache)
  app.get('/sitemap.xml', open, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(sitemap(site, config.public_url)),
  )
  return { invalidate: cache.invalidate }
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

function registerPages(app: App, site: BuiltSite, cache: PageCache<KeptPage>): void {
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const path = pathOf(request.url)
    const lang = languageOf(path)
    if (lang && site.exists(path)) return send(cache.get(path), request, reply)
    const wished = lang ?? rememberedLanguage(request)
    const prefixed = path === '/' ? `/${wished}` : `/${wished}${path}`
    // `/` and unprefixed addresses lead to the remembered language.
    if (!lang && site.exists(prefixed)) {
      return reply.header('cache-control', 'no-store').redirect(prefixed + queryOf(request.url), 302)
    }
    return send(cache.get(`/${wished}/-`), request, reply)
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

  function send(page: KeptPage | Promise<KeptPage>, request: FastifyRequest, reply: FastifyReply) {
    return page instanceof Promise ? page.then((made) => sendPage(made, request, reply)) : sendPage(page, request, reply)
  }
}

function sendPage(page: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  reply.headers(page.headers[encoding])
  if (page.status === 200 && request.headers['if-none-match'] === page.headers[encoding]['etag']) return reply.code(304).send()
  return reply.code(page.status).send(page.body[encoding])
}

async function keepPage(site: BuiltSite, path: string, media_url: string): Promise<KeptPage> {
  const { status, html, inline } = await site.render(path)
  const identity = Buffer.from(html)
  const body = await compressBody(identity)
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const headersOf = (encoding: Encoding): Record<string, string> => ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pageCsp(inline, media_url),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: `"${etag}-${encoding}"`,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  return { status, body, etag, headers: { br: headersOf('br'), gzip: headersOf('gzip'), identity: headersOf('identity') } }
}

/** The path without query and closing slash; '/-', where no page is, for an address that cannot be one of ours. */
function pathOf(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return bare === '/' || PAGE_PATH.test(bare) ? bare : '/-'
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
