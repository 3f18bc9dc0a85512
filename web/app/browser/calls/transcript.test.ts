import type { Message } from '@himoya/contract/chat/chat'
import { describe, expect, it } from 'vitest'
import { readWholeChat, transcriptOf } from './transcript.ts'

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `id${seq}`,
  message: `matn ${seq}`,
  created_at: '2026-11-21T10:04:00.000Z',
  is_admin: false,
  seq,
  cid: `cid${seq}`,
  kind: 'text',
  ...more,
})

/** The history call over `count` messages. */
const historyOf = (count: number) => {
  const asked: string[] = []
  const all = Array.from({ length: count }, (_, place) => message(place + 1))
  return {
    asked,
    async get<T>(path: string): Promise<T> {
      asked.push(path)
      const after = Number(/after_seq=(\d+)/.exec(path)![1])
      return all.slice(after, after + 200) as T
    },
  }
}

describe('the transcript', () => {
  it.each([0, 1, 199, 200, 201, 650])('is complete and in order with %i messages', async (count) => {
    const whole = await readWholeChat(historyOf(count), 'chat')
    expect(whole.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, place) => place + 1))
  })

  it('says when and who, in the language of the page, and keeps every line', () => {
    const lines = [
      message(1, { message: 'bir\nikki' }),
      message(2, { is_admin: true, author: 'Nilufar' }),
      message(3, { is_admin: true }),
    ]
    const text = transcriptOf(lines, 'ru', { you: 'Вы', counsellor: 'Консультант' })
    expect(text).toBe(
      [
        '\uFEFF21 ноября 2026, 15:04, Вы\r\nbir\r\nikki\r\n',
        '21 ноября 2026, 15:04, Nilufar\r\nmatn 2\r\n',
        '21 ноября 2026, 15:04, Консультант\r\nmatn 3\r\n',
      ].join('\r\n'),
    )
  })
})
