import { SOS_ESCALATION_MS } from '@himoya/contract/sos/sos-lists'
import { errorFields } from '../../platform/core/log.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceSos } from './sos-changes.service.ts'
import { releaseOf, writeEscalated } from './sos.store.ts'
import { enqueueWake, findLostWakes } from './wake.service.ts'

const BEAT_MS = 1_000

export type SosKeeper = { stop(): Promise<void> }

/** Tells supervisors of calls that nobody has accepted for two minutes (product section 6). */
export async function escalateSos(platform: Platform): Promise<void> {
  const now = platform.now()
  const ids = await writeEscalated(platform.db, new Date(now.getTime() - SOS_ESCALATION_MS), now)
  for (const id of ids) await announceSos(platform, id)
}

/** Looks every second, on every node: one of them marks a call, and all consoles hear of it. */
export function keepSos(platform: Platform): SosKeeper {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  const beat = async (): Promise<void> => {
    if (busy) return
    busy = true
    await escalateSos(platform)
      .then(() => findLostWakes(platform))
      .catch((error: unknown) => platform.log.warn('SOS could not be kept', errorFields(error)))
    busy = false
  }
  const timer = setInterval(() => {
    running = beat()
  }, BEAT_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Calls that they had accepted ring again, at every console and at the duty phones, until somebody else accepts. */
export async function letGoOfCalls(platform: Platform, db: Db, account_id: string): Promise<() => void> {
  const ids = await releaseOf(db, account_id, platform.now())
  for (const id of ids) await enqueueWake(platform, db, id)
  return () => {
    for (const id of ids)
      announceSos(platform, id).catch((error: unknown) => platform.log.warn('SOS could not be announced', errorFields(error)))
  }
}
