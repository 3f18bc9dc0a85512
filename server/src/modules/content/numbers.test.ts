import type { NumberChangeBody } from '@himoya/contract/content/number-changes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { contentChanged } from '../../platform/pages/content-changed.ts'
import { emergencyNumbers } from './numbers.service.ts'

const LABELS = { uz: 'Ishonch telefoni', ru: 'Телефон доверия', en: 'Trust line' }

let app: TestApp
let editor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp()
  editor = await join(app, 'editor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const CALLED = { answered: 'Navbatchi, ism aytmadi' }
const UNCALLED = { answered: null }

const call = (method: string, path: string, body?: unknown, who: Member | null = editor) =>
  app.call(method, `/api/v1/staff/number/${path}`, {
    ...(who ? { token: who.token } : {}),
    ...(body === undefined ? {} : { body }),
  })
const shown = async () => (await emergencyNumbers(app.platform, 'uz')).map(({ number }) => number)

/** The id of the change that now waits for this number. */
async function asked(body: NumberChangeBody, who = editor): Promise<string> {
  const answer = await call('POST', 'change/', body, who)
  expect(answer.status).toBe(201)
  return answer.body.changes.find(({ number }: { number: string }) => number === body.number).id
}

describe('a number to call in danger', () => {
  it('is added by two people, and every node hears of it', async () => {
    const id = await asked({ kind: 'set', number: '1146', labels: LABELS, position: 3 })
    expect(await shown()).toEqual(['112', '102'])
    const heard: unknown[] = []
    const stop = app.platform.hub.subscribe(contentChanged, 'all', (change) => heard.push(change))
    expect(await call('POST', `change/${id}/confirm/`, CALLED)).toMatchObject({ status: 403, body: { code: 'second_person' } })
    expect([await shown(), heard]).toEqual([['112', '102'], []])
    const unheard = await call('POST', `change/${id}/confirm/`, UNCALLED, supervisor)
    expect(unheard).toMatchObject({ status: 422, body: { fields: { answered: ['required'] } } })
    expect([await shown(), heard]).toEqual([['112', '102'], []])
    const { body } = await call('POST', `change/${id}/confirm/`, CALLED, supervisor)
    expect(body.changes).toEqual([])
    expect(body.numbers.at(-1)).toMatchObject({
      number: '1146',
      labels: LABELS,
      shown: true,
      verified_at: expect.any(String),
      ...CALLED,
    })
    expect([await shown(), heard]).toEqual([['112', '102', '1146'], [{ what: 'emergency_number' }]])
    stop()
  })

  it('shows whoever opens the list what waits, and whether they may confirm it', async () => {
    const id = await asked({ kind: 'verify', number: '112' })
    const mine = (await call('GET', '')).body.changes
    expect(mine).toMatchObject([{ id, kind: 'verify', labels: null, author: editor.alias, can_confirm: false }])
    expect((await call('GET', '', undefined, supervisor)).body.changes).toMatchObject([{ id, can_confirm: true }])
    const again = await call('POST', 'change/', { kind: 'remove', number: '112' }, supervisor)
    expect(again).toMatchObject({ status: 409, body: { code: 'already_done' } })
    await call('POST', `change/${id}/refuse/`)
    expect((await call('POST', `change/${id}/confirm/`, CALLED, supervisor)).status).toBe(404)
  })

  it('that nobody had checked for a year is shown again once two people have', async () => {
    const { db, now } = app.platform
    const old = new Date(now().getTime() - 366 * 86_400_000)
    await db.updateTable('emergency_number').set({ verified_at: old }).where('number', '=', '102').execute()
    expect(await shown()).not.toContain('102')
    const id = await asked({ kind: 'verify', number: '102' }, supervisor)
    expect(await shown()).not.toContain('102')
    await call('POST', `change/${id}/confirm/`, CALLED)
    expect(await shown()).toContain('102')
  })

  it('is removed by two people, but never the last one', async () => {
    for (const number of ['1146', '102']) {
      const id = await asked({ kind: 'remove', number })
      expect((await call('POST', `change/${id}/confirm/`, UNCALLED, supervisor)).status).toBe(200)
    }
    expect(await shown()).toEqual(['112'])
    const id = await asked({ kind: 'remove', number: '112' })
    expect(await call('POST', `change/${id}/confirm/`, UNCALLED, supervisor)).toMatchObject({
      status: 409,
      body: { code: 'in_use' },
    })
    expect(await shown()).toEqual(['112'])
    expect((await call('POST', 'change/', { kind: 'verify', number: '999' })).status).toBe(404)
  })

  it('leaves a trace of who confirmed it', async () => {
    const audited = await app.platform.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action'])
      .where('action', '=', 'number.changed')
      .execute()
    expect(audited.map(({ actor_id }) => actor_id)).toContain(supervisor.id)
  })

  it('is closed to counsellors, admins, children and guests', async () => {
    const calls = [
      ['GET', ''],
      ['POST', 'change/', { kind: 'verify', number: '112' }],
      ['POST', `change/${editor.id}/confirm/`, CALLED],
      ['POST', `change/${editor.id}/refuse/`],
    ] as const
    const [counsellor, admin, child] = [await join(app, 'counsellor'), await join(app, 'admin'), await join(app)]
    for (const [method, path, body] of calls) {
      for (const who of [counsellor, admin]) expect((await call(method, path, body, who)).status, path).toBe(403)
      for (const who of [child, null]) expect((await call(method, path, body, who)).status, path).toBe(401)
    }
  })
})
