import multipart from '@fastify/multipart'
import { SIZES } from '@himoya/contract/limits'
import Fastify from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { authenticateOrThrow } from './modules/auth/auth.service.ts'
import { registerAccess } from './platform/http/access.ts'
import type { App } from './platform/http/app-type.ts'
import { registerCaching } from './platform/http/caching.ts'
import { answerError, registerErrorAnswers } from './platform/http/error-answers.ts'
import { registerJsonBody } from './platform/http/json-body.ts'
import { registerRequestLog } from './platform/http/request-log.ts'
import { operationsRoutes } from './platform/http/operations.ts'
import { registerRequestLimit } from './platform/http/request-limit.ts'
import { keepRouteList } from './platform/http/route-list.ts'
import { addHeaders, registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts'
import { validateInput } from './platform/http/validation.ts'
import type { Platform } from './platform/platform.ts'

export type { App } from './platform/http/app-type.ts'

/** The composition root: every module is registered here by name, in the order of the house. */
export async function buildApp(platform: Platform): Promise<App> {
  const { config, log } = platform
  const headers = securityHeaders(config)
  const app: App = Fastify({
    logger: false,
    bodyLimit: SIZES.body,
    requestIdHeader: false,
    trustProxy: config.trusted_proxies.length > 0 ? [...config.trusted_proxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // An address that cannot be read meets no hook, so its answer is dressed here.
    frameworkErrors: (error, request, reply) => {
      addHeaders(reply, headers)
      answerError(error, request, reply, log)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validateInput)
  app.setSerializerCompiler(serializerCompiler)

  const routes = keepRouteList(app)
  registerRequestLog(app, log)
  registerSecurityHeaders(app, headers)
  registerErrorAnswers(app, routes, log)
  registerRequestLimit(app, platform)
  registerAccess(app, (token, audience) => authenticateOrThrow(platform, token, audience))
  registerJsonBody(app)
  registerCaching(app)
  await app.register(multipart, { limits: { fileSize: SIZES.image, files: 1, fields: 10, fieldSize: 10_000 } })

  operationsRoutes(app, platform)

  return app
}
