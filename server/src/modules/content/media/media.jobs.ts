import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { giveUpAvif, MAKE_AVIF, makeAvif } from './avif.service.ts'
import { FORGET_FILES } from './library.service.ts'
import { forgetFiles } from './media-files.ts'
import { sweepUploads } from './uploads.service.ts'

const SWEEP = 'media.sweep'

export function mediaJobs(platform: Platform): JobHandlers {
  // One picture at a time: twenty new ones must not take every hand of the job runner, nor the processor.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const next = last.then(work)
    // A failed one is the queue's to try again; it holds up nobody.
    last = Promise.allSettled([next])
    return next
  }
  return {
    [MAKE_AVIF]: ({ id, size }, { last: is_last }) =>
      inTurn(() =>
        makeAvif(platform, String(id), Number(size)).catch((error: unknown) => {
          if (!is_last) throw error
          return giveUpAvif(platform, String(id))
        }),
      ),
    [FORGET_FILES]: ({ id }) => forgetFiles(platform, String(id)),
    [SWEEP]: () => sweepUploads(platform),
  }
}

/** In UTC. */
export const mediaSchedule = { [SWEEP]: '41 * * * *' }
