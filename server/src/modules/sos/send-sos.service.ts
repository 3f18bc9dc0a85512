import type { SosBody, SosSent } from '@himoya/contract/sos/sos'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import { receiptWords } from '../../platform/crypto/receipt.ts'
import type { Actor } from '../../platform/core/actors.ts'
import type { Client } from '../../platform/core/client.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { openHelp } from './open-help.service.ts'
import { presentRead } from './own-sos.service.ts'
import { announceSos } from './sos-changes.service.ts'
import { addFacts, nonceIndex, sealFacts } from './sos-facts.service.ts'
import { receiptText } from './sos-words.policy.ts'
import { enqueueWake } from './wake.service.ts'
import { insertCall, readByNonce, readRinging, type CallRow } from './sos.store.ts'

/** No ordinary limit holds here; these only stop a machine. A whole town may stand behind one address. */
const ADDRESS_LIMIT = { points: 120, seconds: 600 }
const PERSON_LIMIT = { points: 30, seconds: 600 }

/**
 * A call for help. It rings before anything else is done about it; then the sender gets where they are answered: a chat, or
 * an inbox with its receipt. The same nonce again is the same call, and so is a second press of a signed-in person that
 * nobody has answered yet. Throws `rate_limited`.
 */
export async function sendSos(platform: Platform, actor: Actor, client: Client, body: SosBody): Promise<SosSent> {
  const { nonce, ...facts } = body
  const nonce_index = nonceIndex(platform, nonce)
  const known = await knownCall(platform, actor, nonce_index)
  const again = known && !known.nonce_index.equals(nonce_index) ? await addAgain(platform, known.id, facts) : known
  const ringing = again ?? (await ring(platform, actor, client, nonce_index, facts))
  const { call, receipt } = await openHelp(platform, actor, ringing)
  const sent = await presentRead(platform, call, client.lang)
  const receipt_words = receipt === undefined ? undefined : receiptWords(receipt, client.lang)
  if (receipt_words === undefined) return sent
  return { ...sent, receipt, receipt_words, receipt_said: receiptText(receipt_words, client.lang) }
}

async function knownCall({ db }: Platform, actor: Actor, nonce_index: Buffer): Promise<CallRow | undefined> {
  const same = await readByNonce(db, nonce_index)
  return same ?? (actor.kind === 'user' ? readRinging(db, actor.id) : undefined)
}

/** A second press waits for others that add to the same call, and so on no connection of those who call for the first time. */
const addAgain = (platform: Platform, id: string, facts: Facts): Promise<CallRow | undefined> =>
  addFacts({ ...platform, db: platform.urgent_db }, id, facts)

type Facts = Omit<SosBody, 'nonce'>

async function ring(platform: Platform, actor: Actor, client: Client, nonce_index: Buffer, facts: Facts): Promise<CallRow> {
  await limitCalls(platform, actor, client)
  const { db, vault, now } = platform
  const id = uuid(now().getTime())
  const made = await db.transaction().execute(async (transaction) => {
    const key_id = await vault.createKey(transaction)
    const sealer = await vault.useKey(transaction, key_id)
    const {
      words = null,
      phone = null,
      place = null,
      place_at = null,
    } = sealFacts(sealer, id, facts, { words: null, now: now() })
    const inserted = await insertCall(transaction, {
      id,
      nonce_index,
      key_id,
      account_id: actor.kind === 'user' ? actor.id : null,
      lang: client.lang,
      kind: facts.kind,
      can_speak: facts.can_speak,
      words,
      phone,
      place,
      place_at,
      created_at: now(),
      wake_at: now(),
    })
    // The same call came twice at the same moment: the other one has it.
    if (!inserted) await vault.destroyKeys(transaction, [key_id])
    else await enqueueWake(platform, transaction, id)
    return inserted
  })
  const call = made ? await announceSos(platform, id) : await readByNonce(db, nonce_index)
  return call!
}

async function limitCalls({ limiter }: Platform, actor: Actor, client: Client): Promise<void> {
  const waits = [await limiter.take('sos', client.address, ADDRESS_LIMIT)]
  if (actor.kind === 'user') waits.push(await limiter.take('sos_person', actor.id, PERSON_LIMIT))
  const wait = Math.max(...waits)
  if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
}
