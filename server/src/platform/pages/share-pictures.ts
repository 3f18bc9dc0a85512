import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { App } from '../core/app-type.ts'
import { clientAddress } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import { createTurns } from '../files/turns.ts'
import type { Platform } from '../platform.ts'
import type { KeptPage } from './kept-page.ts'
import { languageOf, pathOf, restOf } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import { PAGE_LIMIT } from './page-limit.ts'
import { drawSharePicture } from './share-picture.ts'

/** All of a site as large as its kept pages: 18 KB each. */
const MOST_PICTURES = 2_000
/** A tenth of a second of a processor each, and nobody waits for it: one after the other, and not many behind. */
const DRAWING = { running: 1, waiting: 20 }
const DAY_SECONDS = 86_400

type Pages = {
  cache: Pick<PageCache<Pick<KeptPage, 'status' | 'title'>>, 'get' | 'has'>
  limiter: Platform['limiter']
  /** The pages that may be found, by their paths after the language. */
  listed: () => Promise<ReadonlySet<string>>
  draw?: (title: string) => Promise<Buffer>
}

/**
 * `/share/uz/news/slug.png`: the picture that stands beside a page's address where it is passed on. Its address is the
 * page's own and stays; its words are the page's title. Only pages that may be found get one; what has to be drawn counts as a page
 * that has to be made.
 */
export function registerSharePictures(app: App, { cache, limiter, listed, draw = drawSharePicture }: Pages): void {
  const kept = new Map<string, Promise<Buffer>>()
  const turn = createTurns(DRAWING)
  const pictureOf = (title: string): Promise<Buffer> => {
    const known = kept.get(title)
    if (known) return known
    const drawing = turn(() => draw(title))
    kept.set(title, drawing)
    drawing.catch(() => kept.delete(title))
    if (kept.size > MOST_PICTURES) kept.delete(kept.keys().next().value!)
    return drawing
  }
  const isKept = async (path: string): Promise<boolean> => cache.has(path) && kept.has((await cache.get(path)).title)
  const count = async (request: FastifyRequest): Promise<void> => {
    const retry_after = await limiter.take('page', clientAddress(request), PAGE_LIMIT)
    if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  }
  app.get<{ Params: { '*': string } }>(
    '/share/*',
    { config: { access: 'public', undocumented: true } },
    async (request, reply) => {
      const [, address] = /^([\w/-]+)\.png$/.exec(request.params['*']) ?? []
      const path = pathOf(`/${address ?? ''}`)
      if (address === undefined || !languageOf(path)) return reply.callNotFound()
      if (!(await isKept(path))) await count(request)
      if (!(await listed()).has(restOf(path))) return reply.callNotFound()
      const { status, title } = await cache.get(path)
      if (status !== 200) return reply.callNotFound()
      const etag = `"${createHash('sha256').update(title).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).header('etag', etag)
      // Other sites show it: that is what it is for.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('image/png').send(await pictureOf(title))
    },
  )
}
