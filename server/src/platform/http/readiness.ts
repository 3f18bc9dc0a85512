import { statfs } from 'node:fs/promises'
import type { Platform } from '../platform.ts'
import { readDatabaseClock } from './readiness.store.ts'

type Check = 'ok' | 'failing'
export type Readiness = { ready: boolean; checks: { database: Check; disk: Check; clock: Check } }

const PATIENCE_MS = 2_000
/** Codes and tokens live minutes; clocks further apart than this would end them at the wrong moment. */
const CLOCK_SKEW_MS = 5_000
const FREE_BYTES = 200 * 1024 * 1024

/** Can this node do its work: is the database there, is there room on the disk, do the two clocks agree? */
export async function checkReadiness(platform: Pick<Platform, 'db' | 'config'>): Promise<Readiness> {
  const asked = Date.now()
  const [clock, free] = await Promise.allSettled([within(readDatabaseClock(platform.db)), freeBytes(platform.config.data_dir)])
  const checks = {
    database: mark(clock.status === 'fulfilled'),
    clock: mark(clock.status === 'fulfilled' && Math.abs(clock.value.getTime() - asked) < CLOCK_SKEW_MS),
    disk: mark(free.status === 'fulfilled' && free.value > FREE_BYTES),
  }
  return { ready: Object.values(checks).every((check) => check === 'ok'), checks }
}

const mark = (fine: boolean): Check => (fine ? 'ok' : 'failing')

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function within<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, PATIENCE_MS, new Error('no answer in time'))
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
