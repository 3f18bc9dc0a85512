import type { ServerModule } from '../../../platform/server-module.ts'
import { publicQuestionRoutes } from './public-questions.routes.ts'
import { sweepQuestions } from './sweep-questions.service.ts'
import { awaitsOfQuestions } from './awaits.service.ts'

const SWEEP = 'questions.sweep'

export const public_questions: ServerModule = {
  routes: publicQuestionRoutes,
  jobs: (platform) => ({ [SWEEP]: () => sweepQuestions(platform) }),
  schedule: { [SWEEP]: '41 20 * * *' },
  awaits: awaitsOfQuestions,
}
