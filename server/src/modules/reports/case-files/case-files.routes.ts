import { Id } from '@himoya/contract/common'
import { AskOriginalBody, CaseFile, CaseFileLink, CaseFiles, DecideOriginalBody } from '@himoya/contract/reports/evidence'
import { z } from 'zod'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { byteRange } from '../../../platform/http/byte-range.ts'
import type { Platform } from '../../../platform/platform.ts'
import { followFileLink, linkCopy, linkOriginal, listFiles } from './file-links.service.ts'
import { askForOriginal, decideOnOriginal } from './originals.service.ts'

const TEAM = ['counsellor', 'supervisor'] as const
const ReportPath = z.strictObject({ id: Id })
const FilePath = z.strictObject({ id: Id, file: Id })
const BytesPath = FilePath.extend({ variant: z.enum(['copy', 'preview', 'original']) })
const Signature = z.strictObject({
  until: z.coerce.number().int().min(0),
  sign: z.string().max(100),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
})

/** Nothing in a file may run or load, even when it is opened by its own address; nothing of it is kept; it is never shown in a tab. */
const FILE_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
}

/** Files of a case: the clean copy for work, the original behind two people (safety.md 20, 23). */
export function caseFilesRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/report/:id/file/', TEAM, 'The files of a case; reading is audited')
    .takes({ params: ReportPath, errors: ['not_found'] })
    .answers(CaseFiles, ({ actor, params }) => listFiles(platform, actor, params.id))

  post(app, '/api/v1/staff/report/:id/file/:file/link/', TEAM, 'Where the clean copy lies for a minute; audited')
    .takes({ params: FilePath, errors: ['not_found'], idempotency: false })
    .answers(CaseFileLink, ({ actor, params }) => linkCopy(platform, actor, params))
  originalRoutes(app, platform)
  bytesRoute(app, platform)
}

function originalRoutes(app: App, platform: Platform): void {
  post(app, '/api/v1/staff/report/:id/file/:file/original/', TEAM, 'Ask for the sealed original, with the reason')
    .takes({ params: FilePath, body: AskOriginalBody, errors: ['not_found', 'already_done'] })
    .answers(CaseFile, ({ actor, params, body }) => askForOriginal(platform, actor, params, body.reason))

  post(
    app,
    '/api/v1/staff/report/:id/file/:file/original/decide/',
    ['supervisor'],
    'Open the original for a day, or leave it sealed; never by who asked',
  )
    .takes({
      params: FilePath,
      body: DecideOriginalBody,
      step_up: true,
      errors: ['not_found', 'second_person'],
      idempotency: false,
    })
    .answers(CaseFile, ({ actor, params, body }) => decideOnOriginal(platform, actor, params, body.grant))

  post(app, '/api/v1/staff/report/:id/file/:file/original/link/', TEAM, 'Where an opened original lies for a minute; audited')
    .takes({ params: FilePath, step_up: true, errors: ['not_found'], idempotency: false })
    .answers(CaseFileLink, ({ actor, params }) => linkOriginal(platform, actor, params))
}

function bytesRoute(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/report/:id/file/:file/:variant/',
    { config: { access: TEAM, undocumented: true }, schema: { params: BytesPath, querystring: Signature } },
    async (request, reply) => {
      const file = await followFileLink(platform, staffActor(request.actor), { ...request.params, ...request.query })
      reply.headers({ ...FILE_HEADERS, 'content-disposition': `attachment; filename="${file.name}"` })
      // RFC 9530: of the whole, whatever part is asked for.
      if (file.sha256) reply.header('repr-digest', `sha-256=:${file.sha256.toString('base64')}:`)
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
