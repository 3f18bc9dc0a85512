import { extname } from 'node:path'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Platform } from '../platform.ts'
import type { App } from '../core/app-type.ts'
import { AppError } from '../core/errors.ts'

const TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp' }
const NAME = /^[\w-]{20,64}\.[a-z0-9]{2,5}$/

/** Nothing in a file may run or load, even when it is opened by its own address. */
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** What goes with every public file: kept for a year, and shut in. */
export const mediaHeaders = (config: Pick<Config, 'media_url' | 'public_url'>): Record<string, string> => ({
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': SANDBOX,
  'cross-origin-resource-policy':
    new URL(config.media_url).host === new URL(config.public_url).host ? 'same-origin' : 'cross-origin',
})

/**
 * `/media/avatars/<random>.webp`: public pictures we encoded ourselves. A name is never used twice, so they are kept
 * for a year. What is not public never lies here.
 */
export function registerMedia(app: App, { files, config }: Pick<Platform, 'files' | 'config'>): void {
  const headers = mediaHeaders(config)
  const params = z.strictObject({ folder: z.enum(['avatars']), name: z.string().regex(NAME) })
  app.get(
    '/media/:folder/:name',
    { config: { access: 'public', undocumented: true }, schema: { params } },
    async (request, reply) => {
      const { folder, name } = request.params
      const type = TYPES[extname(name)]
      const bytes = type === undefined ? null : await files.read(`${folder}/${name}`)
      if (type === undefined || bytes === null) throw new AppError('not_found')
      return reply.type(type).headers(headers).send(bytes)
    },
  )
}
