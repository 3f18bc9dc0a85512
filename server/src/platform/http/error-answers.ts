import { randomBytes } from 'node:crypto'
import type { ErrorBody, ErrorCode } from '@himoya/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../core/address.ts'
import type { App } from '../core/app-type.ts'
import { isUniqueViolation } from '../db/violations.ts'
import { AppError } from '../core/errors.ts'
import { ERROR_TEXTS } from '../core/error-texts.ts'
import { askedLanguage } from '../core/language.ts'
import { errorFields, type Log } from '../core/log.ts'
import { methodsOf, type RouteList } from './route-list.ts'

/** Fastify's own refusals by its code; any other 4xx of it is `bad_request`. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** What PostgreSQL or the way to it says when it cannot serve now (SQLSTATE classes 08, 53, 57; errno names). */
const DATABASE_CODES: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^(53100|25006|EROFS|ENOSPC|EDQUOT)$/, 'read_only'],
  // Two did the same at the same moment, and the other was first.
  [/^23505$/, 'changed_meanwhile'],
  [/^(53\w{3}|57014|55P03|40001|40P01)$/, 'overloaded'],
  [/^(08\w{3}|57P0\w|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/, 'unavailable'],
]

const RETRY_AFTER_SECONDS = 5

declare module 'fastify' {
  interface FastifyRequest {
    /** The code it was refused with; null: it was not. */
    refused_with: ErrorCode | null
  }
}

/** Every failure leaves the server through here, as `{code, message, fields?}` in the asked language. */
export function registerErrorAnswers(app: App, routes: RouteList, log: Log): void {
  const allowedMethods = methodsOf(routes)
  app.decorateRequest('refused_with', null)
  app.setErrorHandler(async (error, request, reply) => answerError(error, request, reply, log))
  app.setNotFoundHandler(async (request, reply) => {
    const allowed = allowedMethods(addressOf(request)?.path ?? '')
    if (allowed.length === 0) return answerError(new AppError('not_found'), request, reply, log)
    reply.header('allow', allowed.join(', '))
    return answerError(new AppError('method_not_allowed'), request, reply, log)
  })
}

/** Sends `error` as the documented answer. An unknown one is logged by its place and answered without its text. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  const known = asAppError(error)
  const { status } = known
  request.refused_with = known.code
  const body: ErrorBody = {
    code: known.code,
    message: ERROR_TEXTS[known.code][askedLanguage(request.headers['accept-language'])],
  }
  const { fields, by, challenge } = known.details
  if (fields) body.fields = fields
  if (by !== undefined) body.by = by
  if (challenge) body.challenge = challenge
  // To have too much to do is no failure: a flood of calls must not become one of lines.
  const is_failure = status >= 500 && !(error instanceof AppError && error.code === 'overloaded')
  if (isBrokenOff(error, request))
    log.info('body broken off', { route: request.routeOptions.url ?? 'unmatched', method: request.method })
  else if (is_failure) {
    body.reference = randomBytes(6).toString('hex')
    log.error('request failed', {
      route: request.routeOptions.url ?? 'unmatched',
      method: request.method,
      status,
      reference: body.reference,
      ...errorFields(error),
    })
  }
  // Its place should say what the other did; until it does, its caller may look again.
  if (isUniqueViolation(error))
    log.warn('two did the same', {
      route: request.routeOptions.url ?? 'unmatched',
      method: request.method,
      ...errorFields(error),
    })
  if (status === 429 || status === 503)
    reply.header('retry-after', Math.max(1, Math.ceil(known.details.retry_after ?? RETRY_AFTER_SECONDS)))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  // A route's serializer knows its own answers only, so the text is made here.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body))
}

/** The caller went away in the middle of the body: no failure of ours. A connection to the database that breaks has the same code. */
function isBrokenOff(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && raw.readableAborted
}

/** The `AppError` that any thrown value stands for; `internal` when nothing is known about it. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown }
  if (typeof code === 'string') {
    const framework = FRAMEWORK_CODES[code]
    if (framework) return new AppError(framework)
    const database = DATABASE_CODES.find(([pattern]) => pattern.test(code))
    if (database) return new AppError(database[1])
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new AppError(statusCode === 413 ? 'too_large' : statusCode === 415 ? 'unsupported_media' : 'bad_request')
  }
  return new AppError('internal')
}
