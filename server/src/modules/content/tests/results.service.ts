import type { Language } from '@himoya/contract/languages'
import type { Result, ResultBody, ResultQuery, ResultRow as ShownRow } from '@himoya/contract/content/tests'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Sealer } from '../../../platform/crypto/vault.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Actor, UserActor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answerableForm } from '../content.service.ts'
import { type Outcome, type ResultForm, resultRow, wholeResult } from './result-form.service.ts'
import { type Answer, answerProblems, type Score, scoreOf } from './score.policy.ts'
import { deleteResult, insertResult, lockKey, readResult, readResults, type ResultRow } from './tests.store.ts'

type Parts = Pick<Platform, 'db' | 'vault' | 'now'>
type Sealed = Score & { answers: Answer[] }

/** A whole class may answer behind one address. */
const ADDRESS_LIMIT = { points: 600, seconds: 3_600 }
const PERSON_LIMIT = { points: 60, seconds: 3_600 }
/** The same answers again within that time are a sending whose answer was lost, and one result. */
const AGAIN_MS = 10 * 60_000

const placeOf = (id: string): string => `${id}:result`

/**
 * Scores answers by the version they were given to. Of a guest nothing is kept; a signed-in person's are sealed with the key of
 * their account. Throws `not_found`, `invalid` with each answer that does not fit, `rate_limited`.
 */
export async function giveAnswers(
  platform: Parts & Pick<Platform, 'limiter'>,
  actor: Actor,
  { lang, address }: Pick<Client, 'lang' | 'address'>,
  { test, version, answers }: ResultBody,
): Promise<Result> {
  await limitAnswers(platform, actor, address)
  const { db, now } = platform
  const found = await answerableForm(db, 'test', test, version)
  const form = { ...found, test_id: found.id }
  const fields = answerProblems(form.facts, answers)
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
  const came: Sealed = { ...scoreOf(form.facts, answers), answers }
  const kept = actor.kind === 'user' ? await keepResult(platform, actor, form, came) : null
  const outcome = kept ?? { ...came, id: null, shared_at: null, created_at: now() }
  return wholeResult(db, form, outcome, lang)
}

async function limitAnswers({ limiter }: Pick<Platform, 'limiter'>, actor: Actor, address: string): Promise<void> {
  const waits = [await limiter.take('results_address', address, ADDRESS_LIMIT)]
  if (actor.kind === 'user') waits.push(await limiter.take('results_person', actor.id, PERSON_LIMIT))
  const retry_after = Math.max(...waits)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
}

async function keepResult({ db, vault, now }: Parts, actor: UserActor, form: ResultForm, came: Sealed): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const key_id = await lockKey(transaction, actor.id)
    if (key_id === undefined) throw new AppError('token_revoked')
    const sealer = await vault.useKey(transaction, key_id)
    const { rows } = await readResults(transaction, actor.id, { test: form.test_id, limit: 1, offset: 0 })
    const last = rows[0]
    if (last && last.version === form.version && now().getTime() - last.created_at.getTime() < AGAIN_MS) {
      const before = openResult(sealer, last)
      if (isDeepStrictEqual(before.answers, came.answers)) return before
    }
    const created_at = now()
    const id = uuid(created_at.getTime())
    const body = sealer.seal(placeOf(id), JSON.stringify(came))
    await insertResult(transaction, { id, account_id: actor.id, test_id: form.test_id, version: form.version, body, created_at })
    return { ...came, id, shared_at: null, created_at }
  })
}

/** A person's own, the newest first. */
export async function listResults(
  { db, vault }: Parts,
  actor: UserActor,
  lang: Language,
  { test, ...page }: z.infer<typeof ResultQuery>,
): Promise<{ count: number; results: ShownRow[] }> {
  const { rows, count } = await readResults(db, actor.id, { test, ...windowOf(page) })
  return {
    count,
    results: await Promise.all(rows.map(async (row) => resultRow(formOf(row), await openRow({ db, vault }, row), lang))),
  }
}

/** Throws `not_found`, also for another person's. */
export async function showResult({ db, vault }: Parts, actor: UserActor, lang: Language, id: string): Promise<Result> {
  const row = await ownOrThrow(db, actor, id)
  return wholeResult(db, formOf(row), await openRow({ db, vault }, row), lang)
}

/** For ever. Throws `not_found`. */
export async function removeResult({ db }: Pick<Platform, 'db'>, actor: UserActor, id: string): Promise<void> {
  await deleteResult(db, (await ownOrThrow(db, actor, id)).id)
}

export async function ownOrThrow(db: Db, actor: UserActor, id: string): Promise<ResultRow> {
  const row = await readResult(db, actor.id, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** What is stored was checked when it was saved. */
export function formOf(row: Pick<ResultRow, 'test_id' | 'slug' | 'version' | 'facts' | 'texts'>): ResultForm {
  const { test_id, slug, version, facts, texts } = row
  return { test_id, slug, version, facts, texts } as ResultForm
}

/** Throws `not_found` once the account's key is gone. */
export async function openRow({ db, vault }: Pick<Platform, 'db' | 'vault'>, row: ResultRow): Promise<Outcome> {
  if (row.key_id === null) throw new AppError('not_found')
  return openResult(await vault.useKey(db, row.key_id), row)
}

function openResult(sealer: Sealer, { id, body, shared_at, created_at }: ResultRow): Outcome {
  return { ...(JSON.parse(sealer.open(placeOf(id), body)) as Sealed), id, shared_at, created_at }
}
