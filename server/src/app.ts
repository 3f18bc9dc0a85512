import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Platform } from './platform/platform.ts'

/** The composition root: every module is registered here by name, in the order of the house. */
export async function buildApp(platform: Platform) {
  const app = Fastify({ logger: false, bodyLimit: 256 * 1024, trustProxy: false }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.get('/healthz', { config: { access: 'public', undocumented: true } }, async () => ({
    ok: true,
    mode: platform.config.mode,
  }))
  return app
}

/** The server as modules see it: routes are typed by their zod schemas. */
export type App = Awaited<ReturnType<typeof buildApp>>
