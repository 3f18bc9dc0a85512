import { expect, it, vi } from 'vitest'
import { createCaseNotices } from './case-notices.ts'

function listening() {
  const read: unknown[] = []
  const news = createCaseNotices({
    invalidateQueries: async ({ queryKey }: { queryKey?: unknown } = {}) => void read.push(queryKey),
  })
  return { news, read }
}

it('reads the board again once for many changes, and never an open case by itself', () => {
  vi.useFakeTimers()
  const { news, read } = listening()
  for (const id of ['a', 'b', 'a']) news.hear({ type: 'case', id, change: 'changed' })
  vi.runAllTimers()
  expect(read).toEqual([
    ['cases', 'rows'],
    ['cases', 'counts'],
  ])
  vi.useRealTimers()
})

it('knows of which case something was heard', () => {
  const { news } = listening()
  news.hear({ type: 'case', id: 'a', change: 'late', alarm: 'first_words' })
  expect(news.heardOf('a')).toBeGreaterThan(0)
  expect(news.heardOf('b')).toBe(0)
  expect(news.latest.get()?.frame.alarm).toBe('first_words')
})
