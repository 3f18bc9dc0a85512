import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { shuffleAnswers, sweepAnswers } from './sweep-answers.service.ts'

const SWEEP = 'questionnaires.sweep'
const SHUFFLE = 'questionnaires.shuffle'

export const questionnaireJobs = (platform: Platform): JobHandlers => ({
  [SWEEP]: () => sweepAnswers(platform),
  [SHUFFLE]: () => shuffleAnswers(platform),
})

/** In UTC; the second one at the end of a day in Tashkent. */
export const questionnaireSchedule = { [SWEEP]: '52 20 * * *', [SHUFFLE]: '5 19 * * *' }
