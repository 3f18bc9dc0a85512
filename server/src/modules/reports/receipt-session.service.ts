import type { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { InboxKey } from '@himoya/contract/reports/reports'
import { createHash } from 'node:crypto'
import { drawRandom } from '../../platform/crypto/random.ts'
import type { Client } from '../../platform/core/client.ts'
import { AppError } from '../../platform/core/errors.ts'
import { openByReceipt } from '../../platform/limits/receipt-tries.ts'
import type { Platform } from '../../platform/platform.ts'
import { isWayBack } from '../accounts/auth/auth.service.ts'
import { isQuestionReceipt } from '../questions/public-questions/public-questions.service.ts'
import { readReport } from './report.store.ts'
import { RECEIPT_KIND, reportOfReceipt, type Report } from './report.service.ts'
import { deleteExpired, insertSession, renewSession } from './session.store.ts'

/** From the last use of a token (product.md 5). */
const LIFE_MS = 15 * 60_000
const TOKEN_BYTES = 32
const SCHEME = /^receipt ([\w-]{43})$/i

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const lifeFrom = (now: Date): Date => new Date(now.getTime() + LIFE_MS)

/** Opens the inbox of a receipt for a quarter of an hour. Throws `invalid`, `rate_limited`, `not_found`. */
export async function openInbox(platform: Platform, client: Client, typed: ReceiptBody): Promise<InboxKey> {
  const { db, now } = platform
  const { id } = await openByReceipt(
    platform,
    { kind: RECEIPT_KIND, typed, client },
    (receipt) => reportOfReceipt(platform, receipt),
    // one page for all: the screen asks here first
    async (receipt) => (await isQuestionReceipt(platform, receipt)) || isWayBack(platform, receipt),
  )
  const token = drawRandom(TOKEN_BYTES).toString('base64url')
  const expires_at = lifeFrom(now())
  await insertSession(db, { token_hash: hashOf(token), report_id: id, expires_at })
  return { token, expires_at: expires_at.toISOString() }
}

/** The report whose inbox `Authorization: Receipt <token>` opens. Throws `unauthenticated` when its time is over. */
export async function reportOfSession({ db, now }: Pick<Platform, 'db' | 'now'>, authorization = ''): Promise<Report> {
  const [, token] = SCHEME.exec(authorization) ?? []
  if (token === undefined) throw new AppError('unauthenticated')
  const report_id = await renewSession(db, { token_hash: hashOf(token), expires_at: lifeFrom(now()) }, now())
  const report = report_id === undefined ? undefined : await readReport(db, report_id)
  if (!report) throw new AppError('unauthenticated')
  return report
}

/** Forgets tokens whose time is over. */
export const sweepSessions = ({ db, now }: Platform): Promise<void> => deleteExpired(db, now())
