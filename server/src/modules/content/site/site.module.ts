import { onContentChanged } from '../../../platform/pages/content-changed.ts'
import { registerSite } from '../../../platform/pages/pages.ts'
import type { ServerModule } from '../../../platform/server-module.ts'
import { emergencyNumbers } from '../content.service.ts'
import { listedContent } from './listed.service.ts'
import { siteRoutes } from './site.routes.ts'

/** The site itself too; a change of content empties its kept pages. */
export const site: ServerModule = {
  async routes(app, platform, { onClose }) {
    siteRoutes(app, platform)
    const { config, log, now, limiter, hub, db } = platform
    const { invalidate } = await registerSite(app, {
      config,
      log,
      limiter,
      now,
      db,
      emergencyNumbers: (lang) => emergencyNumbers(platform, lang),
      listedContent: () => listedContent(platform),
    })
    onClose(onContentChanged(hub, invalidate))
  },
}
