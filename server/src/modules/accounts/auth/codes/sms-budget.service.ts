import type { Db } from '../../../../platform/db/connect.ts'
import { DAY, SMS_PER_DAY, SMS_RESERVE } from '../auth.limits.ts'
import { countSms } from './code.store.ts'

/** SMS that may still go out today for what is no code: a forgotten password can always be reset. */
export async function smsLeft(db: Db, now: Date): Promise<number> {
  return SMS_PER_DAY - SMS_RESERVE - (await countSms(db, new Date(now.getTime() - DAY * 1_000)))
}
