import { join } from 'node:path'
import type { EmergencyNumber } from '@himoya/contract/content/content'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Config } from '../../config.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { outlast } from '../db/wait-for-database.ts'
import { addressOf } from '../core/address.ts'
import type { App } from '../core/app-type.ts'
import { clientAddress } from '../core/client.ts'
import { OWN_CALLS } from '../core/own-call.ts'
import { registerConsole } from './console-pages.ts'
import { keepPage, plainPage, sendPage, type KeptPage } from './kept-page.ts'
import { registerExitPage } from './exit-page.ts'
import { errorFields, type Log } from '../core/log.ts'
import { isNowhere, languageOf, NOWHERE, nowhere, otherSpelling, pathOf, rememberedLanguage } from './page-address.ts'
import type { Platform } from '../platform.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { registerForms } from './page-forms.ts'
import { PAGE_LIMIT } from './page-limit.ts'
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts'
import { registerSharePictures } from './share-pictures.ts'
import { loadSite, type BuiltSite, type SiteInput } from './site-build.ts'
import { listedPages, sitemapText, type ListedPage } from './sitemap.ts'
import { IMMUTABLE, listAssets, sendAsset } from './static.ts'

type SiteOptions = {
  config: Pick<Config, 'public_url' | 'media_url' | 'mode' | 'map_tiles_url'>
  emergencyNumbers: (lang: Language) => Promise<EmergencyNumber[]>
  /** The pages of content that may be found. */
  listedContent: () => Promise<ListedPage[]>
  log: Log
  limiter: Platform['limiter']
  now: () => Date
  db: Db
}

/** Where `npm run build` puts site, islands and console. */
export const BUILD = join(import.meta.dirname, '../../../../build')

const open = { config: { access: 'public', undocumented: true } } as const

/** The service worker fetches our own pages, and may do nothing else. */
const WORKER_HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" }

/** A number whose check has gone stale leaves the pages within this time. */
const PAGE_AGE_MS = 10 * 60_000
const MOST_PAGES = 2_000
/** A preview changes with every save; a certificate ends with its account, at once. */
const NEVER_KEPT = /^\/(?:uz|ru|en)\/(?:preview|certificate)\//

/**
 * The public site: pages from the built React Router site, kept whole in memory; hashed assets; the console's bundle.
 * Returns the way to forget kept pages when content changes. Without a build nothing is served.
 */
export async function registerSite(app: App, options: SiteOptions): Promise<{ invalidate: () => void }> {
  const { config, log } = options
  const { emergencyNumbers } = options
  const { public_url, map_tiles_url: map_tiles } = config
  const site = await loadSite(BUILD, { public_url, map_tiles, emergencyNumbers, read: readerOf(app), write: writerOf(app) })
  const files = createReleaseFiles(options)
  await registerConsole(app, join(BUILD, 'console'), files)
  if (!site) {
    log.warn('site is not built')
    return { invalidate: () => {} }
  }
  await registerAssets(app, files)
  await registerDrawings(app)
  await registerLooks(app, config)
  registerExitPage(app)
  const cache = createPageCache<KeptPage>({
    // What is made for each look at it is not pressed as small as what is kept.
    make: (path, last) => keepPage(site, path, config, { last, quickly: NEVER_KEPT.test(path) }),
    max_age_ms: PAGE_AGE_MS,
    max_entries: MOST_PAGES,
    // Anybody can invent addresses; those must not push pages out.
    isKept: ({ status }, path) => (status === 200 && !NEVER_KEPT.test(path)) || isNowhere(path),
    now: () => options.now().getTime(),
    onError: (error) => log.error('page not renewed', errorFields(error)),
  })
  const errors = await outlast(log.warn, () => errorPages(site, config))
  registerPages(app, { limiter: options.limiter, site, cache, log, config, errors })
  // Whoever followed an address that is too long to be read is answered by a page too.
  app.unread.page = async (path) => plainPage(await cache.get(nowhere(languageOf(path) ?? 'uz')))
  const missing = async (lang: Language): Promise<KeptPage> => cache.get(nowhere(lang))
  await registerForms(app, { site, config, limiter: options.limiter, missing, errors, log })
  app.get('/sw.js', open, async (_request, reply) =>
    reply.headers(WORKER_HEADERS).type('text/javascript; charset=utf-8').send(site.service_worker),
  )
  const map = createPageCache<{ text: string; paths: ReadonlySet<string> }>({
    make: async () => {
      const listed = listedPages(site.listed, await options.listedContent())
      return { text: sitemapText(listed, config.public_url), paths: new Set(listed.map(({ path }) => path)) }
    },
    max_age_ms: PAGE_AGE_MS,
    max_entries: 1,
    isKept: () => true,
    now: () => options.now().getTime(),
    onError: (error) => log.error('map of the site not renewed', errorFields(error)),
  })
  app.get('/sitemap.xml', open, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send((await map.get('/')).text),
  )
  registerSharePictures(app, { cache, limiter: options.limiter, listed: async () => (await map.get('/')).paths })
  return {
    invalidate() {
      cache.invalidate()
      map.invalidate()
    },
  }
}

/** Pages are made of the same public calls that anybody may make. Throws when the answer is neither 200 nor 404. */
function readerOf(app: App): SiteInput['read'] {
  return async (path, lang) => {
    const answer = await app.inject({
      method: 'GET',
      url: path,
      headers: { 'accept-language': lang },
      remoteAddress: OWN_CALLS,
    })
    if (answer.statusCode === 404) return null
    if (answer.statusCode !== 200) throw new Error(`a page's own call was answered ${answer.statusCode}`)
    return answer.json()
  }
}

/** What a page without scripts was sent becomes the same public call that a script would have made, of the same address. */
function writerOf(app: App): SiteInput['write'] {
  return async (path, lang, { body, authorization }, address) => {
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url: path,
      headers: { 'accept-language': lang, ...(authorization ? { authorization } : {}) },
      ...(body ? { payload: body } : {}),
      remoteAddress: address,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
}

async function registerAssets(app: App, files: ReleaseFiles): Promise<void> {
  const [islands, site] = await Promise.all(
    ['islands/assets', 'site/client/assets'].map((folder) => listAssets(join(BUILD, folder))),
  )
  app.get<{ Params: { '*': string } }>('/assets/*', open, async (request, reply) => {
    const name = request.params['*']
    return sendAsset(await files(islands?.get(name) ?? site?.get(name), `assets/${name}`), IMMUTABLE, request, reply)
  })
}

/** The drawn avatars and those of counsellors (web/public). Their names are in the contract, so they are asked for again after a day. */
async function registerDrawings(app: App): Promise<void> {
  for (const folder of ['avatars', 'drawings']) {
    const drawings = await listAssets(join(BUILD, 'site/client', folder))
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, open, async (request, reply) => {
      const drawing = drawings.get(request.params['*'])
      return drawing ? sendAsset(drawing, 'public, max-age=86400', request, reply) : reply.callNotFound()
    })
  }
}

/** What an installed site is called and looks like (scripts/looks.mjs); the names are fixed, so they are asked for again. */
async function registerLooks(app: App, config: SiteOptions['config']): Promise<void> {
  const looks = await listAssets(join(BUILD, 'looks'))
  app.get<{ Params: { '*': string } }>('/looks/*', open, async (request, reply) => {
    const file = looks.get(request.params['*'])
    return file ? sendAsset(file, 'public, max-age=3600', request, reply) : reply.callNotFound()
  })
  // Pages name the manifest of the look that was chosen; this address is for whoever tries the usual one.
  app.get('/manifest.webmanifest', open, async (request, reply) => {
    const name = [...looks.keys()].find((one) => one.endsWith(`.${rememberedLanguage(request, config)}.webmanifest`))
    const file = name === undefined ? undefined : looks.get(name)
    return file ? sendAsset(file, 'no-cache', request, reply.header('vary', 'cookie')) : reply.callNotFound()
  })
}

type Pages = {
  limiter: Platform['limiter']
  site: BuiltSite
  cache: PageCache<KeptPage>
  errors: Record<Language, KeptPage>
  log: Log
  config: SiteOptions['config']
}

function registerPages(app: App, { limiter, site, cache, errors, log, config }: Pages): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { path: written, query } = addressOf(request) ?? NOWHERE
    const spelled = otherSpelling(written)
    if (spelled !== null) return reply.header('cache-control', 'no-store').redirect(spelled, 302)
    const path = pathOf(written)
    if (cache.has(path)) return sendPage(await cache.get(path), request, reply)
    const lang = languageOf(path)
    const preferred = lang ?? rememberedLanguage(request, config)
    const prefixed = path === '/' ? `/${preferred}` : `/${preferred}${path}`
    // `/` and addresses without a language lead to the remembered one.
    if (!lang && site.exists(prefixed)) {
      return reply.header('cache-control', 'no-store').redirect(prefixed + query, 302)
    }
    const wait = site.exists(path) ? await limiter.take('page', clientAddress(request), PAGE_LIMIT) : 0
    if (wait > 0) return sendPage({ ...errors[preferred], status: 429 }, request, reply)
    try {
      const page = await cache.get(lang && site.exists(path) ? path : nowhere(preferred))
      // An address of a kind we have, with nothing behind it.
      return sendPage(page.is_empty ? await cache.get(nowhere(preferred)) : page, request, reply)
    } catch (error) {
      log.error('page not made', { route: request.routeOptions.url ?? '', ...errorFields(error) })
      return sendPage(errors[preferred], request, reply)
    }
  }
  app.get('/', open, answer)
  for (const lang of LANGUAGES) {
    app.get(`/${lang}`, open, answer)
    app.get(`/${lang}/*`, open, answer)
  }
  app.get('/*', open, (request, reply) => {
    if (/^\/(api|ws|media|staff|assets)(\/|$)/.test(addressOf(request)?.path ?? '')) return reply.callNotFound()
    return answer(request, reply)
  })
}

/**
 * Made at the start, in every encoding, so that they are there when nothing else can be made. Every start pays for them, and few
 * people see them: quickly.
 */
async function errorPages(site: BuiltSite, config: SiteOptions['config']): Promise<Record<Language, KeptPage>> {
  const pages = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const page = await keepPage(site, `/${lang}/error`, config, { quickly: true })
      await page.answerIn('br')
      return [lang, { ...page, status: 503 }] as const
    }),
  )
  return Object.fromEntries(pages) as Record<Language, KeptPage>
}
