import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { addressOf } from '../core/address.ts'
import type { App } from '../core/app-type.ts'
import { clientAddress } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import {
  claimKey,
  deleteOldAnswers,
  findAnswer,
  releaseKey,
  saveAnswer,
  takeOverKey,
  type KeyPlace,
} from './idempotency.store.ts'
import { isFirstCall } from '../limits/first-calls.ts'
import { loadClassOf } from '../limits/load-classes.ts'
import { errorFields } from '../core/log.ts'

type Parts = Pick<Platform, 'db' | 'vault' | 'log'>
type Replay = { status: number; body: string }
/** `is_kept`: the answer stands beside what it tells of, so that nothing is left to do for it. */
type First = KeyPlace & { is_kept: boolean }

/** Keeps an answer in the transaction that does what it tells of. */
export type KeepAnswer<Answer> = (db: Platform['db'], answer: Answer) => Promise<void>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request is the first one with its `Idempotency-Key`. */
    idempotency: First | null
  }
}

const KEY = /^[\x21-\x7E]{1,200}$/
/** A key this long is a secret of its own, and a phone changes its address between two tries. */
const SECRET_KEY_LENGTH = 32
const WAIT_MS = 5_000
const POLL_MS = 100
const RETRY_SECONDS = 2
const ABANDONED_SECONDS = 30
const KEPT_HOURS = 24

/**
 * `Idempotency-Key` on POST: a repeated request gets the first answer for 24 h (api.md, conventions). Only successes
 * are kept. A repeat that comes while the first runs waits for it; another body under the same key is a 409.
 */
export function registerIdempotency(app: App, platform: Parts & Pick<Platform, 'urgent_db' | 'first_call_db'>): void {
  // A call for help waits for no crowd, here neither.
  const partsFor = (request: FastifyRequest): Parts => {
    if (isFirstCall(request)) return { ...platform, db: platform.first_call_db }
    return loadClassOf(request.routeOptions.url) === 'sos' ? { ...platform, db: platform.urgent_db } : platform
  }
  app.decorateRequest('idempotency', null)

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key']
    const { config, url } = request.routeOptions
    const applies = request.method === 'POST' && config.access && !config.undocumented && config.idempotency !== false
    if (key === undefined || !applies || request.isMultipart()) return undefined
    if (!KEY.test(String(key))) throw new AppError('invalid', { fields: { 'idempotency-key': ['wrong_format'] } })
    const place = placeOf(platform, request, String(key), `POST ${url ?? ''}`)
    const replay = await begin(partsFor(request), place, request)
    if (!replay) return undefined
    return sendReplay(reply, replay)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const place = request.idempotency
    if (!place) return payload
    request.idempotency = null
    const body = payload === undefined || payload === null ? '' : payload
    await finish(partsFor(request), place, reply.statusCode, body)
    return payload
  })
}

/**
 * For what is told once and never again, as a receipt: whatever fails after the commit, a repeat under the same key gets the
 * same answer and does nothing anew. Of a call that `creates`. Throws `idempotency_conflict` when another took over and was
 * quicker: this transaction must not do it once more.
 */
export const answerKeeper =
  <Answer>({ vault }: Pick<Platform, 'vault'>, request: FastifyRequest): KeepAnswer<Answer> =>
  async (db, answer) => {
    const first = request.idempotency
    if (!first) return
    await storeAnswer({ vault }, db, first, { status: 201, body: JSON.stringify(answer) })
    first.is_kept = true
  }

/** Deletes answers after their day, and the keys that sealed them. */
export async function purgeAnswers({ db, vault }: Pick<Platform, 'db' | 'vault'>): Promise<void> {
  await vault.destroyKeys(db, await deleteOldAnswers(db, KEPT_HOURS))
}

function placeOf({ vault }: Parts, request: FastifyRequest, key: string, scope: string): KeyPlace {
  const guest = key.length >= SECRET_KEY_LENGTH ? 'guest' : clientAddress(request)
  const caller = request.actor.kind === 'guest' ? guest : request.actor.id
  return { scope, key_hash: vault.blindIndex('idempotency key', `${caller}\n${scope}\n${key}`) }
}

/** The first answer, when there is one; otherwise marks this request as the first. */
async function begin(platform: Parts, place: KeyPlace, request: FastifyRequest): Promise<Replay | null> {
  const { db, vault } = platform
  const { path, query } = addressOf(request) ?? { path: '', query: '' }
  const request_hash = vault.blindIndex('idempotency body', JSON.stringify([`${path}${query}`, request.body ?? null]))
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    if (await claimKey(db, place, request_hash)) break
    const row = await findAnswer(db, place)
    if (row && !row.request_hash.equals(request_hash)) throw new AppError('idempotency_conflict')
    if (row?.status && row.key_id && row.answer) {
      const sealer = await vault.useKey(db, row.key_id)
      return { status: row.status, body: sealer.open(answerPlace(place), row.answer) }
    }
    if (row && (await takeOverKey(db, place, ABANDONED_SECONDS))) break
    if (Date.now() > deadline) throw new AppError('idempotency_conflict', { retry_after: RETRY_SECONDS })
    await sleep(POLL_MS)
  }
  request.idempotency = { ...place, is_kept: false }
  return null
}

async function finish({ db, vault, log }: Parts, place: First, status: number, body: unknown): Promise<void> {
  try {
    if (status >= 300 || typeof body !== 'string') return await releaseKey(db, place)
    if (place.is_kept) return
    await db.transaction().execute((transaction) => storeAnswer({ vault }, transaction, place, { status, body }))
  } catch (error) {
    // The work is done and must be answered; a repeat will be told to wait, then does it anew.
    log.error('an idempotent answer was not kept', errorFields(error))
  }
}

async function storeAnswer(
  { vault }: Pick<Platform, 'vault'>,
  db: Platform['db'],
  place: KeyPlace,
  { status, body }: Replay,
): Promise<void> {
  const key_id = await vault.createKey(db)
  const sealer = await vault.useKey(db, key_id)
  const is_ours = await saveAnswer(db, place, { key_id, status, answer: sealer.seal(answerPlace(place), body) })
  if (!is_ours) throw new AppError('idempotency_conflict', { retry_after: RETRY_SECONDS })
}

const answerPlace = ({ key_hash }: KeyPlace): string => `idempotency ${key_hash.toString('hex')}`

function sendReplay(reply: FastifyReply, { status, body }: Replay): FastifyReply {
  reply.code(status).header('idempotency-replayed', 'true').serializer(String)
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
}
