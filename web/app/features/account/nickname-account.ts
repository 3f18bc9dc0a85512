import type { NicknameMade } from '@himoya/contract/auth'
import type { z } from 'zod'

/** A new nickname account, with the recovery code that is shown once. */
export type NicknameAccount = z.infer<typeof NicknameMade>
