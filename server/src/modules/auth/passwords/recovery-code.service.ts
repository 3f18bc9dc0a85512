import { randomBytes } from 'node:crypto'
import type { Vault } from '../../../platform/crypto/vault.ts'
import { plainRecoveryCode, recoveryCodeOf } from '../codes/code.policy.ts'

/** 140 bits: nobody guesses them, so a fast hash is enough (OWASP ASVS 5.0, 6.5.2, 11.5.1). */
const BYTES = 28
type Holder = 'user' | 'staff'

/** A new recovery code, shown once, and the keyed hash that is kept of it; so many random bits need no slow hash. */
export function makeRecoveryCode(vault: Vault, holder: Holder): { recovery_code: string; recovery_hash: Buffer } {
  const recovery_code = recoveryCodeOf(randomBytes(BYTES))
  return { recovery_code, recovery_hash: recoveryHash(vault, holder, recovery_code) }
}

export const recoveryHash = (vault: Vault, holder: Holder, typed: string): Buffer =>
  vault.blindIndex(`recovery code ${holder}`, plainRecoveryCode(typed))
