import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { roundedReach } from './broadcasts.policy.ts'

let app: TestApp
let editor: Member
let other: Member
beforeAll(async () => {
  app = await startTestApp()
  editor = await join(app, 'editor')
  other = await join(app, 'supervisor')
})
afterAll(() => app.close())

const PATH = '/api/v1/staff/broadcast/'
const call = (method: string, who: Member, path = '', body?: unknown) =>
  app.call(method, `${PATH}${path}`, { token: who.token, ...(body === undefined ? {} : { body }) })

const WHOLE = {
  uz: { title: 'Yangi dars', text: 'Uyqu haqida yangi dars chiqdi.' },
  ru: { title: 'Новый урок', text: 'Вышел новый урок о сне.' },
  en: { title: 'A new lesson', text: 'There is a new lesson about sleep.' },
}
const bodyOf = (change: object = {}) => ({
  audience: 'teen',
  region: null,
  path: 'learn/uyqu',
  texts: WHOLE,
  send_at: null,
  ...change,
})

async function written(by: Member, change: object = {}) {
  const { status, body } = await call('POST', by, '', bodyOf(change))
  expect(status).toBe(201)
  return body
}

describe('a broadcast', () => {
  it('is approved by somebody who did not write it, and then knows who', async () => {
    const { id, version } = await written(editor)
    expect((await call('POST', editor, `${id}/review/`)).body).toMatchObject({
      state: 'review',
      can: ['edit', 'return', 'delete'],
    })
    expect(await call('POST', editor, `${id}/approve/`, { version })).toMatchObject({
      status: 403,
      body: { code: 'second_person' },
    })
    expect((await call('POST', other, `${id}/approve/`, { version })).body).toMatchObject({
      state: 'approved',
      author: editor.alias,
      approved_by: other.alias,
    })
    const audit = app.platform.db.selectFrom('audit_entry').select('actor_id').where('subject_id', '=', id)
    expect(await audit.execute()).toEqual([{ actor_id: other.id }])
  })

  it('is a draft of its changer after every change, and was read in the version that is approved', async () => {
    const { id, version } = await written(editor)
    await call('POST', editor, `${id}/review/`)
    const changed = await call('PUT', other, `${id}/`, { version, ...bodyOf({ audience: null }) })
    expect(changed.body).toMatchObject({ state: 'draft', author: other.alias, audience: null, version: 2 })
    await call('POST', other, `${id}/review/`)
    expect((await call('POST', editor, `${id}/approve/`, { version })).body.code).toBe('changed_meanwhile')
    expect((await call('POST', other, `${id}/approve/`, { version: 2 })).body.code).toBe('second_person')
    expect((await call('POST', editor, `${id}/approve/`, { version: 2 })).body.state).toBe('approved')
    const again = await call('PUT', editor, `${id}/`, { version: 2, ...bodyOf() })
    expect(again.body).toMatchObject({ state: 'draft', approved_by: null, version: 3 })
  })

  it('is never overwritten by who began with an older version', async () => {
    const { id, version } = await written(editor)
    const body = { version, ...bodyOf({ path: null }) }
    const both = await Promise.all([call('PUT', editor, `${id}/`, body), call('PUT', other, `${id}/`, body)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('goes to review only with all three languages', async () => {
    const texts = { ...WHOLE, ru: { title: '', text: '  ' } }
    const { id } = await written(editor, { texts })
    expect(await call('POST', editor, `${id}/review/`)).toMatchObject({
      status: 422,
      body: { code: 'incomplete', fields: { 'texts.ru.title': ['required'], 'texts.ru.text': ['required'] } },
    })
  })

  it('leads to our own pages only', async () => {
    for (const path of ['https://yomon.uz', '//yomon.uz', '/uz/news', 'javascript:alert(1)', '../../staff', 'a b']) {
      expect(await call('POST', editor, '', bodyOf({ path })), path).toMatchObject({
        status: 422,
        body: { fields: { path: ['wrong_format'] } },
      })
    }
  })

  it('is taken back before it has gone, and deleted only while nobody has approved it', async () => {
    const { id, version } = await written(editor)
    await call('POST', editor, `${id}/review/`)
    await call('POST', other, `${id}/approve/`, { version })
    expect((await call('DELETE', editor, `${id}/`)).body.code).toBe('changed_meanwhile')
    expect((await call('POST', editor, `${id}/return/`)).body).toMatchObject({ state: 'draft', approved_by: null })
    expect((await call('DELETE', other, `${id}/`)).status).toBe(204)
    expect((await call('GET', editor, `${id}/`)).status).toBe(404)
  })

  it('is listed by state', async () => {
    const { id } = await written(editor)
    await call('POST', editor, `${id}/review/`)
    const ids = async (query: string) => (await call('GET', editor, query)).body.results.map((one: { id: string }) => one.id)
    expect(await ids('?state=review')).toContain(id)
    expect(await ids('?state=approved')).not.toContain(id)
    expect((await call('GET', editor, '?state=gone')).status).toBe(422)
  })

  it('says how many it is for in tens, and nothing about fewer than ten', async () => {
    for (let made = 0; made < 12; made += 1) {
      const { id } = await join(app)
      const where = made < 11 ? { audience: 'parent', region_code: 'UZ-BU' } : { audience: 'parent', region_code: 'UZ-QR' }
      await app.platform.db.updateTable('account').set(where).where('id', '=', id).execute()
    }
    const reach = async (query: string) => (await call('GET', editor, `reach/${query}`)).body.accounts
    expect([await reach('?audience=parent'), await reach('?region=UZ-BU'), await reach('?region=UZ-QR')]).toEqual([10, 10, null])
    expect([roundedReach(9), roundedReach(10), roundedReach(99)]).toEqual([null, 10, 90])
  })

  it('is closed to counsellors, admins, children and guests', async () => {
    const { id, version } = await written(editor)
    const calls = [
      ['GET', '', undefined],
      ['GET', 'reach/', undefined],
      ['POST', '', bodyOf()],
      ['GET', `${id}/`, undefined],
      ['PUT', `${id}/`, { version, ...bodyOf() }],
      ['POST', `${id}/review/`, undefined],
      ['POST', `${id}/return/`, undefined],
      ['POST', `${id}/approve/`, { version }],
      ['DELETE', `${id}/`, undefined],
    ] as const
    for (const [method, path, body] of calls) {
      for (const role of ['counsellor', 'admin'] as const) {
        expect((await call(method, await join(app, role), path, body)).status, `${role} ${method} ${path}`).toBe(403)
      }
      expect((await call(method, await join(app), path, body)).status, method).toBe(401)
      expect((await app.call(method, `${PATH}${path}`, body ? { body } : {})).status, method).toBe(401)
    }
  })
})
