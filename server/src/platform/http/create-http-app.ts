import multipart from '@fastify/multipart'
import { SIZES } from '@himoya/contract/limits'
import Fastify from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../../config.ts'
import type { Platform } from '../platform.ts'
import { readableUrl } from '../core/address.ts'
import { registerAccess, type Authenticate } from './access.ts'
import { registerAnswerWatch, type AnswerWatch } from './answer-watch.ts'
import { registerApiDocs } from './api-docs.ts'
import type { App } from '../core/app-type.ts'
import { registerCaching } from './caching.ts'
import { registerDiskReserve } from '../limits/disk-reserve.ts'
import { answerError, registerErrorAnswers } from './error-answers.ts'
import { registerDrain } from './drain.ts'
import { registerIdempotency } from './idempotency.ts'
import { registerGoneCallers } from '../limits/gone-callers.ts'
import { registerInFlight } from '../limits/in-flight.ts'
import { registerLateRefusals } from '../limits/late-refusals.ts'
import { registerJsonBody } from './json-body.ts'
import type { Figure } from './metrics.ts'
import type { Ways } from './readiness.ts'
import { registerMedia } from './media.ts'
import { registerOperations } from './operations.ts'
import { registerOrigins } from './origins.ts'
import { registerRequestLimit } from '../limits/request-limit.ts'
import { registerRequestLog } from './request-log.ts'
import { keepRouteList, LONGEST_PART } from './route-list.ts'
import { registerShedding } from '../limits/shedding.ts'
import { HEAD_MS, registerSlowBodies, REQUEST_MS } from '../limits/slow-bodies.ts'
import { registerSentFiles } from './sent-file.ts'
import { registerUnreadBodies } from '../limits/unread-bodies.ts'
import { addHeaders, registerSecurityHeaders, securityHeaders, type Headers } from './security-headers.ts'
import { createUnread, passOverExpectations } from './unread-request.ts'
import { validateInput } from './validation.ts'

/** What the server is told of the modules, which it does not know. */
type Outside = { watch?: AnswerWatch | undefined; ways?: Ways | undefined; figures?: readonly Figure[] | undefined }

/**
 * The server before any module: what holds for every route. The order of the lines is the order in which a request
 * meets them: its time, load, limit, access, body, validation, a kept answer; then its handler; then headers, caching, log.
 */
export async function createHttpApp(
  platform: Platform,
  authenticate: Authenticate,
  { watch, ways = [], figures = [] }: Outside = {},
): Promise<App> {
  const { config, log } = platform
  const headers = securityHeaders(config)
  const app = createApp(platform, headers)
  const routes = keepRouteList(app)
  registerUnreadBodies(app)
  // After it: while the server stops, a connection is closed in any case.
  const draining = registerDrain(app)
  registerErrorAnswers(app, routes, log)
  registerGoneCallers(app)
  registerSlowBodies(app, platform)
  const callsAtWork = registerShedding(app, platform)
  registerRequestLimit(app, platform)
  const lateRefusals = registerLateRefusals(app, platform)
  registerDiskReserve(app, platform)
  registerOrigins(app, config)
  registerAccess(app, authenticate)
  registerInFlight(app, platform)
  registerJsonBody(app)
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000 } })
  registerSentFiles(app)
  registerIdempotency(app, platform)
  registerCaching(app)
  registerSecurityHeaders(app, headers)
  registerRequestLog(app, log)
  if (watch) registerAnswerWatch(app, watch)

  const late: Figure = {
    name: 'himoya_late_refusals',
    help: 'Refusals for asking too often that were held back since the start',
    read: async () => lateRefusals.late(),
  }
  registerOperations(app, platform, draining, {
    ways,
    figures: [...figures, ...loadFigures(platform, callsAtWork, lateRefusals.waiting), late],
  })
  registerMedia(app, platform)
  registerApiDocs(app, routes, platform)
  return app
}

/** What reads requests, before the first hook. */
function createApp({ config, log }: Platform, headers: Headers): App {
  const unread = createUnread(headers)
  const app: App = Fastify({
    logger: false,
    bodyLimit: SIZES.body,
    requestIdHeader: false,
    trustProxy: config.trusted_proxies.length > 0 ? [...config.trusted_proxies] : false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PART },
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    ...(config.tls ? secured(config.tls) : { http: { headersTimeout: HEAD_MS } }),
    clientErrorHandler: unread.answer,
    // An address that cannot be read meets no hook, so its answer is dressed here.
    frameworkErrors: (error, request, reply) => {
      addHeaders(reply, headers)
      answerError(error, request, reply, log)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.decorate('unread', unread)
  passOverExpectations(app.server)
  app.setValidatorCompiler(validateInput)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

/** Each is 0 while nobody calls, listeners are as many as before: what stays was not given back, and would shut people out. */
function loadFigures(platform: Platform, callsAtWork: () => number, refusalsWaiting: () => number): Figure[] {
  const { hub, in_flight, passwords, sos_lines, fileTurn, guestFileTurn, diskTurn, searchTurn } = platform
  const files = [fileTurn, guestFileTurn, diskTurn]
  return [
    { name: 'himoya_calls_at_work', help: 'Calls counted by load shedding', read: async () => callsAtWork() },
    { name: 'himoya_body_bytes', help: 'Bytes of bodies held in memory', read: async () => in_flight.used() },
    { name: 'himoya_sos_turns', help: 'Later words of calls for help, at work and waiting', read: async () => sos_lines.held() },
    {
      name: 'himoya_file_turns',
      help: 'Files at work and waiting',
      read: async () => files.reduce((sum, { held }) => sum + held(), 0),
    },
    { name: 'himoya_search_turns', help: 'Searches at work and waiting', read: async () => searchTurn.held() },
    { name: 'himoya_password_turns', help: 'Passwords at work and waiting', read: async () => passwords.held() },
    { name: 'himoya_refusals_waiting', help: 'Refusals that are held back now', read: async () => refusalsWaiting() },
    { name: 'himoya_hub_listeners', help: 'Who hears words of this node', read: async () => hub.listeners() },
  ]
}

/** What a request is does not hang on how it came: for the routes it is one kind of server. */
function secured({ cert, key }: NonNullable<Config['tls']>): object {
  return { https: { cert, key, minVersion: 'TLSv1.2', headersTimeout: HEAD_MS } }
}
