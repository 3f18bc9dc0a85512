import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepQuestions } from './sweep-questions.service.ts'

const SWEEP = 'questions.sweep'

export const questionJobs = (platform: Platform): JobHandlers => ({ [SWEEP]: () => sweepQuestions(platform) })

/** In UTC. */
export const questionSchedule = { [SWEEP]: '41 20 * * *' }
