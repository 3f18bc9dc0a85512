import type { SosMore } from '@himoya/contract/sos/sos'
import type { Sealer } from '../../platform/crypto/vault.ts'
import { AppError } from '../../platform/core/errors.ts'
import { cleanText } from '../../platform/core/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceSos } from './sos-changes.service.ts'
import { dialled, joinedWords, roundedPlace } from './sos.policy.ts'
import { type CallRow, changeCall, lockCall } from './sos.store.ts'

/** A nonce is the sender's secret: only its keyed hash is kept. */
export const nonceIndex = ({ vault }: Pick<Platform, 'vault'>, nonce: string): Buffer => vault.blindIndex('sos nonce', nonce)

/** Of one call: more than a person says with wet fingers, and nothing to keep its row locked with. */
const ADDITIONS = { points: 30, seconds: 600 }

/** Adds to a call that is not over. Throws `already_done`, `not_found`, `rate_limited`. */
export async function addFacts(platform: Platform, id: string, facts: SosMore): Promise<CallRow | undefined> {
  const { vault, now, limiter } = platform
  const retry_after = await limiter.take('sos_more', id, ADDITIONS)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  await platform.db.transaction().execute(async (db) => {
    const call = await lockCall(db, id)
    if (!call) throw new AppError('not_found')
    if (call.settled_at !== null) throw new AppError('already_done')
    const sealer = await vault.useKey(db, call.key_id)
    const words = call.words === null ? null : sealer.open(`${id}:words`, call.words)
    const { kind = call.kind, can_speak = call.can_speak } = facts
    await changeCall(db, id, { kind, can_speak, ...sealFacts(sealer, id, facts, { words, now: now() }) })
  })
  return announceSos(platform, id)
}

type Sealed = { words?: Buffer; phone?: Buffer; place?: Buffer; place_at?: Date }

/** What was said, as it is stored; what was not said is left out. */
export function sealFacts(
  sealer: Sealer,
  id: string,
  { text, callback_phone, geo }: SosMore,
  { words, now }: { words: string | null; now: Date },
): Sealed {
  const said = cleanText(text ?? '')
  const phone = dialled(callback_phone ?? '')
  return {
    ...(said === '' ? {} : { words: sealer.seal(`${id}:words`, joinedWords(words, said)) }),
    ...(phone === null ? {} : { phone: sealer.seal(`${id}:phone`, phone) }),
    ...(geo ? { place: sealer.seal(`${id}:place`, JSON.stringify(roundedPlace(geo))), place_at: now } : {}),
  }
}
