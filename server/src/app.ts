import { authenticateOrThrow } from './modules/auth/auth.service.ts'
import { emergencyNumbers } from './modules/content/content.service.ts'
import type { AnswerWatch } from './platform/http/answer-watch.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import type { App } from './platform/http/app-type.ts'
import { registerSite } from './platform/http/pages.ts'
import type { Platform } from './platform/platform.ts'

export type { App } from './platform/http/app-type.ts'

/** The composition root: every module is registered here by name, in the order of the house. */
export async function buildApp(platform: Platform, watch?: AnswerWatch): Promise<App> {
  const app = await createHttpApp(platform, (token, audience) => authenticateOrThrow(platform, token, audience), watch)

  const { config, log, now } = platform
  await registerSite(app, { config, log, now, emergencyNumbers: (lang) => emergencyNumbers(platform, lang) })
  return app
}
