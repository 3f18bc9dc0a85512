import { authJobs, authSchedule } from './modules/auth/auth.jobs.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { authenticateOrThrow } from './modules/auth/auth.service.ts'
import { chatRoutes } from './modules/chat/chat.routes.ts'
import { chatSocket } from './modules/chat/chat.socket.ts'
import { queueRoutes } from './modules/chat/queue.routes.ts'
import { staffChatSocket } from './modules/chat/staff-chat.socket.ts'
import { cardRoutes } from './modules/content/cards.routes.ts'
import { emergencyNumbers } from './modules/content/content.service.ts'
import { recordRoutes } from './modules/records/records.routes.ts'
import { snippetRoutes } from './modules/snippets/snippets.routes.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { visitorRoutes } from './modules/visitor/visitor.routes.ts'
import type { AnswerWatch } from './platform/http/answer-watch.ts'
import type { App } from './platform/http/app-type.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import { registerSite } from './platform/http/pages.ts'
import type { Schedule } from './platform/jobs/job-runner.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import { upkeepJobs, upkeepSchedule } from './platform/jobs/upkeep-jobs.ts'
import type { Platform } from './platform/platform.ts'
import { openSocketDoor } from './platform/realtime/socket-door.ts'
import { createGateways, smsJobs, smsSchedule } from './platform/sms/deliver-sms.ts'

export type { App } from './platform/http/app-type.ts'

/** The composition root: every module is registered here by name, in the order of the house. */
export async function buildApp(platform: Platform, watch?: AnswerWatch): Promise<App> {
  const app = await createHttpApp(platform, (token, audience) => authenticateOrThrow(platform, token, audience), watch)

  await authRoutes(app, platform)
  await staffRoutes(app, platform)
  await chatRoutes(app, platform)
  await queueRoutes(app, platform)
  visitorRoutes(app, platform)
  cardRoutes(app, platform)
  snippetRoutes(app, platform)
  recordRoutes(app, platform)
  openSocketDoor(app, platform, [chatSocket(platform), staffChatSocket(platform)])

  const { config, log, now } = platform
  await registerSite(app, { config, log, now, emergencyNumbers: (lang) => emergencyNumbers(platform, lang) })
  return app
}

/** What runs behind the answers: every module's jobs, and when they run by themselves. */
export function buildJobs(platform: Platform): { handlers: JobHandlers; schedule: Schedule } {
  const { config, now } = platform
  return {
    handlers: {
      ...upkeepJobs(platform),
      ...smsJobs(platform, createGateways(config.sms, config.data_dir, now)),
      ...authJobs(platform),
    },
    schedule: { ...upkeepSchedule, ...smsSchedule, ...authSchedule },
  }
}
