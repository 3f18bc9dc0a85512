import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetLostWords } from './search.service.ts'

const FORGET_WORDS = 'search.forget_words'

export const searchJobs = (platform: Platform): JobHandlers => ({ [FORGET_WORDS]: () => forgetLostWords(platform) })

/** In UTC: at night in Tashkent. */
export const searchSchedule = { [FORGET_WORDS]: '40 21 * * *' }
