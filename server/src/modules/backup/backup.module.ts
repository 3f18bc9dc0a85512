import type { Platform } from '../../platform/platform.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { listErased, pruneErasedList } from './erased/erased.service.ts'
import { backupFigures, ownBackups, watchBackups } from './keep/backup-age.service.ts'
import { runBackup } from './keep/run-backup.ts'
import { shipWal } from './ship-wal.service.ts'

const NIGHTLY = 'backup.nightly'
const WATCH = 'backup.watch'
const HAND_OVER = 'backup.hand_over'

async function shipOwn(platform: Platform): Promise<void> {
  const place = ownBackups(platform.config)
  if (place !== null) await shipWal(platform, place)
}

export const backup: ServerModule = {
  jobs: (platform) => ({
    async [NIGHTLY]() {
      await pruneErasedList(platform)
      if (ownBackups(platform.config) !== null) await runBackup()
    },
    [WATCH]: () => watchBackups(platform),
    async [HAND_OVER]() {
      const outcomes = await Promise.allSettled([listErased(platform), shipOwn(platform)])
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    },
  }),
  // After the deletions of the night, so that what they destroyed is in no backup of this day or later.
  schedule: { [NIGHTLY]: '47 21 * * *', [WATCH]: '29 * * * *', [HAND_OVER]: '* * * * *' },
  figures: backupFigures,
}
