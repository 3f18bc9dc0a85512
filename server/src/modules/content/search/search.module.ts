import type { ServerModule } from '../../../platform/server-module.ts'
import { searchRoutes } from './search.routes.ts'
import { forgetLostWords } from './search.service.ts'

const FORGET_WORDS = 'search.forget_words'

export const search: ServerModule = {
  routes: searchRoutes,
  jobs: (platform) => ({ [FORGET_WORDS]: () => forgetLostWords(platform) }),
  schedule: { [FORGET_WORDS]: '40 21 * * *' },
}
