import { describe, expect, it } from 'vitest'
import { openingWords } from '../availability/opening-words.policy.ts'

/** 21 November 2026, 22:30 in Tashkent. */
const NOW = new Date('2026-11-21T17:30:00.000Z')

describe('when we open, in words', () => {
  it.each([
    ['uz', '2026-11-22T03:00:00.000Z', 'Ertaga 08:00 da'],
    ['ru', '2026-11-22T03:00:00.000Z', 'Завтра в 08:00'],
    ['en', '2026-11-21T18:00:00.000Z', 'today at 23:00'],
    // after midnight in Tashkent it is the next day already, though not in UTC
    ['en', '2026-11-21T19:30:00.000Z', 'tomorrow at 00:30'],
    ['uz', '2026-11-24T03:00:00.000Z', '24.11 08:00 da'],
  ] as const)('%s, %s: %s', (lang, opens_at, words) => {
    expect(openingWords(new Date(opens_at), lang, NOW)).toBe(words)
  })
})
