import { Id } from '@himoya/contract/common'
import {
  BeginEvidenceBody,
  EvidenceAnswer,
  EvidenceKey,
  EvidencePartQuery,
  EvidenceTaken,
  EvidenceUpload,
} from '@himoya/contract/reports/evidence'
import { EVIDENCE_SIZES } from '@himoya/contract/reports/report-lists'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post, put, remove } from '../../../platform/http/routes.ts'
import { clientAddress } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { sentFile } from '../../../platform/http/sent-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { finishUpload, takeWhole } from './finish-upload.service.ts'
import { beginUpload, cancelUpload, keepPart, showUpload, type Claim } from './uploads.service.ts'

const UploadPath = z.strictObject({ id: Id })
/** What a form needs beside its file. */
const FORM_BYTES = 64 * 1024
const CONTENT_ERRORS = ['unsupported_media', 'too_large', 'file_infected', 'file_damaged'] as const
/** Its parser stands with the attachments, for all. */
const PART = 'application/offset+octet-stream'

/** Files for a report, before or after it was sent; nobody is asked who they are (api.md, "victim"). */
export function evidenceRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/v1/victim/file/',
    {
      config: {
        access: 'public',
        summary: 'A file for a report: whole in the field `file`, or begun in parts by JSON; the key ties it to the report',
        errors: [...CONTENT_ERRORS, 'not_found', 'rate_limited'],
        upload: true,
      },
      // A multipart body is read as a stream, so there is none to check here.
      schema: { body: BeginEvidenceBody.nullish(), response: { 201: EvidenceAnswer } },
    },
    async (request, reply) => {
      const answer = request.body
        ? await beginUpload(platform, clientAddress(request), request.body)
        : await takeWhole(platform, clientAddress(request), await fileOf(platform, request, reply))
      return reply.status(201).send(answer)
    },
  )
  partRoutes(app, platform)
  finishRoutes(app, platform)
}

/** The form's file. What its sender calls it decides nothing. */
async function fileOf(platform: Platform, request: FastifyRequest, reply: FastifyReply) {
  const { pieces } = await sentFile(platform, { request, reply }, { field: 'file', most_bytes: EVIDENCE_SIZES.video })
  return { pieces, said_bytes: Number(request.headers['content-length'] ?? 0) - FORM_BYTES }
}

/** A key that is none opens nothing, like one that is unknown. Throws `not_found`. */
function claimOf({ params, headers }: { params: { id: string }; headers: FastifyRequest['headers'] }): Claim {
  const key = EvidenceKey.safeParse(headers['x-file-key'])
  if (!key.success) throw new AppError('not_found')
  return { id: params.id, key: key.data }
}

function partRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/victim/file/:id/', 'public', 'How far an upload has come; its key stands in `x-file-key`')
    .takes({ params: UploadPath, errors: ['not_found'] })
    .answers(EvidenceAnswer, (request) => showUpload(platform, claimOf(request)))

  put(
    app,
    '/api/v1/victim/file/:id/',
    'public',
    'The next part, at the offset reached; the key of the upload stands in `x-file-key`',
  )
    .takes({
      params: UploadPath,
      query: EvidencePartQuery,
      errors: ['not_found', 'wrong_offset', 'too_large', 'unsupported_media', 'rate_limited'],
      upload: PART,
    })
    .answers(EvidenceUpload, (request) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media')
      const part = { offset: request.query.offset, bytes: request.body }
      return keepPart(platform, clientAddress(request), claimOf(request), part)
    })
}

function finishRoutes(app: App, platform: Platform): void {
  post(app, '/api/v1/victim/file/:id/finish/', 'public', 'Every part is sent: seal the original and make its clean copy')
    .takes({ params: UploadPath, errors: [...CONTENT_ERRORS, 'not_found', 'wrong_offset', 'rate_limited'], idempotency: false })
    .answers(EvidenceTaken, (request) => finishUpload(platform, clientAddress(request), claimOf(request)))

  remove(app, '/api/v1/victim/file/:id/', 'public', 'Give a file up that no report has')
    .takes({ params: UploadPath, errors: ['not_found'] })
    .does((request) => cancelUpload(platform, claimOf(request)))
}
