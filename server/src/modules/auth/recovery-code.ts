import { randomBytes } from 'node:crypto'
import type { Vault } from '../../platform/crypto/vault.ts'
import { plainRecoveryCode, recoveryCodeOf } from './code.policy.ts'

const BYTES = 25

/** A new recovery code, shown once, and the keyed hash that is kept of it; 125 random bits need no slow hash. */
export function makeRecoveryCode(vault: Vault): { recovery_code: string; recovery_hash: Buffer } {
  const recovery_code = recoveryCodeOf(randomBytes(BYTES))
  return { recovery_code, recovery_hash: recoveryHash(vault, recovery_code) }
}

export const recoveryHash = (vault: Vault, typed: string): Buffer => vault.blindIndex('recovery code', plainRecoveryCode(typed))
