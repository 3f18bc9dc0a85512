import { CLOSE } from '@himoya/contract/chat/close-codes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dialChat, join, openChat, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let app: TestApp
let child: Member
let chat_id: string
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'frames=20/1,chat_send=100000/1' } })
  child = await join(app)
  chat_id = await openChat(app, child)
})
afterAll(() => app.close())

it.each([
  ['pings', (n: number) => ({ type: 'ping', n })],
  ['reads', () => ({ type: 'read', seq: 1 })],
  ['typing', (n: number) => ({ type: 'typing', on: n % 2 === 0 })],
  ['gets', () => ({ type: 'get', from: 1, to: 200 })],
])('a flood of %s is slowed, then sent away', async (_name, frame) => {
  const line = await dialChat(app, child, chat_id)
  for (let n = 0; n < 400; n += 1) line.send(frame(n))
  expect(await line.closed).toBe(CLOSE.rate)
  const pongs = line.frames.filter(({ type }) => type === 'pong').length
  expect(pongs).toBeLessThan(200)
})

it('messages have their own pace: a hundred in a row all arrive', async () => {
  const line = await dialChat(app, child, chat_id)
  for (let n = 0; n < 100; n += 1) line.send({ type: 'send', cid: crypto.randomUUID(), message: `n${n}` })
  await line.next((frame) => frame.message === 'n99')
  await line.close()
})
