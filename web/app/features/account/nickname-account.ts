import type { SignedIn } from '@himoya/contract/auth'

/** A new nickname account, with the recovery code that is shown once. */
export type NicknameAccount = SignedIn & { recovery_code: string }
