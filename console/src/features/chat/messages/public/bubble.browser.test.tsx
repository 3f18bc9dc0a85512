import type { Message } from '@himoya/contract/chat/chat'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../../test/show.tsx'
import { Bubble } from './bubble.tsx'

const said = (message: string): Message => ({
  id: '019aa000-0000-7000-8000-000000000001',
  message,
  created_at: '2026-11-26T08:00:00.000Z',
  is_admin: false,
  seq: 1,
  cid: '019aa000-0000-4000-8000-000000000002',
  kind: 'text',
})
const wordsOf = (): HTMLElement => page.getByRole('article').element().querySelector('p')!

describe('what a child wrote', () => {
  it.each([
    ['من ۱۲ ساله\u200Cام، (maktab 5) کمک!', 'rtl'],
    ['Salom, من', 'ltr'],
    ['Помогите', 'ltr'],
  ])('stands in the direction of its script: %s', async (message, direction) => {
    await show(<Bubble message={said(message)} />)
    expect(getComputedStyle(wordsOf()).direction).toBe(direction)
  })

  it('keeps the marks that are piled up on its letters within itself', async () => {
    await show(<Bubble message={said(`a${'\u0301'.repeat(30)}`.repeat(40))} />)
    const { overflowX, overflowY } = getComputedStyle(wordsOf())
    expect([overflowX, overflowY]).toEqual(['clip', 'clip'])
  })
})
