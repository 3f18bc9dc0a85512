import type { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { Client } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import { typedReceipt } from '../crypto/receipt.ts'
import type { Platform } from '../platform.ts'

/** Wrong receipts of one address (safety.md 27). None for all together: whoever guesses would close the door for who has a right one. */
const ADDRESS_TRIES = { points: 5, seconds: 3_600 }

/**
 * Looks something up by a receipt. A try is taken before the look and given back when the receipt was right: a hundred
 * guesses at the same moment are no more than five, and those who share an address may look as often as they like. One
 * that is right at another endpoint is no guess either: `elsewhere` says so, and it answers `not_found` without costing a try.
 * Throws `invalid` for a slip that digits or words show by themselves, `rate_limited`, `not_found`.
 */
export async function openByReceipt<T>(
  { limiter }: Pick<Platform, 'limiter'>,
  { kind, typed, client: { address, lang } }: { kind: string; typed: ReceiptBody; client: Pick<Client, 'address' | 'lang'> },
  find: (receipt: string) => Promise<T | undefined>,
  elsewhere: (receipt: string) => Promise<boolean> = async () => false,
): Promise<T> {
  const receipt = typedReceipt(typed, lang)
  if (receipt === null) throw new AppError('invalid', { fields: { receipt: ['wrong_format'] } })
  const name = `receipt_${kind}`
  const wait = await limiter.take(name, address, ADDRESS_TRIES)
  if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  const found = await find(receipt)
  const is_guess = found === undefined && !(await elsewhere(receipt))
  if (!is_guess) await limiter.giveBack(name, address, ADDRESS_TRIES)
  if (found === undefined) throw new AppError('not_found')
  return found
}
