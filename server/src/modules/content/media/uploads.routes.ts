import { BeginMediaBody, FinishMediaBody, LibraryItem, MediaPartQuery, MediaUpload } from '@himoya/contract/content/library'
import type { App } from '../../../platform/core/app-type.ts'
import { IdPath, get, patch, post, remove } from '../../../platform/http/routes.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { finishUpload } from './finish.service.ts'
import { beginUpload, cancelUpload, keepPart, showUpload } from './uploads.service.ts'

const ACCESS = ['editor', 'supervisor'] as const
const PART = 'application/offset+octet-stream'
const CONTENT_ERRORS = ['unsupported_media', 'heic_unsupported', 'too_large', 'file_infected', 'file_damaged'] as const

/** A file comes in parts, which survive a cut connection; then it is described and finished. */
export function mediaUploadRoutes(app: App, platform: Platform): void {
  partRoutes(app, platform)

  post(app, '/api/v1/staff/media/upload/', ACCESS, 'Begin to bring a file into the library')
    .takes({ body: BeginMediaBody, errors: ['rate_limited', 'too_large'] })
    .creates(MediaUpload, ({ actor, body }) => beginUpload(platform, actor, body))

  post(
    app,
    '/api/v1/staff/media/upload/:id/finish/',
    ACCESS,
    'Every part is sent: check it, make it anew, put it into the library with what it shows',
  )
    .takes({
      params: IdPath,
      body: FinishMediaBody,
      errors: ['not_found', 'wrong_offset', ...CONTENT_ERRORS],
      idempotency: false,
    })
    .answers(LibraryItem, ({ actor, params, body }) => finishUpload(platform, actor, params.id, body))

  remove(app, '/api/v1/staff/media/upload/:id/', ACCESS, 'Give an upload up')
    .takes({ params: IdPath, errors: ['not_found'] })
    .does(({ actor, params }) => cancelUpload(platform, actor, params.id))
}

/** Bytes are read as a buffer; the attachments' parser of this type serves the whole server. */
function partRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/media/upload/:id/', ACCESS, 'How far an own upload has come')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(MediaUpload, ({ actor, params }) => showUpload(platform, actor, params.id))

  patch(app, '/api/v1/staff/media/upload/:id/', ACCESS, 'The next part, at the offset reached')
    .takes({
      params: IdPath,
      query: MediaPartQuery,
      errors: ['not_found', 'wrong_offset', 'too_large', 'unsupported_media'],
      upload: PART,
    })
    .answers(MediaUpload, ({ actor, params, body, query }) => {
      if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media')
      const place = { id: params.id, offset: query.offset }
      return keepPart(platform, actor, place, body)
    })
}
