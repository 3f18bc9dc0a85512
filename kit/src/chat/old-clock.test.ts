import { expect, it } from 'vitest'
import { memoryStorage } from '../browser-storage.ts'
import { createServerTime } from '../server-time.ts'
import { createConversation } from './conversation.ts'
import { createOutbox } from './outbox.ts'

const DAY = 24 * 3_600_000

it('a text is not given up as old because the device’s clock was days behind and was set right', async () => {
  const now = Date.parse('2026-11-25T10:00:00Z')
  let device = now - 3 * DAY
  const time = createServerTime(() => device)
  time.hear(new Date(now).toUTCString())
  const left: string[] = []
  const conversation = createConversation({
    chat_id: 'c1',
    is_admin: false,
    outbox: createOutbox(memoryStorage()),
    adopts: () => true,
    readAfter: async () => [],
    post: (frame) => left.push(frame.message) > 0,
    ask: () => true,
    dropLink() {},
    onChange() {},
    time,
  })
  await conversation.send('soat noto‘g‘ri edi')
  device = now
  conversation.opened()
  expect(left).toEqual(['soat noto‘g‘ri edi'])
  expect(conversation.pending()).toMatchObject([{ failed: null }])
  conversation.closed()
})
