import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, openChat, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { watchDiskSpace } from '../files/disk-space.ts'

const MB = 1024 * 1024

let app: TestApp
let free = 10_000 * MB
let child: Member
let counsellor: Member
let chat_id: string
beforeAll(async () => {
  const disk_space = { left: () => watchDiskSpace('', () => free).left() }
  app = await startTestApp({ overrides: { disk_space } })
  child = await join(app)
  counsellor = await join(app, 'counsellor')
  chat_id = await openChat(app, child)
})
afterAll(() => app.close())

const statusOf = async (path: string, token: string | null, body: object): Promise<string> => {
  const answer = await app.call('POST', path, { ...(token === null ? {} : { token }), body })
  return answer.status === 503 ? answer.body.code : answer.status < 500 ? 'taken' : String(answer.status)
}
const sos = () => statusOf('/api/v1/sos/', null, { nonce: randomUUID(), kind: 'self', can_speak: true })
const saying = () => statusOf(`/api/v1/message/${chat_id}/`, child.token, { cid: randomUUID(), message: 'Salom' })
const snippet = () => statusOf('/api/v1/staff/snippet/', counsellor.token, { shortcut: 'salom', text: 'Salom' })
const signIn = () => statusOf('/api/v1/auth/token/', null, { nickname: 'nobody', password: 'not a password' })
const file = () => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(200_000)]), 'a.png')
  return statusOf(`/api/v1/chat/${chat_id}/attachment/`, child.token, form)
}

it('with room all is taken', async () => {
  free = 10_000 * MB
  expect([await sos(), await saying(), await snippet(), await signIn(), await file()]).not.toContain('read_only')
})

it('with little room only what is large is refused', async () => {
  free = 200 * MB
  expect([await sos(), await saying(), await snippet(), await signIn()]).not.toContain('read_only')
  expect(await file()).toBe('read_only')
})

it('out of the reserve calls for help are written, what is said and who signs in; all else is refused', async () => {
  free = 20 * MB
  expect([await sos(), await saying(), await signIn()]).toEqual(['taken', 'taken', 'taken'])
  expect([await snippet(), await file()]).toEqual(['read_only', 'read_only'])
  const read = await app.call('GET', '/api/v1/staff/snippet/', { token: counsellor.token })
  expect(read.status).toBe(200)
})
