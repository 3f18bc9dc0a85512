import { randomBytes } from 'node:crypto'
import type { Vault } from '../../../platform/crypto/vault.ts'
import { plainRecoveryCode, recoveryCodeOf } from '../codes/code.policy.ts'

/** 125 bits in five groups for a person who has nothing else; half of it beside a password and ten codes. */
const BYTES = { user: 25, staff: 10 } as const
type Holder = keyof typeof BYTES

/** A new recovery code, shown once, and the keyed hash that is kept of it; so many random bits need no slow hash. */
export function makeRecoveryCode(vault: Vault, holder: Holder): { recovery_code: string; recovery_hash: Buffer } {
  const recovery_code = recoveryCodeOf(randomBytes(BYTES[holder]))
  return { recovery_code, recovery_hash: recoveryHash(vault, holder, recovery_code) }
}

export const recoveryHash = (vault: Vault, holder: Holder, typed: string): Buffer =>
  vault.blindIndex(`recovery code ${holder}`, plainRecoveryCode(typed))
