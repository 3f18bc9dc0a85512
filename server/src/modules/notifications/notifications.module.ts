import type { ServerModule } from '../../platform/server-module.ts'
import { notificationJobs, notificationSchedule } from './notifications.jobs.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { tellingRoutes } from './push/subscription.routes.ts'
import { TEXTING } from './ringing/text-person.service.ts'

export const notifications: ServerModule = {
  routes(app, platform) {
    notificationRoutes(app, platform)
    tellingRoutes(app, platform)
  },
  jobs: (platform, take) => notificationJobs(platform, take(TEXTING)),
  schedule: notificationSchedule,
}
