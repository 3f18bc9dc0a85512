import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { foldShortcut, hasUnknownVariable } from './snippets.policy.ts'

let app: TestApp
let counsellor: Member
let editor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp()
  counsellor = await join(app, 'counsellor')
  editor = await join(app, 'editor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const PATH = '/api/v1/staff/snippet/'
const call = (method: string, who: Member, path = '', body?: unknown) =>
  app.call(method, `${PATH}${path}`, { token: who.token, ...(body === undefined ? {} : { body }) })
let made = 0
async function proposed(by: Member, text = 'Qo‘rqish tabiiy. Kimga aytishni birga o‘ylaymiz.') {
  const { status, body } = await call('POST', by, '', { lang: 'uz', shortcut: `qo‘rquv${(made += 1)}`, text })
  expect(status).toBe(201)
  return body
}

describe('a canned reply', () => {
  it('is a draft until an editor who did not write it approves it', async () => {
    const draft = await proposed(counsellor)
    expect(draft).toMatchObject({ state: 'draft', author: counsellor.alias, approved_by: null, can_approve: false })
    for (const who of [counsellor, supervisor, await join(app, 'counsellor')]) {
      expect((await call('POST', who, `${draft.id}/approve/`)).status).toBe(403)
    }
    expect((await call('POST', editor, `${draft.id}/approve/`)).body).toMatchObject({
      state: 'approved',
      approved_by: editor.alias,
    })
  })

  it('of an editor is approved by another editor or a supervisor, never by its author', async () => {
    const draft = await proposed(editor)
    expect((await call('POST', editor, `${draft.id}/approve/`)).status).toBe(403)
    expect((await call('POST', supervisor, `${draft.id}/approve/`)).body.state).toBe('approved')
  })

  it('goes back to draft with every change, and its changer becomes its author', async () => {
    const { id } = await proposed(counsellor)
    await call('POST', editor, `${id}/approve/`)
    const changed = await call('PATCH', editor, `${id}/`, { text: 'Boshqa matn' })
    expect(changed.body).toMatchObject({ state: 'draft', author: editor.alias, text: 'Boshqa matn', can_approve: false })
    expect((await call('POST', editor, `${id}/approve/`)).status).toBe(403)
  })

  it('has one shortcut per language, however its apostrophe was typed', async () => {
    const { shortcut } = await proposed(counsellor)
    const again = { lang: 'uz', shortcut: shortcut.replace('‘', 'ʻ').toUpperCase(), text: 'salom' }
    expect(await call('POST', editor, '', { ...again, shortcut: shortcut.replace('‘', '’') })).toMatchObject({
      status: 422,
      body: { fields: { shortcut: ['taken'] } },
    })
    expect((await call('POST', editor, '', { ...again, shortcut, lang: 'ru' })).status).toBe(201)
  })

  it('knows two variables and refuses others', async () => {
    expect(
      await call('POST', counsellor, '', { lang: 'uz', shortcut: 'salom', text: 'Salom, {person}! Men {counsellor}.' }),
    ).toMatchObject({ status: 201 })
    const wrong = await call('POST', counsellor, '', { lang: 'uz', shortcut: 'telefon', text: 'Raqamingiz {phone}' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { text: ['wrong_format'] } } })
    expect([hasUnknownVariable('{person'), hasUnknownVariable('ok'), foldShortcut('СТРАХ')]).toEqual([true, false, 'страх'])
  })

  it('is found by language, state and a part of its text', async () => {
    const { id } = await proposed(counsellor, 'uyqusizlik haqida 100%_gap, o‘ylang')
    const found = async (query: string) =>
      (await call('GET', counsellor, `?${query}`)).body.results.map((one: { id: string }) => one.id)
    expect(await found(`lang=uz&state=draft&search=${encodeURIComponent('100%_')}`)).toEqual([id])
    expect(await found(`lang=ru&search=${encodeURIComponent('100%_')}`)).toEqual([])
    expect(await found('state=approved&search=uyqusizlik')).toEqual([])
    for (const typed of ['o‘ylang', "O'ylang", 'o´ylang', 'o′ylang', 'oylang'])
      expect(await found(`state=draft&search=${encodeURIComponent(typed)}`), typed).toEqual([id])
    for (const typed of ['o‘g‘il', "o'g'il", 'o´g′il', 'oˊgʹil']) expect(foldShortcut(typed)).toBe('o’g’il')
  })

  it('is deleted by its author while a draft, afterwards by editors and supervisors', async () => {
    const [draft, approved] = [await proposed(counsellor), await proposed(counsellor)]
    await call('POST', editor, `${approved.id}/approve/`)
    expect((await call('DELETE', counsellor, `${approved.id}/`)).status).toBe(403)
    expect((await call('DELETE', await join(app, 'counsellor'), `${draft.id}/`)).status).toBe(403)
    expect((await call('DELETE', counsellor, `${draft.id}/`)).status).toBe(204)
    expect((await call('DELETE', supervisor, `${approved.id}/`)).status).toBe(204)
    expect((await call('DELETE', supervisor, `${approved.id}/`)).status).toBe(404)
  })

  it('is closed to admins, children and guests', async () => {
    const { id } = await proposed(counsellor)
    const calls = [
      ['GET', ''],
      ['POST', ''],
      ['PATCH', `${id}/`],
      ['POST', `${id}/approve/`],
      ['DELETE', `${id}/`],
    ] as const
    for (const [method, path] of calls) {
      const body = { POST: path === '' ? { lang: 'uz', shortcut: 'ab', text: 'x' } : undefined, PATCH: { text: 'x' } }[
        method as 'POST'
      ]
      expect((await call(method, await join(app, 'admin'), path, body)).status, method).toBe(403)
      expect((await call(method, await join(app), path, body)).status, method).toBe(401)
      expect((await app.call(method, `${PATH}${path}`, body ? { body } : {})).status, method).toBe(401)
    }
  })
})
