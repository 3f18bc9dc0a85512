import type { NewMemberBody } from '@himoya/contract/staff/members'
import type { z } from 'zod'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { activateStaffAccount, createStaffAccount, staffSealer } from '../accounts/auth/auth.service.ts'
import { phonePlace } from './member-notices.service.ts'
import { insertMember } from './staff.store.ts'

type ImportedMember = z.infer<typeof NewMemberBody> & { password_hash: string }

/** Takes over a member of a team who can sign in at once, by a password of theirs. Answers the id. */
export async function importMember(
  platform: Platform,
  db: Db,
  { email, phone, alias, role, langs, password_hash }: ImportedMember,
): Promise<string> {
  const account_id = await createStaffAccount(platform, db, { email, role })
  await activateStaffAccount(platform, db, account_id, { email, password_hash })
  const sealer = await staffSealer(platform, db, account_id)
  await insertMember(db, { account_id, alias, langs, link_phone: sealer.seal(phonePlace(account_id), phone) })
  return account_id
}
