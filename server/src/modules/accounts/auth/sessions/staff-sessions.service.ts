import type { Db } from '../../../../platform/db/connect.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { readStaffSessions, revokeStaffSession } from './session.store.ts'

/** Open sessions of the console, the one used last first. */
export const openStaffSessions = async ({ db, now }: Pick<Platform, 'db' | 'now'>) => readStaffSessions(db, now())

/** Ends one in the caller's transaction; answers whose it was, undefined for what is over or nobody's. Announce it afterwards. */
export const endStaffSessionIn = async ({ now }: Pick<Platform, 'now'>, db: Db, id: string): Promise<string | undefined> =>
  revokeStaffSession(db, id, now())
