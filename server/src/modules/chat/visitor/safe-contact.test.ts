import type { Person } from '@himoya/contract/chat/desk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dialStaff, dump, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

const WORD = 'oq kaptar uchdi'

let app: TestApp
let counsellor: Member

beforeAll(async () => {
  app = await startTestApp()
  counsellor = await join(app, 'counsellor')
})
afterAll(() => app.close())

const pathOf = (chat_id: string): string => `/api/v1/chat/${chat_id}/safe-contact/`
const agree = ({ token }: Member, chat_id: string, body: unknown) => app.call('POST', pathOf(chat_id), { token, body })
const read = ({ token }: Member, chat_id: string) => app.call('GET', pathOf(chat_id), { token })
const seen = async (chat_id: string): Promise<Person> =>
  (await app.call('GET', `/api/v1/staff/chat/${chat_id}/person/`, { token: counsellor.token })).body

async function person(): Promise<{ child: Member; chat_id: string }> {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: counsellor.token })
  return { child, chat_id }
}

it('the counsellor reads when to answer and the agreed word; the person’s own screen never shows the word again', async () => {
  const { child, chat_id } = await person()
  expect((await read(child, chat_id)).body).toEqual({ hours: null, has_code_word: false })
  expect(await seen(chat_id)).toMatchObject({ safe_hours: null, code_word: null })

  const answer = await agree(child, chat_id, { hours: 'evening', code_word: ` ${WORD} ` })
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { hours: 'evening', has_code_word: true } })
  expect((await read(child, chat_id)).body).toEqual({ hours: 'evening', has_code_word: true })
  expect(await seen(chat_id)).toMatchObject({ safe_hours: 'evening', code_word: { word: WORD, before: null } })

  const export_ = await app.call('GET', '/api/v1/auth/export/', { token: child.token })
  expect(export_.body.safe_contact).toEqual({ hours: 'evening', has_code_word: true })
  expect(JSON.stringify(export_.body)).not.toContain(WORD)
  expect((await dump(app)).join()).not.toContain(WORD)
})

it('a word that takes another’s place does not hide it: somebody else may have the phone', async () => {
  const { child, chat_id } = await person()
  await agree(child, chat_id, { hours: null, code_word: WORD })
  await agree(child, chat_id, { hours: 'morning' })
  expect(await seen(chat_id)).toMatchObject({ safe_hours: 'morning', code_word: { word: WORD, before: null } })
  await agree(child, chat_id, { hours: 'any', code_word: 'boshqa' })
  expect(await seen(chat_id)).toMatchObject({ safe_hours: 'any', code_word: { word: 'boshqa', before: WORD } })
})

it('it belongs to the person and not to one chat', async () => {
  const { child, chat_id } = await person()
  await agree(child, chat_id, { hours: 'evening', code_word: WORD })
  await app.call('POST', `/api/v1/chat/${chat_id}/end/`, { token: child.token })
  const next = await openChat(app, child)
  await say(app, child, next, 'yana men')
  await app.call('POST', `/api/v1/staff/chat/${next}/claim/`, { token: counsellor.token })
  expect(await seen(next)).toMatchObject({ safe_hours: 'evening', code_word: { word: WORD } })
})

it('behind the curtain of a reset by SMS nothing of it is told, also when something new is said; the team sees both', async () => {
  const { child, chat_id } = await person()
  await agree(child, chat_id, { hours: 'evening', code_word: WORD })
  const { db } = app.platform
  await db.updateTable('account').set({ curtain_before: new Date() }).where('id', '=', child.id).execute()
  const intruders = await openChat(app, child)
  expect((await read(child, intruders)).body).toEqual({ hours: null, has_code_word: false })
  expect((await agree(child, intruders, { hours: 'any' })).body).toEqual({ hours: 'any', has_code_word: false })
  expect((await agree(child, intruders, { hours: 'any', code_word: 'yolg‘on' })).body).toEqual({
    hours: 'any',
    has_code_word: true,
  })
  expect(await seen(chat_id)).toMatchObject({ code_word: { word: 'yolg‘on', before: WORD } })
})

it('the counsellor’s screen hears of it at once', async () => {
  const { child, chat_id } = await person()
  const desk = await dialStaff(app, counsellor)
  desk.send({ type: 'sub', chat_id, since: 0 })
  await desk.next((frame) => frame.type === 'subscribed')
  // the chat's facts are followed right behind its messages
  desk.send({ type: 'ping', n: 7 })
  await desk.next((frame) => frame.type === 'pong')
  await agree(child, chat_id, { hours: 'morning' })
  expect(await desk.next((frame) => frame.type === 'facts')).toMatchObject({ chat_id })
  await desk.close()
})

it('nobody says it for another, and nothing that is no time and no word', async () => {
  const { child, chat_id } = await person()
  const stranger = await join(app)
  expect((await agree(stranger, chat_id, { hours: 'any' })).status).toBe(404)
  expect((await read(stranger, chat_id)).status).toBe(404)
  expect((await agree(counsellor, chat_id, { hours: 'any' })).status).toBe(401)
  for (const body of [{ hours: 'midnight' }, { hours: 'any', code_word: 'x'.repeat(41) }, { hours: 'any', code_word: ' ' }, {}])
    expect((await agree(child, chat_id, body)).status).toBe(422)
  expect(await seen(chat_id)).toMatchObject({ safe_hours: null, code_word: null })
})
