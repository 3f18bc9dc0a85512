import { Empty, Id } from '@himoya/contract/common'
import { BeginMediaBody, FinishMediaBody, LibraryItem, MediaPartQuery, MediaUpload } from '@himoya/contract/library'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { finishUpload } from './finish.service.ts'
import { beginUpload, cancelUpload, keepPart, showUpload } from './uploads.service.ts'

const ACCESS = ['editor', 'supervisor'] as const
const PART = 'application/offset+octet-stream'
const CONTENT_ERRORS = ['unsupported_media', 'heic_unsupported', 'too_large', 'file_infected'] as const
const params = z.strictObject({ id: Id })

/** A file comes in parts, which survive a cut connection; then it is described and finished. */
export function mediaUploadRoutes(app: App, platform: Platform): void {
  partRoutes(app, platform)

  app.post(
    '/api/v1/staff/media/upload/',
    {
      config: { access: ACCESS, summary: 'Begin to bring a file into the library', errors: ['rate_limited', 'too_large'] },
      schema: { body: BeginMediaBody, response: { 201: MediaUpload } },
    },
    async (request, reply) => reply.status(201).send(await beginUpload(platform, staffActor(request.actor), request.body)),
  )

  app.post(
    '/api/v1/staff/media/upload/:id/finish/',
    {
      config: {
        access: ACCESS,
        summary: 'Every part is sent: check it, make it anew, put it into the library with what it shows',
        errors: ['not_found', 'wrong_offset', ...CONTENT_ERRORS],
        idempotency: false,
      },
      schema: { params, body: FinishMediaBody, response: { 200: LibraryItem } },
    },
    (request) => finishUpload(platform, staffActor(request.actor), request.params.id, request.body),
  )

  app.delete(
    '/api/v1/staff/media/upload/:id/',
    {
      config: { access: ACCESS, summary: 'Give an upload up', errors: ['not_found'] },
      schema: { params, response: { 204: Empty } },
    },
    async (request, reply) => {
      await cancelUpload(platform, staffActor(request.actor), request.params.id)
      reply.status(204)
    },
  )
}

/** Bytes are read as a buffer; the attachments' parser of this type serves the whole server. */
function partRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/media/upload/:id/',
    {
      config: { access: ACCESS, summary: 'How far an own upload has come', errors: ['not_found'] },
      schema: { params, response: { 200: MediaUpload } },
    },
    (request) => showUpload(platform, staffActor(request.actor), request.params.id),
  )

  app.patch(
    '/api/v1/staff/media/upload/:id/',
    {
      config: {
        access: ACCESS,
        summary: 'The next part, at the offset reached',
        errors: ['not_found', 'wrong_offset', 'too_large', 'unsupported_media'],
        upload: PART,
      },
      schema: { params, querystring: MediaPartQuery, response: { 200: MediaUpload } },
    },
    (request) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media')
      const place = { id: request.params.id, offset: request.query.offset }
      return keepPart(platform, staffActor(request.actor), place, request.body)
    },
  )
}
