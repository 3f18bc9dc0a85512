import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, CASE_LIMITS, onCase, STORY } from '../../../test/case-cast.ts'
import { join, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let app: TestApp
let counsellor: Member
beforeAll(async () => {
  app = await startTestApp({ env: CASE_LIMITS })
  counsellor = await join(app, 'counsellor')
})
afterAll(() => app.close())

const unreadOf = async ({ token }: Member) =>
  (await app.call('GET', '/api/v1/notification/?is_read=false', { token })).body.results
const kinds = async (who: Member): Promise<string[]> => (await unreadOf(who)).map(({ title }: { title: string }) => title)
const everybody = async (): Promise<number> => (await app.platform.db.selectFrom('notification').select('id').execute()).length

/** A report of a signed-in person, or of a guest. */
async function reported(who?: Member) {
  const { body } = await app.call('POST', '/api/v1/victim/', {
    ...(who ? { token: who.token } : {}),
    body: {
      reporter_role: 'friend',
      type_ids: ['bullying'],
      urgency: 'days',
      region_code: 'UZ-SA',
      description: STORY,
      accept_terms: true,
    },
  })
  const row = app.platform.db.selectFrom('report').select('id').where('ref', '=', body.ref)
  return { ref: body.ref as string, id: (await row.executeTakeFirstOrThrow()).id }
}
const take = (id: string) => act(app, counsellor, id, 'assign', { assign_to: counsellor.id })

describe('a report', () => {
  it('tells its signed-in reporter that it is further and that there are words, never which', async () => {
    const child = await join(app)
    const { id, ref } = await reported(child)
    await act(app, counsellor, id, 'begin_triage')
    await act(app, counsellor, id, 'set_risk', { risk: 'low', reason: 'Xavf ko‘rinmaydi' })
    await take(id)
    expect(await kinds(child)).toEqual(['Ish oldinga siljidi'])
    await onCase(app, counsellor, 'POST', `${id}/note/`, { text: 'Faqat o‘zimiz uchun' })
    await onCase(app, counsellor, 'POST', `${id}/message/`, { cid: randomUUID(), message: 'Zangori haqida yozing' })
    expect(await kinds(child)).toEqual(['Sizga yozishdi', 'Ish oldinga siljidi'])
    expect(JSON.stringify(await unreadOf(child))).not.toMatch(/Zangori|uchun|risk|xavf/i)
    await app.call('GET', `/api/v1/victim/${ref}/`, { token: child.token })
    expect(await unreadOf(child)).toEqual([])
  })

  it('tells nobody of a guest’s, and the same words sent again tell nothing more', async () => {
    const child = await join(app)
    const [own, guests] = [await reported(child), await reported()]
    const before = await everybody()
    const message = { cid: randomUUID(), message: 'Sinov so‘zlari' }
    for (const { id } of [own, guests]) {
      await take(id)
      await onCase(app, counsellor, 'POST', `${id}/message/`, message)
      await onCase(app, counsellor, 'POST', `${id}/message/`, message)
    }
    const since = (await everybody()) - before
    expect(since).toBe((await unreadOf(child)).length)
    expect((await kinds(child)).filter((title) => title === 'Sizga yozishdi')).toHaveLength(1)
  })
})

describe('a question', () => {
  it('that is closed or answered tells who asked it, and nobody for a guest', async () => {
    const child = await join(app)
    const before = await everybody()
    for (const who of [child, null]) {
      const { body } = await app.call('POST', '/api/v1/question/', {
        ...(who ? { token: who.token } : {}),
        body: { title: 'Uyquga ketolmayman', question: 'Kechasi uyg‘onib ketaman, nima qilsam bo‘ladi?' },
      })
      const closed = await app.call('POST', `/api/v1/staff/question/${body.id}/close/`, {
        token: counsellor.token,
        body: { version: 1, closed_for: 'not_ours' },
      })
      expect(closed.status, JSON.stringify(closed.body)).toBe(200)
    }
    expect((await everybody()) - before).toBe(1)
    expect(await kinds(child)).toEqual(['Savolingiz ko‘rib chiqildi'])
  })
})
