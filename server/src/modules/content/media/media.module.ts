import type { ServerModule } from '../../../platform/server-module.ts'
import { libraryRoutes } from './library.routes.ts'
import { MEDIA_IN_SAFETY_TEXT, MEDIA_USES } from './library.service.ts'
import { mediaJobs, mediaSchedule } from './media.jobs.ts'
import { serveMediaRoutes } from './serve.routes.ts'
import { mediaUploadRoutes } from './uploads.routes.ts'

export const media: ServerModule = {
  routes(app, platform, { take }) {
    mediaUploadRoutes(app, platform)
    libraryRoutes(app, platform, take(MEDIA_USES), take(MEDIA_IN_SAFETY_TEXT))
    serveMediaRoutes(app, platform)
  },
  jobs: mediaJobs,
  schedule: mediaSchedule,
}
