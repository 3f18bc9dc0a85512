import type { ServerModule } from '../../../platform/server-module.ts'
import { bannerRoutes } from './banners.routes.ts'
import { turnBanners } from './banners.service.ts'

const TURN = 'banners.turn'

export const banners: ServerModule = {
  routes: bannerRoutes,
  jobs: (platform) => ({ [TURN]: () => turnBanners(platform) }),
  schedule: { [TURN]: '* * * * *' },
}
