import type { ServerModule } from '../../platform/server-module.ts'
import { questionRoutes } from './questions.routes.ts'
import { sweepQuestions } from './sweep-questions.service.ts'

const SWEEP = 'questions.sweep'

export const questions: ServerModule = {
  routes: questionRoutes,
  jobs: (platform) => ({ [SWEEP]: () => sweepQuestions(platform) }),
  schedule: { [SWEEP]: '41 20 * * *' },
}
