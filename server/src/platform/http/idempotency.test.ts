import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import { AppError } from '../core/errors.ts'
import { answerKeeper, purgeAnswers } from './idempotency.ts'

let probe: ProbeApp
let made = 0
let fails = 0
/** What happens between a call and the end of its transaction. */
let meanwhile = async (): Promise<unknown> => null
beforeEach(() => {
  made = 0
  fails = 0
  meanwhile = async () => null
})
beforeAll(async () => {
  const schema = {
    body: z.strictObject({ text: z.string() }),
    response: { 201: z.strictObject({ id: z.int(), text: z.string() }) },
  }
  probe = await startProbeApp((app) => {
    const make = async (text: string) => {
      if (text === 'slow') await sleep(300)
      if (fails-- > 0) throw new AppError('overloaded')
      made += 1
      return { id: made, text }
    }
    app.post('/api/v1/note/', { config: { access: 'optional' }, schema }, async ({ body }, reply) =>
      reply.code(201).send(await make(body.text)),
    )
    app.post('/api/v1/kept/', { config: { access: 'optional' }, schema }, async (request, reply) => {
      const answer = await probe.platform.db.transaction().execute(async (db) => {
        const made_here = await make(request.body.text)
        await meanwhile()
        await answerKeeper(probe.platform, request)(db, made_here)
        return made_here
      })
      return reply.code(201).send(answer)
    })
    app.post('/api/v1/token/', { config: { access: 'public', idempotency: false }, schema }, async ({ body }, reply) =>
      reply.code(201).send(await make(body.text)),
    )
  })
})
afterAll(async () => {
  expect(probe.findings).toEqual([])
  await probe.close()
})

const post = (key: string, text: string, token?: string, path = 'note', address = '192.0.2.1') =>
  probe.app.inject({
    method: 'POST',
    url: `/api/v1/${path}/`,
    remoteAddress: address,
    headers: { 'idempotency-key': key, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    payload: { text },
  })

it('a repeated request gets the first answer and makes nothing', async () => {
  const key = randomUUID()
  const first = await post(key, 'canary-of-the-answer')
  const again = await post(key, 'canary-of-the-answer')
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(made).toBe(1)
})

it('fifty at once make one', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(key, 'slow')))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(made).toBe(1)
})

it('another body under the same key is refused', async () => {
  const key = randomUUID()
  await post(key, 'one')
  const other = await post(key, 'two')
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency_conflict'])
})

it('the same key of another person, another address or another call is another key', async () => {
  const key = randomUUID()
  await post(key, 'mine', 'token-of-lola')
  await post(key, 'mine', 'token-of-timur')
  await post(key, 'mine')
  await post('short', 'mine', undefined, 'note', '192.0.2.1')
  await post('short', 'mine', undefined, 'note', '192.0.2.2')
  expect(made).toBe(5)
})

it('a guest whose phone changed its address still gets the first answer', async () => {
  const key = randomUUID()
  await post(key, 'mine', undefined, 'note', '192.0.2.1')
  await post(key, 'mine', undefined, 'note', '198.51.100.9')
  expect(made).toBe(1)
})

it('after a failure the same key may be tried again', async () => {
  const key = randomUUID()
  fails = 1
  expect((await post(key, 'mine')).statusCode).toBe(503)
  expect((await post(key, 'mine')).statusCode).toBe(201)
  expect(made).toBe(1)
})

it('a key left behind by a killed server is taken over', async () => {
  const key = randomUUID()
  await post(key, 'mine')
  await sql`update idempotency_key set status = null, answer = null, created_at = now() - interval '1 minute'`.execute(
    probe.platform.db,
  )
  expect((await post(key, 'mine')).statusCode).toBe(201)
  expect(made).toBe(2)
})

it('of two that are at work under one key, as the first one took too long, one keeps its work and its answer', async () => {
  const key = randomUUID()
  const kept: string[] = []
  meanwhile = async () => {
    meanwhile = async () => null
    await sql`update idempotency_key set created_at = now() - interval '1 minute' where status is null`.execute(probe.platform.db)
    kept.push((await post(key, 'mine', undefined, 'kept')).body)
  }
  const late = await post(key, 'mine', undefined, 'kept')
  expect([late.statusCode, late.json().code]).toEqual([409, 'idempotency_conflict'])
  expect((await post(key, 'mine', undefined, 'kept')).body).toBe(kept[0])
})

it('a call that creates nothing looks at no key, and a key that is none is refused', async () => {
  const key = randomUUID()
  await post(key, 'x', undefined, 'token')
  await post(key, 'x', undefined, 'token')
  expect(made).toBe(2)
  expect((await post('a key with spaces', 'x')).json()).toMatchObject({
    code: 'invalid',
    fields: { 'idempotency-key': ['wrong_format'] },
  })
})

it('kept answers are sealed, and gone with their keys after a day', async () => {
  const { db } = probe.platform
  const kept = await sql<{
    row: string
  }>`select row_to_json(k)::text || encode(answer, 'escape') as row from idempotency_key k where answer is not null`.execute(db)
  expect(kept.rows.length).toBeGreaterThan(0)
  for (const { row } of kept.rows) expect(row).not.toContain('canary-of-the-answer')
  const keys = (await sql<{ key_id: string }>`select key_id from idempotency_key where key_id is not null`.execute(db)).rows
  await purgeAnswers(probe.platform)
  expect((await sql`select 1 from idempotency_key`.execute(db)).rows).not.toEqual([])
  await sql`update idempotency_key set created_at = now() - interval '25 hours'`.execute(db)
  await purgeAnswers(probe.platform)
  expect((await sql`select 1 from idempotency_key`.execute(db)).rows).toEqual([])
  expect(
    await db
      .selectFrom('data_key')
      .select('id')
      .where(
        'id',
        'in',
        keys.map(({ key_id }) => key_id),
      )
      .execute(),
  ).toEqual([])
})
