import { AttachmentLink } from '@himoya/contract/chat/attachments'
import { Id } from '@himoya/contract/common'
import { z } from 'zod'
import { signedInActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { get } from '../../../platform/http/routes.ts'
import { byteRange } from '../../../platform/http/byte-range.ts'
import type { Platform } from '../../../platform/platform.ts'
import { followLink, makeLink } from './links.service.ts'

const FilePath = z.strictObject({ id: Id, variant: z.enum(['full', 'preview']) })
const Signature = z.strictObject({ until: z.coerce.number().int().min(0), sign: z.string().max(100) })

/** Nothing in a file may run or load, even when it is opened by its own address; nothing of it is kept. */
const FILE_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'accept-ranges': 'bytes',
}

export function linkRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/attachment/:id/link/', 'user_or_staff', 'Where its bytes lie for the next minute')
    .takes({ params: z.strictObject({ id: Id }), errors: ['not_found'] })
    .answers(AttachmentLink, ({ actor, params }) => makeLink(platform, actor, params.id))

  app.get(
    '/api/v1/attachment/:id/:variant/',
    { config: { access: 'user_or_staff', undocumented: true }, schema: { params: FilePath, querystring: Signature } },
    async (request, reply) => {
      const file = await followLink(platform, signedInActor(request.actor), { ...request.params, ...request.query })
      const name = `${request.params.variant}.${file.mime.split('/')[1]}`
      reply.headers({ ...FILE_HEADERS, 'content-disposition': `inline; filename="${name}"` })
      const range = byteRange(request.headers.range, file.size)
      if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
      reply.type(file.mime)
      if (range === null) return reply.send(await file.read(0, file.size))
      const { from, to } = range
      reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${file.size}`)
      return reply.send(await file.read(from, to))
    },
  )
}
