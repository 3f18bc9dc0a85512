import { createHash } from 'node:crypto'
import type { App } from '../core/app-type.ts'
import type { KeptPage } from './kept-page.ts'
import { languageOf, pathOf } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import { drawSharePicture } from './share-picture.ts'

const MOST_PICTURES = 200
const DAY_SECONDS = 86_400

type Pages = { cache: PageCache<KeptPage>; exists: (path: string) => boolean }

/**
 * `/share/uz/news/slug.png`: the picture that stands beside a page's address where it is passed on. Its address is the
 * page's own and stays; its words are the page's title. Only pages that are there get one.
 */
export function registerSharePictures(app: App, { cache, exists }: Pages): void {
  const kept = new Map<string, Promise<Buffer>>()
  let turn: Promise<unknown> = Promise.resolve()
  // One after the other: drawing is work, and nobody waits for it.
  const draw = (title: string): Promise<Buffer> => {
    const known = kept.get(title)
    if (known) return known
    const drawing = turn.then(() => drawSharePicture(title))
    turn = drawing.catch(() => kept.delete(title))
    kept.set(title, drawing)
    if (kept.size > MOST_PICTURES) kept.delete(kept.keys().next().value!)
    return drawing
  }
  app.get<{ Params: { '*': string } }>(
    '/share/*',
    { config: { access: 'public', undocumented: true } },
    async (request, reply) => {
      const [, address] = /^([\w/-]+)\.png$/.exec(request.params['*']) ?? []
      const path = pathOf(`/${address ?? ''}`)
      if (address === undefined || !languageOf(path) || !exists(path)) return reply.callNotFound()
      const { status, title } = await cache.get(path)
      if (status !== 200) return reply.callNotFound()
      const etag = `"${createHash('sha256').update(title).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).header('etag', etag)
      // Other sites show it: that is what it is for.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('image/png').send(await draw(title))
    },
  )
}
