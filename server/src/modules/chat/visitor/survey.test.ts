import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@himoya/contract/tashkent'
import type { SurveyAnswer } from '@himoya/contract/chat/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member

beforeAll(async () => {
  app = await startTestApp()
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const post = ({ token }: Member, path: string, body?: unknown) => app.call('POST', `/api/v1/${path}`, { token, body })
const get = ({ token }: Member, path: string) => app.call('GET', `/api/v1/${path}`, { token })

/** A chat that `by` answered and its person ended. */
async function ended(by: Member = counsellor): Promise<{ child: Member; chat_id: string }> {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await post(by, `staff/chat/${chat_id}/claim/`)
  await say(app, by, chat_id, 'eshitaman')
  await post(child, `chat/${chat_id}/end/`)
  return { child, chat_id }
}

const answersFor = async (member: Member): Promise<SurveyAnswer[]> =>
  (await get(member, 'staff/survey/?page_size=100')).body.results

describe('the survey', () => {
  it('takes a face with one tap, a word with it or later, and shows them to the person again', async () => {
    const { child, chat_id } = await ended()
    expect((await get(child, `chat/${chat_id}/survey/`)).body).toEqual({
      mood: null,
      text: null,
      changeable_until: null,
      help: false,
    })
    expect((await post(child, `chat/${chat_id}/survey/`, { mood: 'good' })).body).toMatchObject({ mood: 'good', text: null })
    const changed = { mood: 'bad', text: 'kech javob berdi' }
    expect((await post(child, `chat/${chat_id}/survey/`, changed)).body).toMatchObject(changed)
    const own = (await get(child, `chat/${chat_id}/survey/`)).body
    expect(own).toEqual({ ...changed, changeable_until: expect.any(String), help: false })
    expect((await answersFor(supervisor)).filter((one) => one.chat_id === chat_id)).toHaveLength(1)
  })

  it('offers help to whoever writes of danger in it', async () => {
    const { child, chat_id } = await ended()
    const given = await post(child, `chat/${chat_id}/survey/`, { mood: 'bad', text: 'endi o‘lgim kelyapti' })
    expect(given.body).toMatchObject({ mood: 'bad', help: true })
    expect((await get(child, `chat/${chat_id}/survey/`)).body.help).toBe(true)
  })

  it('comes after the end, and stands after a day', async () => {
    const child = await join(app)
    const open = await openChat(app, child)
    expect((await post(child, `chat/${open}/survey/`, { mood: 'good' })).status).toBe(403)
    const { child: other, chat_id } = await ended()
    await post(other, `chat/${chat_id}/survey/`, { mood: 'so_so' })
    app.shiftClock(DAY_MS + 60_000)
    try {
      // The token has run out meanwhile.
      const { body } = await app.call('POST', '/api/v1/auth/token/refresh/', { body: { refresh: other.refresh } })
      const late = await app.call('POST', `/api/v1/chat/${chat_id}/survey/`, { token: body.access, body: { mood: 'good' } })
      expect(late).toMatchObject({ status: 409, body: { code: 'too_late' } })
      expect((await app.call('GET', `/api/v1/chat/${chat_id}/survey/`, { token: body.access })).body.mood).toBe('so_so')
    } finally {
      app.shiftClock(-DAY_MS - 60_000)
    }
  })

  it('refuses what it did not ask: another mood, a longer text, another field', async () => {
    const { child, chat_id } = await ended()
    const path = `chat/${chat_id}/survey/`
    expect((await post(child, path, { mood: 'great' })).status).toBe(422)
    expect((await post(child, path, { mood: 'good', text: 'a'.repeat(501) })).status).toBe(422)
    expect((await post(child, path, { mood: 'good', stars: 5 })).status).toBe(422)
    expect((await post(child, path, { mood: 'good', text: 'a'.repeat(500) })).status).toBe(200)
  })

  it('is nobody else’s to give or to see: not another person’s, not a missing chat’s', async () => {
    const { chat_id } = await ended()
    const stranger = await join(app)
    for (const id of [chat_id, randomUUID()]) {
      expect((await post(stranger, `chat/${id}/survey/`, { mood: 'bad' })).status).toBe(404)
      expect((await get(stranger, `chat/${id}/survey/`)).status).toBe(404)
    }
  })

  it('lies sealed in the database', async () => {
    const { child, chat_id } = await ended()
    await post(child, `chat/${chat_id}/survey/`, { mood: 'bad', text: 'maslahatchi meni eshitmadi' })
    const rows = await dump(app)
    expect(rows.some((row) => row.includes('eshitmadi'))).toBe(false)
    expect(rows.some((row) => row.includes(Buffer.from('eshitmadi').toString('hex')))).toBe(false)
  })

  it('is in the person’s own export, with the answer on safety', async () => {
    const { child, chat_id } = await ended()
    await post(child, `chat/${chat_id}/survey/`, { mood: 'so_so', text: 'yaxshi' })
    await post(child, `chat/${chat_id}/safe-now/`, { answer: 'unsure' })
    const { body } = await get(child, 'auth/export/')
    expect(body.answers).toEqual([{ chat_id, safe_now: 'unsure', mood: 'so_so', text: 'yaxshi' }])
    expect((await get(await join(app), 'auth/export/')).body.answers).toEqual([])
  })

  it('keeps the mood and loses the words when the conversation is deleted', async () => {
    const { child, chat_id } = await ended()
    await post(child, `chat/${chat_id}/survey/`, { mood: 'bad', text: 'hech narsa' })
    await app.call('DELETE', `/api/v1/chat/${chat_id}/messages/`, { token: child.token })
    expect((await get(child, `chat/${chat_id}/survey/`)).status).toBe(404)
    expect((await answersFor(supervisor)).find((one) => one.chat_id === chat_id)).toMatchObject({ mood: 'bad', text: null })
  })
})

describe('who reads the survey', () => {
  it('a supervisor reads moods, texts and totals', async () => {
    const { child, chat_id } = await ended()
    const before = (await get(supervisor, 'staff/survey/totals/')).body
    await post(child, `chat/${chat_id}/survey/`, { mood: 'good', text: 'rahmat' })
    expect((await answersFor(supervisor)).find((one) => one.chat_id === chat_id)).toMatchObject({
      mood: 'good',
      text: 'rahmat',
      lang: 'uz',
      counsellor: counsellor.alias,
    })
    expect((await get(supervisor, 'staff/survey/totals/')).body).toMatchObject({ good: before.good + 1, bad: before.bad })
  })

  // role × route: the counsellor of the chat, another one, and those who work on other things
  it.each([
    ['staff/survey/', { counsellor: 403, other: 403, editor: 403, admin: 403, child: 401, guest: 401 }],
    ['staff/survey/totals/', { counsellor: 403, other: 403, editor: 403, admin: 200, child: 401, guest: 401 }],
    ['chat/:id/survey/', { counsellor: 401, other: 401, editor: 401, admin: 401, child: 404, guest: 401 }],
  ])('%s is closed to everybody else', async (route, expected) => {
    const { child: author, chat_id } = await ended()
    await post(author, `chat/${chat_id}/survey/`, { mood: 'bad', text: 'maxfiy so‘zlar' })
    const people: Record<string, Member | null> = {
      counsellor,
      other: await join(app, 'counsellor'),
      editor: await join(app, 'editor'),
      admin: await join(app, 'admin'),
      child: await join(app),
      guest: null,
    }
    const found: Record<string, number> = {}
    for (const [name, member] of Object.entries(people)) {
      const path = `/api/v1/${route.replace(':id', chat_id)}`
      const answer = await app.call('GET', path, member ? { token: member.token } : {})
      found[name] = answer.status
      expect(JSON.stringify(answer.body)).not.toContain('maxfiy')
    }
    expect(found).toEqual(expected)
  })

  it('a supervisor who had or wrote in the chat does not read what was said of it', async () => {
    const { child, chat_id } = await ended(supervisor)
    await post(child, `chat/${chat_id}/survey/`, { mood: 'bad', text: 'qo‘pol edi' })
    const helped = await ended()
    const boss = await join(app, 'supervisor')
    const third = await join(app)
    const written = await openChat(app, third)
    await say(app, third, written, 'salom')
    await say(app, boss, written, 'men ham shu yerdaman')
    await post(third, `chat/${written}/end/`)
    await post(third, `chat/${written}/survey/`, { mood: 'good', text: 'yaxshi' })
    await post(helped.child, `chat/${helped.chat_id}/survey/`, { mood: 'good', text: 'rahmat' })
    const ids = async (member: Member) => (await answersFor(member)).map((one) => one.chat_id)
    expect(await ids(supervisor)).not.toContain(chat_id)
    expect(await ids(supervisor)).toContain(written)
    expect(await ids(boss)).toEqual(expect.arrayContaining([chat_id, helped.chat_id]))
    expect(await ids(boss)).not.toContain(written)
  })

  it('is in no answer a counsellor gets of the chat', async () => {
    const { child, chat_id } = await ended()
    await post(child, `chat/${chat_id}/survey/`, { mood: 'bad', text: 'maxfiy so‘zlar' })
    for (const path of [`staff/chat/${chat_id}/`, 'staff/chat/?state=ended', `message/${chat_id}/`]) {
      const { body } = await get(counsellor, path)
      expect(JSON.stringify(body)).not.toMatch(/maxfiy|"mood"/)
    }
  })
})
