import type { ServerModule } from '../../../platform/server-module.ts'
import { questionnaireRoutes } from './questionnaires.routes.ts'
import { shuffleAnswers, sweepAnswers } from './sweep-answers.service.ts'

const SWEEP = 'questionnaires.sweep'
const SHUFFLE = 'questionnaires.shuffle'

export const questionnaires: ServerModule = {
  routes: questionnaireRoutes,
  jobs: (platform) => ({
    [SWEEP]: () => sweepAnswers(platform),
    [SHUFFLE]: () => shuffleAnswers(platform),
  }),
  /** The second one at the end of a day in Tashkent. */
  schedule: { [SWEEP]: '52 20 * * *', [SHUFFLE]: '5 19 * * *' },
}
