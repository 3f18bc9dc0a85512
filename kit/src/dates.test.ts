import { describe, expect, it } from 'vitest'
import { formatChatTime, formatDate, formatDay, formatRelative, isSameDay } from './dates.ts'

// 15:04 in Tashkent
const afternoon = '2026-11-21T10:04:00.000Z'

describe('dates', () => {
  it('writes the time of a message as the seed asks, in each language', () => {
    expect(formatChatTime(afternoon, 'uz')).toBe('21 noyabr 2026, 15:04')
    expect(formatChatTime(afternoon, 'ru')).toBe('21 ноября 2026, 15:04')
    expect(formatChatTime(afternoon, 'en')).toBe('21 November 2026, 15:04')
    expect(formatChatTime('2026-05-03T01:00:00.000Z', 'ru')).toBe('03 мая 2026, 06:00')
  })

  it('writes a date that stays true for longer than a day, with its year', () => {
    expect(formatDate('2026-11-20T20:00:00.000Z', 'uz')).toBe('21 noyabr 2026')
    expect(formatDate(afternoon, 'ru')).toBe('21 ноября 2026')
  })

  it('names yesterday and leaves the current year out', () => {
    expect(formatRelative('2026-11-21T03:00:00.000Z', 'uz', afternoon)).toBe('08:00')
    expect(formatRelative('2026-11-20T10:00:00.000Z', 'uz', afternoon)).toBe('Kecha')
    expect(formatRelative('2026-11-20T10:00:00.000Z', 'ru', afternoon)).toBe('Вчера')
    expect(formatRelative('2026-11-20T10:00:00.000Z', 'en', afternoon)).toBe('Yesterday')
    expect(formatRelative('2026-11-05T10:00:00.000Z', 'uz', afternoon)).toBe('5 noyabr')
    expect(formatRelative('2025-12-31T10:00:00.000Z', 'ru', afternoon)).toBe('31 декабря 2025')
  })

  it('changes the day at midnight in Tashkent, not in London', () => {
    expect(isSameDay('2026-11-20T19:00:00.000Z', afternoon)).toBe(true)
    expect(isSameDay('2026-11-20T18:59:59.000Z', afternoon)).toBe(false)
    expect(formatDay('2026-11-20T18:59:59.000Z', 'en', afternoon)).toBe('Yesterday')
    expect(formatChatTime('2025-12-31T19:30:00.000Z', 'uz')).toBe('01 yanvar 2026, 00:30')
  })
})
