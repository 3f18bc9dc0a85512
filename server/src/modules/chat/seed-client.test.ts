import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, say } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Written from seed section 7 alone: `data` is the body, every call says its language, the token is a bearer. */
function seedClient(url: string) {
  let access: string | null = null
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: {
        'accept-language': 'uz',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(access ? { authorization: `Bearer ${access}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, data: (await response.json()) as any }
  }
  return { call, setAccess: (token: string) => void (access = token), access: () => access }
}

it('a client written from the seed registers, refreshes, lists, sends and receives', async () => {
  const { call, setAccess, access } = seedClient(app.url)
  expect((await call('GET', 'chat/')).status).toBe(401)

  const account = { mode: 'nickname', nickname: 'kapalak', password: 'uzun-parol-2026', accept_terms: true }
  const registered = await call('POST', 'auth/register/', account)
  expect(registered.status).toBe(201)
  const refreshed = await call('POST', 'auth/token/refresh/', { refresh: registered.data.refresh })
  setAccess(refreshed.data.access)

  const chats = await call('GET', 'chat/')
  const chat_id: string = chats.data[0].id
  expect((await call('GET', `message/${chat_id}/`)).data).toEqual([])

  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/ws/chat/${chat_id}/?token=${access()}`)
  const heard: Record<string, unknown>[] = []
  const hearing = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (heard.length >= count && resolve())
      socket.addEventListener('message', look)
      look()
    })
  socket.addEventListener('message', (event) => heard.push(JSON.parse(String(event.data))))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ message: 'Salom, menga yordam kerak' }))
  await hearing(1)

  const counsellor = await join(app, 'counsellor')
  await app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: counsellor.token })
  await say(app, counsellor, chat_id, 'Salom! Eshitaman')
  await hearing(2)

  expect(heard).toMatchObject([
    { message: 'Salom, menga yordam kerak', is_admin: false },
    { message: 'Salom! Eshitaman', is_admin: true },
  ])
  for (const { id, created_at } of heard) {
    expect(typeof id).toBe('string')
    expect(new Date(String(created_at)).toISOString()).toBe(created_at)
  }
  expect((await call('GET', `message/${chat_id}/`)).data).toEqual(heard)
  socket.close()
})
