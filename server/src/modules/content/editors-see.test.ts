import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, openChat, say, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { OpenApi } from '../../platform/http/openapi.ts'

/** What an editor may call: content, and their own account. A new call is closed until it is written down here. */
const OPEN_TO_EDITORS = [
  /^\/staff\/auth\//,
  /^\/staff\/content\//,
  /^\/staff\/media\//,
  /^\/staff\/number\//,
  /^\/staff\/snippet\//,
  /^\/staff\/place\//,
  /^\/staff\/broadcast\//,
  // What waits, each part for the roles it is for.
  /^\/staff\/my-day\//,
  // Counts without anybody in them.
  /^\/staff\/(?:faq|learning|lesson|course)\//,
]
const WORDS = 'Otam har kuni ichib keladi, hech kimga aytolmayman'

let app: TestApp
let editor: Member
let child: Member
let chat_id: string
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'api=100000/1' } })
  editor = await join(app, 'editor')
  child = await join(app)
  chat_id = await openChat(app, child)
  expect((await say(app, child, chat_id, WORDS)).status).toBe(200)
})
afterAll(() => app.close())

describe('an editor', () => {
  it('is refused by every call that is not about content, whatever it is asked with', async () => {
    const document = (await app.call<OpenApi>('GET', '/api/openapi.json')).body
    let closed = 0
    for (const [path, methods] of Object.entries(document.paths)) {
      const rest = path.replace('/api/v1', '')
      for (const [method, { description }] of Object.entries(methods)) {
        const access = String(description).replace(/^Access: /, '')
        if (['public', 'optional'].includes(access) || OPEN_TO_EDITORS.some((open) => open.test(rest))) continue
        closed += 1
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (/chat/.test(name + rest) ? chat_id : child.id))
        const { status, body } = await app.call(method.toUpperCase(), address, { token: editor.token })
        expect([401, 403, 404, 422], `${method} ${path} answered ${status}`).toContain(status)
        if (access !== 'user_or_staff') expect([401, 403], `${method} ${path} answered ${status}`).toContain(status)
        expect(JSON.stringify(body)).not.toContain(WORDS)
      }
    }
    expect(closed).toBeGreaterThan(60)
  })

  it('reads no chat, sends nothing into it and opens none of its files', async () => {
    const token = editor.token
    const message = { cid: randomUUID(), message: 'salom' }
    expect((await app.call('GET', `/api/v1/message/${chat_id}/`, { token })).status).toBe(404)
    expect((await app.call('POST', `/api/v1/message/${chat_id}/`, { token, body: message })).status).toBe(404)
    expect((await app.call('GET', `/api/v1/attachment/${randomUUID()}/`, { token })).status).toBe(404)
    expect((await app.call('GET', '/api/v1/staff/queue/', { token })).status).toBe(403)
    const day = JSON.stringify((await app.call('GET', '/api/v1/staff/my-day/', { token })).body)
    for (const theirs of [WORDS, chat_id, child.id]) expect(day).not.toContain(theirs)
  })

  it('while a supervisor reads it, so that the words are really there', async () => {
    const { token } = await join(app, 'supervisor')
    const { body } = await app.call('GET', `/api/v1/message/${chat_id}/`, { token })
    expect(JSON.stringify(body)).toContain(WORDS)
  })
})
