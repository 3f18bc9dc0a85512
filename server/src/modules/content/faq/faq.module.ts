import type { ServerModule } from '../../../platform/server-module.ts'
import { faqRoutes } from './faq.routes.ts'

export const faq: ServerModule = {
  routes: faqRoutes,
}
