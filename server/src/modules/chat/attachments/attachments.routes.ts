import { AttachmentAnswer, BeginUploadBody, PartQuery, Upload, type AttachmentKind } from '@himoya/contract/chat/attachments'
import { Attachment } from '@himoya/contract/chat/chat'
import { Id } from '@himoya/contract/common'
import { SIZES } from '@himoya/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signedInActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { get, patch, post, remove } from '../../../platform/http/routes.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { sentFile, wholeFile } from '../../../platform/http/sent-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { linkRoutes } from './attachment-link.routes.ts'
import { finishUpload, uploadWhole } from './finish-upload.service.ts'
import { beginUpload, cancelUpload, keepPart, showUpload } from './uploads.service.ts'

const ChatPath = z.strictObject({ chat_id: Id })
const UploadPath = z.strictObject({ chat_id: Id, id: Id })
const CONTENT_ERRORS = [
  'not_found',
  'unsupported_media',
  'heic_unsupported',
  'voice_too_long',
  'file_infected',
  'file_damaged',
  'too_large',
] as const
const PART = 'application/offset+octet-stream'

/** Pictures and voice notes of a chat: whole in a form, or in parts that survive a cut connection (api.md, "chat, message"). */
export async function attachmentRoutes(app: App, platform: Platform): Promise<void> {
  app.addContentTypeParser(PART, { parseAs: 'buffer', bodyLimit: SIZES.part }, (_request, body, done) => done(null, body))
  beginRoute(app, platform)
  partRoutes(app, platform)
  finishRoutes(app, platform)
  linkRoutes(app, platform)
}

function beginRoute(app: App, platform: Platform): void {
  app.post(
    '/api/v1/chat/:chat_id/attachment/',
    {
      config: {
        access: 'user_or_staff',
        summary: 'A picture or voice note: whole in the field `file`, or begun in parts by JSON',
        errors: [...CONTENT_ERRORS, 'chat_ended', 'blocked', 'rate_limited'],
        upload: true,
      },
      // A multipart body is read as a stream, so there is none to check here.
      schema: { params: ChatPath, body: BeginUploadBody.nullish(), response: { 201: AttachmentAnswer } },
    },
    async (request, reply) => {
      const actor = signedInActor(request.actor)
      const { chat_id } = request.params
      const answer = request.body
        ? await beginUpload(platform, actor, chat_id, request.body)
        : await uploadWhole(platform, actor, chat_id, await fileOf(platform, request, reply))
      return reply.status(201).send(answer)
    },
  )
}

/** The form's file. Its claimed type only chooses between the two ways it is then examined by. */
async function fileOf(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ kind: AttachmentKind; bytes: Buffer }> {
  const file = await sentFile(platform, { request, reply }, { field: 'file', most_bytes: SIZES.image })
  return { kind: /^(audio|video)\//.test(file.type) ? 'voice' : 'image', bytes: await wholeFile(file) }
}

function partRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/chat/:chat_id/attachment/:id/', 'user_or_staff', 'How far an own upload has come')
    .takes({ params: UploadPath, errors: ['not_found'] })
    .answers(Upload, ({ actor, params }) => showUpload(platform, actor, params.chat_id, params.id))

  patch(app, '/api/v1/chat/:chat_id/attachment/:id/', 'user_or_staff', 'The next part, at the offset reached')
    .takes({ params: UploadPath, query: PartQuery, errors: ['not_found', 'wrong_offset', 'too_large'], upload: PART })
    .answers(Upload, ({ actor, params, body, query }) => {
      if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media')
      const place = { ...params, offset: query.offset }
      return keepPart(platform, actor, place, body)
    })
}

function finishRoutes(app: App, platform: Platform): void {
  post(app, '/api/v1/chat/:chat_id/attachment/:id/finish/', 'user_or_staff', 'Every part is sent: check, clean and keep it')
    .takes({ params: UploadPath, errors: [...CONTENT_ERRORS, 'wrong_offset'], idempotency: false })
    .answers(Attachment, ({ actor, params }) => finishUpload(platform, actor, params.chat_id, params.id))

  remove(app, '/api/v1/chat/:chat_id/attachment/:id/', 'user_or_staff', 'Give an upload up that was not sent')
    .takes({ params: UploadPath, errors: ['not_found'] })
    .does(({ actor, params }) => cancelUpload(platform, actor, params.chat_id, params.id))
}
