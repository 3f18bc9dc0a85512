import type { SignedIn } from '@himoya/contract/accounts/auth'
import type { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { Client } from '../../../../platform/core/client.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import { openByReceipt } from '../../../../platform/limits/receipt-tries.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { readUser } from '../accounts/account.service.ts'
import { readNameless, updateAccount } from '../accounts/account.store.ts'
import { recoveryHash } from '../passwords/recovery-code.service.ts'
import { tellNewDevice } from './account-notices.service.ts'
import { createSession } from './sessions.service.ts'

/**
 * Signs whoever gave no name in, by the words or digits they were told in the chat: who has neither nickname nor password has nothing
 * else. Throws `invalid` for what can be none, `rate_limited`, `not_found`, `forbidden` when blocked.
 */
export async function comeBack(platform: Platform, client: Client, typed: ReceiptBody): Promise<SignedIn> {
  const { id, blocked_at } = await openByReceipt(platform, { kind: 'way_back', typed, client }, (receipt) =>
    readNameless(platform.db, recoveryHash(platform.vault, { recovery_code: receipt }, client.lang)),
  )
  if (blocked_at !== null) throw new AppError('forbidden')
  const tokens = await platform.db.transaction().execute(async (db) => {
    await updateAccount(db, id, { closing_at: null })
    await tellNewDevice(platform, db, id, client.device)
    return createSession(platform, db, { account_id: id, audience: 'web', device: client.device })
  })
  platform.security.note({ event: 'signed_in', audience: 'web', account: id, address: client.address })
  return { ...tokens, user: await readUser(platform, platform.db, id) }
}

/** Whether these digits are somebody's way back. Nothing of them is told. */
export const isWayBack = async ({ db, vault }: Pick<Platform, 'db' | 'vault'>, receipt: string): Promise<boolean> =>
  (await readNameless(db, recoveryHash(vault, { recovery_code: receipt }, 'uz'))) !== undefined
