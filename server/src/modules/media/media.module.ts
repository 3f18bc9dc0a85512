import type { ServerModule } from '../../platform/server-module.ts'
import { libraryRoutes } from './library.routes.ts'
import { MEDIA_USES } from './library.service.ts'
import { mediaJobs, mediaSchedule } from './media.jobs.ts'
import { serveMediaRoutes } from './serve.routes.ts'
import { mediaUploadRoutes } from './uploads.routes.ts'

export const media: ServerModule = {
  routes(app, platform, { take }) {
    mediaUploadRoutes(app, platform)
    libraryRoutes(app, platform, take(MEDIA_USES))
    serveMediaRoutes(app, platform)
  },
  jobs: mediaJobs,
  schedule: mediaSchedule,
}
