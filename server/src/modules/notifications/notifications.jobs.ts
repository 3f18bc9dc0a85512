import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { RING } from './notify.service.ts'
import { wakeDevice } from './push/push.service.ts'
import { PUSH, ring, RING_LATER, ringLater } from './ringing/ring.service.ts'
import { sweepNotifications } from './sweep.service.ts'
import type { Texting } from './ringing/text-person.service.ts'
import { tellUnseen } from './ringing/unseen.service.ts'

const UNSEEN = 'notifications.unseen'
const UNSEEN_AGAIN = 'notifications.unseen_again'
const SWEEP = 'notifications.sweep'
/** The schedule knows whole minutes only. */
const HALF_A_MINUTE_MS = 30_000

export function notificationJobs(platform: Platform, texting: Texting): JobHandlers {
  return {
    [RING]: ({ account_id }) => ring(platform, texting, String(account_id)),
    [RING_LATER]: ({ account_id, since }) => ringLater(platform, texting, String(account_id), Number(since)),
    [PUSH]: ({ device_id }) => wakeDevice(platform, String(device_id)),
    [UNSEEN]: async () => {
      const run_at = new Date(Date.now() + HALF_A_MINUTE_MS)
      await platform.jobs.enqueue(platform.db, UNSEEN_AGAIN, {}, { key: UNSEEN_AGAIN, run_at, max_attempts: 1 })
      await tellUnseen(platform)
    },
    [UNSEEN_AGAIN]: () => tellUnseen(platform),
    [SWEEP]: () => sweepNotifications(platform),
  }
}

/** In UTC. */
export const notificationSchedule = { [UNSEEN]: '* * * * *', [SWEEP]: '41 20 * * *' }
