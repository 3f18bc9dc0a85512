import type { DayPart, MyDay } from '@himoya/contract/desk/my-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, CASE_LIMITS, onCase, report, STORY } from '../../../../test/case-cast.ts'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { newContent } from '../../../../test/content-drafts.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { inviteMember } from '../../../../test/member-calls.ts'

const HOUR = 3_600_000
const REASON = { reason: 'Sinov uchun sabab' }

let app: TestApp
let counsellor: Member
let colleague: Member
let supervisor: Member
let second: Member
let editor: Member
let other_editor: Member
let admin: Member
beforeAll(async () => {
  app = await startTestApp({ env: CASE_LIMITS, connections: 8 })
  counsellor = await join(app, 'counsellor')
  colleague = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
  second = await join(app, 'supervisor')
  editor = await join(app, 'editor')
  other_editor = await join(app, 'editor')
  admin = await join(app, 'admin')
})
afterAll(() => app.close())

const staff = <T = any>({ token }: Member, method: string, path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/staff/${path}`, { token, ...(body === undefined ? {} : { body }) })
const dayOf = async (who: Member): Promise<DayPart[]> => (await staff<MyDay>(who, 'GET', 'my-day/')).body.parts
const partOf = async (who: Member, kind: DayPart['kind']): Promise<DayPart | undefined> =>
  (await dayOf(who)).find((part) => part.kind === kind)
const namesOf = async (who: Member, kind: DayPart['kind']) => (await partOf(who, kind))?.lines.map(({ about }) => about) ?? []
const at = (ms: number): string => new Date(app.platform.now().getTime() + ms).toISOString()

async function ownCase() {
  const opened = await report(app)
  await act(app, supervisor, opened.id, 'assign', { assign_to: counsellor.id })
  return opened
}

describe('my day', () => {
  it('tells a counsellor what they promised, their tasks and what is due on their cases, and nobody else’s', async () => {
    const { id, ref } = await ownCase()
    await onCase(app, counsellor, 'POST', `${id}/task/`, {
      title: 'Uyga borish',
      assigned_to: counsellor.id,
      due_at: at(2 * HOUR),
    })
    await staff(counsellor, 'POST', `follow-up/case/${id}/`, { words: 'Ertaga yozaman', due_at: at(HOUR) })
    expect(await namesOf(counsellor, 'promise')).toContain(ref)
    expect((await partOf(counsellor, 'task'))?.lines).toContainEqual(expect.objectContaining({ id, about: ref, late: false }))
    expect(await namesOf(counsellor, 'deadline')).toContain(ref)
    for (const kind of ['promise', 'task', 'deadline'] as const) expect(await namesOf(colleague, kind)).not.toContain(ref)
  })

  it('asks the second person, never the one who asked', async () => {
    const { id, ref } = await ownCase()
    await act(app, supervisor, id, 'set_risk', { risk: 'high', ...REASON })
    await act(app, supervisor, id, 'begin_assessment')
    const asked = await act(app, supervisor, id, 'ask_closing', { closing_reason: 'helped', summary: 'Bola xavfsiz joyda' })
    expect(asked.status).toBe(200)
    expect(await namesOf(second, 'closing')).toContain(ref)
    for (const who of [supervisor, counsellor, editor, admin]) expect(await namesOf(who, 'closing')).not.toContain(ref)

    await onCase(app, supervisor, 'POST', `${id}/hold/`, REASON)
    await onCase(app, supervisor, 'POST', `${id}/hold/lift/`, REASON)
    expect(await namesOf(second, 'hold_lift')).toContain(ref)
    expect(await namesOf(supervisor, 'hold_lift')).not.toContain(ref)

    await staff(editor, 'POST', 'number/change/', { kind: 'verify', number: '112' })
    expect(await namesOf(other_editor, 'number')).toEqual(['112'])
    expect(await namesOf(editor, 'number')).toEqual([])
    expect(await namesOf(counsellor, 'number')).toEqual([])
  })

  it('brings texts of every type to whoever may publish them; a safety text not to its writer', async () => {
    const made = async (type: 'news' | 'place', safety: boolean, text: string): Promise<string> => {
      const { body } = await staff(editor, 'POST', `content/${type}/`, { ...newContent(type, {}, text), safety })
      await staff(editor, 'POST', `content/${type}/${body.id}/review/`)
      return body.id
    }
    const plain = await made('news', false, 'Oddiy yangilik')
    const safety = await made('place', true, 'Xavfsiz joy')
    const ids = async (who: Member) => (await partOf(who, 'text'))?.lines.map(({ id, of }) => [id, of]) ?? []
    expect(new Set(await ids(other_editor))).toEqual(
      new Set([
        [plain, 'news'],
        [safety, 'place'],
      ]),
    )
    expect(await ids(editor)).toEqual([[plain, 'news']])
    expect(await ids(counsellor)).toEqual([])
  })

  it('tells in the language it is asked in', async () => {
    const { facts, texts, ...draft } = newContent('news')
    const named = {
      uz: { ...texts.uz, title: 'Nomi' },
      ru: { ...texts.ru, title: 'Название' },
      en: { ...texts.en, title: 'Name' },
    }
    const { body } = await staff(editor, 'POST', 'content/news/', { ...draft, facts, texts: named })
    await staff(editor, 'POST', `content/news/${body.id}/review/`)
    const titleIn = async (lang: 'uz' | 'ru' | 'en') => {
      const day = await app.call<MyDay>('GET', '/api/v1/staff/my-day/', { token: editor.token, lang })
      return day.body.parts.find(({ kind }) => kind === 'text')?.lines.find(({ id }) => id === body.id)?.about
    }
    expect([await titleIn('uz'), await titleIn('ru'), await titleIn('en')]).toEqual(['Nomi', 'Название', 'Name'])
  })

  it('says what came back, and why', async () => {
    await inviteMember(app, { admin: admin.token })
    const request = (await partOf(supervisor, 'member_request'))?.lines.find(({ about }) => about === 'Oydin')
    expect(request).toMatchObject({ of: 'invite', by: admin.alias })
    expect(await partOf(admin, 'member_request')).toBeUndefined()
    const why = 'Avval suhbatlashib olaylik'
    await staff(supervisor, 'POST', `member-request/${request!.id}/decide/`, { approve: false, reason: why })
    expect((await partOf(admin, 'member_refused'))?.lines).toMatchObject([{ about: 'Oydin', why, by: supervisor.alias }])
    expect(await partOf(supervisor, 'member_refused')).toBeUndefined()
  })

  it('never says a word that a child or reporter wrote, and tells editors and admins of no case', async () => {
    await report(app)
    for (const who of [counsellor, supervisor, second, editor, admin])
      expect(JSON.stringify(await dayOf(who))).not.toContain(STORY)
    for (const who of [editor, admin]) {
      const kinds = (await dayOf(who)).map(({ kind }) => kind)
      for (const kind of ['new_case', 'task', 'deadline', 'promise', 'complaint', 'question'] as const)
        expect(kinds).not.toContain(kind)
    }
    const child = await join(app)
    expect((await app.call('GET', '/api/v1/staff/my-day/', { token: child.token })).status).toBe(401)
  })

  it('shows the most pressing five of a kind, and counts them all', async () => {
    for (let made = 0; made < 7; made += 1) await report(app)
    const part = await partOf(colleague, 'new_case')
    expect(part?.lines).toHaveLength(5)
    expect(part?.count).toBeGreaterThanOrEqual(7)
    const times = part!.lines.map((line) => line.at ?? '')
    expect(times).toEqual([...times].sort((one, other) => one.localeCompare(other)))
  })
})
