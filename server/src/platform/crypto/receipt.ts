import { checkDigit, RECEIPT_LENGTH } from '@himoya/contract/receipt-digits'
import { randomInt } from 'node:crypto'
import type { Vault } from './vault.ts'

/** A new receipt: 19 random digits and a check digit (safety.md 27). Shown once; only its index is kept. */
export function makeReceipt(): string {
  const random = Array.from({ length: RECEIPT_LENGTH - 1 }, () => String(randomInt(10))).join('')
  return random + checkDigit(random)
}

/** What a receipt is looked up by; keyed, so that a copy of the database opens nothing. `kind` keeps purposes apart. */
export const receiptIndex = ({ blindIndex }: Vault, kind: string, receipt: string): Buffer =>
  blindIndex(`receipt ${kind}`, receipt)
