import type { PlaceVoices, PlaceWords } from '@himoya/contract/content/place-answers'
import type { MyDay } from '@himoya/contract/desk/my-day'
import { PLACE_ANSWERS } from '@himoya/contract/content/place-lists'
import { DAY_MS } from '@himoya/contract/tashkent'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { addPublishedItems } from '../live/published-items.service.ts'
import { sweepWords } from './place-answers.service.ts'
import { asksForLook, atLeast } from './place-answers.policy.ts'

describe('what is told of answers about a place', () => {
  it('is at least so many, and nothing of fewer than ten', () => {
    expect([0, 9, 10, 14, 15, 99].map(atLeast)).toEqual([null, null, 10, 10, 15, 95])
  })

  it('asks for a look when more were not helped than at the last one, or when words are unread', () => {
    const look = { seen_no: 10, words_from: '2026-11-02' }
    expect(asksForLook({ no: 9, words_day: null }, null)).toBe(false)
    expect(asksForLook({ no: 10, words_day: null }, null)).toBe(true)
    expect(asksForLook({ no: 14, words_day: '2026-11-01' }, look)).toBe(false)
    expect(asksForLook({ no: 15, words_day: null }, look)).toBe(true)
    expect(asksForLook({ no: 0, words_day: '2026-11-02' }, look)).toBe(true)
    expect(asksForLook({ no: 0, words_day: '2026-11-01' }, { ...look, words_from: null })).toBe(true)
  })
})

const [PLACE, BUSY, HIDDEN] = [v7(), v7(), v7()]
const WORDS = 'Eshik yopiq, hech kim chiqmadi'

describe('"did they help?"', () => {
  let test: TestApp
  let tokens: Record<'editor' | 'supervisor' | 'counsellor' | 'admin', string>
  const answer = (path: string, body: object, lang: 'uz' | 'ru' = 'uz') =>
    test.call('POST', `/api/v1/place/${path}`, { body, lang })
  const read = <Body>(path: string, token: string) => test.call<Body>('GET', `/api/v1/staff/place/${path}`, { token })
  const voices = async (token: string): Promise<PlaceVoices[]> =>
    (await read<{ results: PlaceVoices[] }>('voices/', token)).body.results
  const looked = async (token: string, { of, day }: { of: { no: number | null }; day: string }): Promise<number> =>
    (await test.call('POST', `/api/v1/staff/place/${PLACE}/looked/`, { token, body: { no: of.no, day } })).status
  async function signAllIn(): Promise<void> {
    const signIn = async (who: string) => (await test.signIn(`${who}@himoya.test`)).access
    tokens = {
      editor: await signIn('editor'),
      supervisor: await signIn('supervisor'),
      counsellor: await signIn('counsellor'),
      admin: await signIn('admin'),
    }
  }

  beforeAll(async () => {
    test = await startTestApp({ cast: true, env: { LIMITS: 'place_answer=60/86400,place_words=60/86400' } })
    const { platform } = test
    const facts = {
      kind: 'inson' as const,
      region: 'UZ-TK' as const,
      lat: null,
      lng: null,
      phones: [],
      hours: null,
      day_and_night: false,
      free: true,
      child_alone: true,
      accessible: false,
      website: null,
    }
    const texts = { title: 'Sinov joyi', summary: '', address: '' }
    await addPublishedItems(platform, platform.db, [
      { id: PLACE, type: 'place', slug: 't-answered', facts, texts: { uz: texts, ru: { ...texts, title: 'Место' }, en: texts } },
      { id: BUSY, type: 'place', slug: 't-busy', facts, texts: { uz: texts, ru: texts, en: texts } },
    ])
    await signAllIn()
  })
  afterAll(() => test.close())

  it('anybody answers without a name, about a place that is published and in words we know', async () => {
    expect((await answer(`${PLACE}/answer/`, { answer: 'no' })).status).toBe(204)
    expect((await answer(`${HIDDEN}/answer/`, { answer: 'no' })).status).toBe(404)
    expect((await answer(`${PLACE}/answer/`, { answer: 'terrible' })).status).toBe(422)
    expect((await answer(`${PLACE}/answer/`, { answer: 'no', name: 'Ali' })).status).toBe(422)
    const words = { id: randomUUID(), answer: 'no', words: WORDS }
    expect((await answer(`${PLACE}/words/`, { ...words, words: ' ' })).status).toBe(422)
    expect((await answer(`${PLACE}/words/`, { ...words, words: 'a'.repeat(301) })).status).toBe(422)
    // an id by time would tell when
    expect((await answer(`${PLACE}/words/`, { ...words, id: v7() })).status).toBe(422)
    expect((await answer(`${HIDDEN}/words/`, words)).status).toBe(404)
  })

  it('of fewer than ten nobody is told, and then at least so many', async () => {
    for (let turn = 0; turn < 8; turn += 1) await answer(`${PLACE}/answer/`, { answer: 'no' })
    expect(await voices(tokens.editor)).toEqual([])
    await answer(`${PLACE}/answer/`, { answer: 'yes' })
    const [row] = await voices(tokens.editor)
    expect(row).toMatchObject({ place_id: PLACE, answers: 10, words: null, waits: false })
    expect(row!.of).toEqual({ yes: null, little: null, no: null, not_gone: null })
    for (let turn = 0; turn < 9; turn += 1) await answer(`${PLACE}/answer/`, { answer: 'no' })
    expect((await voices(tokens.editor))[0]).toEqual(row)
    await answer(`${PLACE}/answer/`, { answer: 'no' })
    expect((await voices(tokens.editor))[0]).toMatchObject({ answers: 20, of: { yes: null, no: 15 }, waits: true })
  })

  it('of fifty at once each is counted, and they are shown in whole tens', async () => {
    const all = Array.from({ length: 48 }, (_, turn) => answer(`${BUSY}/answer/`, { answer: PLACE_ANSWERS[turn % 4]! }))
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([204]))
    const rows = await test.platform.db
      .selectFrom('place_answer')
      .select(['answers', 'shown'])
      .where('item_id', '=', BUSY)
      .execute()
    expect(rows.map(({ answers }) => answers)).toEqual([12, 12, 12, 12])
    expect(rows.reduce((sum, { shown }) => sum + shown, 0)).toBe(40)
  })

  it('of the first words of a place at once none is lost, and none is there twice that was sent twice', async () => {
    const [id, other] = [randomUUID(), randomUUID()]
    const send = (one: string, words: string) => answer(`${BUSY}/words/`, { id: one, answer: 'no', words })
    const all = [
      send(id, 'bir'),
      send(other, 'ikki'),
      send(id, 'bir'),
      ...Array.from({ length: 20 }, () => send(randomUUID(), 'uch')),
    ]
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([204]))
    const { db, vault } = test.platform
    const rows = await db.selectFrom('place_answer_words').select(['id', 'body']).where('item_id', '=', BUSY).execute()
    expect(rows).toHaveLength(22)
    const { key_id } = await db
      .selectFrom('place_answer_key')
      .select('key_id')
      .where('item_id', '=', BUSY)
      .executeTakeFirstOrThrow()
    const sealer = await vault.useKey(db, key_id)
    expect(rows.filter((row) => row.id === id).map((row) => sealer.open(`${row.id}:words`, row.body))).toEqual(['bir'])
    await db.deleteFrom('place_answer_words').where('item_id', '=', BUSY).execute()
    await db.deleteFrom('place_answer').where('item_id', '=', BUSY).execute()
  })

  it('no counsellor, administrator or person reads the counts, and no editor the words', async () => {
    for (const token of [tokens.counsellor, tokens.admin]) expect((await read('voices/', token)).status).toBe(403)
    for (const token of [tokens.counsellor, tokens.admin, tokens.editor]) {
      expect((await read(`${PLACE}/words/`, token)).status).toBe(403)
    }
    expect((await test.call('GET', '/api/v1/staff/place/voices/')).status).toBe(401)
    expect(
      (
        await test.call('POST', `/api/v1/staff/place/${PLACE}/looked/`, {
          token: tokens.counsellor,
          body: { no: null, day: '2026-11-28' },
        })
      ).status,
    ).toBe(403)
  })

  it('words lie sealed, are read by a supervisor once their day is over, and stand on no page of the public', async () => {
    expect((await answer(`${PLACE}/words/`, { id: randomUUID(), answer: 'no', words: WORDS })).status).toBe(204)
    const rows = await test.platform.db.selectFrom('place_answer_words').select('body').execute()
    expect(rows.map(({ body }) => body.includes(WORDS))).toEqual([false])
    const wordsNow = async () =>
      (await read<{ count: number; results: PlaceWords[] }>(`${PLACE}/words/`, tokens.supervisor)).body.results
    expect(await wordsNow()).toEqual([])
    test.shiftClock(DAY_MS)
    await signAllIn()
    expect(await wordsNow()).toEqual([{ answer: 'no', words: WORDS }])
    expect(JSON.stringify((await test.call('GET', '/api/v1/place/t-answered/')).body)).not.toContain(WORDS)
    expect((await read(`${HIDDEN}/words/`, tokens.supervisor)).status).toBe(404)
  })

  it('a look ends the waiting, but an editor’s look reads no words', async () => {
    expect(await looked(tokens.editor, (await voices(tokens.editor))[0]!)).toBe(204)
    expect((await voices(tokens.editor))[0]).toMatchObject({ waits: false })
    expect((await voices(tokens.supervisor))[0]).toMatchObject({ waits: true, words: 1 })
    expect(await looked(tokens.supervisor, (await voices(tokens.supervisor))[0]!)).toBe(204)
    expect((await voices(tokens.supervisor))[0]).toMatchObject({ waits: false, words: 1 })
  })

  it('a look into a list of yesterday leaves what came since, and into one of tomorrow what is to come', async () => {
    const [seen] = await voices(tokens.supervisor)
    await answer(`${PLACE}/words/`, { id: randomUUID(), answer: 'no', words: WORDS })
    for (let turn = 0; turn < 10; turn += 1) await answer(`${PLACE}/answer/`, { answer: 'no' })
    test.shiftClock(DAY_MS)
    await signAllIn()
    expect((await voices(tokens.editor))[0]).toMatchObject({ waits: true, of: { no: 25 } })
    expect(await looked(tokens.supervisor, seen!)).toBe(204)
    expect((await voices(tokens.editor))[0]).toMatchObject({ waits: true })
    expect((await voices(tokens.supervisor))[0]).toMatchObject({ waits: true, words: 2 })
    // the numbers of today beside the words of yesterday: these alone are left
    expect(await looked(tokens.supervisor, { ...seen!, of: { no: 25 } })).toBe(204)
    expect((await voices(tokens.editor))[0]).toMatchObject({ waits: false })
    expect((await voices(tokens.supervisor))[0]).toMatchObject({ waits: true })
    expect(await looked(tokens.supervisor, { of: { no: 2_000_000_000 }, day: '2099-01-01' })).toBe(204)
    expect((await voices(tokens.supervisor))[0]).toMatchObject({ waits: false })
    await answer(`${PLACE}/words/`, { id: randomUUID(), answer: 'no', words: WORDS })
    test.shiftClock(DAY_MS)
    await signAllIn()
    expect((await voices(tokens.supervisor))[0]).toMatchObject({ waits: true, words: 3 })
  })

  it('the day’s page says so to whoever may know it', async () => {
    const names = async (token: string): Promise<(string | null)[]> =>
      (await test.call<MyDay>('GET', '/api/v1/staff/my-day/', { token })).body.parts
        .filter(({ kind }) => kind === 'place')
        .flatMap(({ lines }) => lines.map(({ about }) => about))
    expect(await names(tokens.supervisor)).toEqual(['Sinov joyi'])
    // words alone wait: an editor does not learn that there are any
    for (const token of [tokens.editor, tokens.counsellor, tokens.admin]) expect(await names(token)).toEqual([])
  })

  it('words go after a year, counts stay', async () => {
    test.shiftClock(361 * DAY_MS)
    await sweepWords(test.platform)
    const left = () => test.platform.db.selectFrom('place_answer_words').select('id').execute()
    expect(await left()).toHaveLength(3)
    test.shiftClock(5 * DAY_MS)
    await sweepWords(test.platform)
    expect(await left()).toEqual([])
    expect(await test.platform.db.selectFrom('place_answer').select('answers').execute()).not.toEqual([])
  })

  it('who answers for others without an end is told to wait', async () => {
    const said = []
    for (let turn = 0; turn < 13; turn += 1) said.push((await answer(`${BUSY}/answer/`, { answer: 'yes' })).status)
    expect([said[0], said.at(-1)]).toEqual([204, 429])
    const written = Array.from({ length: 41 }, () => answer(`${BUSY}/words/`, { id: randomUUID(), answer: 'yes', words: WORDS }))
    expect((await Promise.all(written)).map(({ status }) => status)).toContain(429)
  })
})
