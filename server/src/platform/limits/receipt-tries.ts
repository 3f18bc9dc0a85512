import { isReceipt } from '@himoya/contract/receipt-digits'
import type { Platform } from '../platform.ts'
import { AppError } from '../core/errors.ts'

/** Wrong receipts of one address, and of all addresses together (safety.md 27). */
const ADDRESS_TRIES = { points: 5, seconds: 3_600 }
const ALL_TRIES = { points: 10, seconds: 1 }
const EVERYBODY = 'everybody'

/**
 * Looks something up by a receipt. A try is taken before the look and given back when the receipt was right: a hundred
 * guesses at the same moment are no more than five, and those who share an address may look as often as they like. One
 * that is right at another endpoint is no guess either: `elsewhere` says so, and it answers `not_found` without costing a try.
 * Throws `invalid` for a slip the check digit shows, `rate_limited`, `not_found`.
 */
export async function openByReceipt<T>(
  { limiter }: Pick<Platform, 'limiter'>,
  { kind, receipt, address }: { kind: string; receipt: string; address: string },
  find: () => Promise<T | undefined>,
  elsewhere: () => Promise<boolean> = async () => false,
): Promise<T> {
  if (!isReceipt(receipt)) throw new AppError('invalid', { fields: { receipt: ['wrong_format'] } })
  const tries = [
    [`receipt_${kind}`, address, ADDRESS_TRIES],
    [`receipt_${kind}_all`, EVERYBODY, ALL_TRIES],
  ] as const
  for (const [name, key, limit] of tries) {
    const wait = await limiter.take(name, key, limit)
    if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  }
  const found = await find()
  const is_guess = found === undefined && !(await elsewhere())
  if (!is_guess) for (const [name, key, limit] of tries) await limiter.giveBack(name, key, limit)
  if (found === undefined) throw new AppError('not_found')
  return found
}
