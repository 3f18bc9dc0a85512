import type { Language } from '@himoya/contract/languages'
import type { ReceiptWords } from '@himoya/contract/accounts/receipts'
import type { ReceiptPicture } from '@himoya/contract/accounts/receipt-words'
import { randomBytes } from 'node:crypto'
import { makeReceipt, receiptWords, typedReceipt } from '../../../../platform/crypto/receipt.ts'
import type { Vault } from '../../../../platform/crypto/vault.ts'
import { plainRecoveryCode, recoveryCodeOf } from '../codes/code.policy.ts'

/** 140 bits: nobody guesses them, so a fast hash is enough (OWASP ASVS 5.0, 6.5.2, 11.5.1). */
const BYTES = 28

type TypedCode = { recovery_code: string; picture?: ReceiptPicture | undefined }
type NewCode = { shown: { recovery_code: string; recovery_words: ReceiptWords | undefined }; recovery_hash: Buffer }

/** A new recovery code of a member, shown once, and the keyed hash that is kept of it; so many random bits need no slow hash. */
export function makeStaffRecoveryCode(vault: Vault): { recovery_code: string; recovery_hash: Buffer } {
  const recovery_code = recoveryCodeOf(randomBytes(BYTES))
  return { recovery_code, recovery_hash: staffRecoveryHash(vault, recovery_code) }
}

export const staffRecoveryHash = (vault: Vault, typed: string): Buffer =>
  vault.blindIndex('recovery code staff', plainRecoveryCode(typed))

/** A new recovery code of a person: what a child can remember, as a receipt is (docs/decisions/0087). `told` is shown once. */
export function makeRecoveryCode(vault: Vault, lang: Language): NewCode {
  const recovery_code = makeReceipt()
  return {
    shown: { recovery_code, recovery_words: receiptWords(recovery_code, lang) },
    recovery_hash: recoveryHash(vault, { recovery_code }, lang),
  }
}

/** Of a code as it is typed: in digits, in words with their picture, or in the letters of a code of before. */
export function recoveryHash(vault: Vault, { recovery_code, picture }: TypedCode, lang: Language): Buffer {
  const digits = typedReceipt({ receipt: recovery_code, picture }, lang)
  return vault.blindIndex('recovery code user', digits ?? plainRecoveryCode(recovery_code))
}
