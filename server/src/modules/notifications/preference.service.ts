import type { Preference } from '@himoya/contract/notifications/notifications'
import type { UserActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { readTaste, type Taste, writePreference } from './preference.store.ts'
import { choicesOf, preferenceProblems } from './ringing/quiet.policy.ts'

export async function showPreference({ db }: Pick<Platform, 'db'>, actor: UserActor): Promise<Preference> {
  return preferenceOf(await tasteOrThrow({ db }, actor))
}

/** Throws `invalid` for SMS without a phone, and for quiet hours that are none. */
export async function choosePreference(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: UserActor,
  chosen: Preference,
): Promise<Preference> {
  const { mode } = await tasteOrThrow({ db }, actor)
  const fields = preferenceProblems(chosen, mode === 'phone')
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
  await writePreference(db, actor.id, chosen, now())
  return showPreference({ db }, actor)
}

export const preferenceOf = ({ kinds, quiet_from, quiet_until }: Taste): Preference => ({
  kinds: choicesOf(kinds as Partial<Preference['kinds']> | null),
  quiet: quiet_from === null || quiet_until === null ? null : { from: quiet_from, until: quiet_until },
})

async function tasteOrThrow({ db }: Pick<Platform, 'db'>, actor: UserActor): Promise<Taste> {
  const taste = await readTaste(db, actor.id)
  if (!taste) throw new AppError('token_revoked')
  return taste
}
