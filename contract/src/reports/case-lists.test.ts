import { describe, expect, it } from 'vitest'
import { isSettled, needsOf } from './case-lists.ts'
import { isAlwaysSafetyText } from '../content/safety-texts.ts'
import { startOfDay, tashkentDay } from '../tashkent.ts'

describe('what an act brings', () => {
  it('is asked of whoever closes alone, and not of the second person', () => {
    expect(needsOf('close', true)).toEqual(['closing_reason', 'summary'])
    expect(needsOf('close', false)).toEqual([])
    expect(needsOf('ask_closing', false)).toEqual(['closing_reason', 'summary'])
    expect(needsOf('begin_triage', true)).toEqual([])
  })
})

it('a case is settled when nobody owes it anything', () => {
  expect((['closed', 'withdrawn', 'in_progress', 'received'] as const).map(isSettled)).toEqual([true, true, false, false])
})

it('a self-check is always a safety text, a test of knowledge is not', () => {
  expect(isAlwaysSafetyText('test', { kind: 'self_check' })).toBe(true)
  expect(isAlwaysSafetyText('test', { kind: 'knowledge' })).toBe(false)
  expect((['page', 'place', 'question', 'news'] as const).map((type) => isAlwaysSafetyText(type, {}))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('a day of Tashkent begins five hours before that of UTC', () => {
  expect(new Date(startOfDay('2026-11-21')).toISOString()).toBe('2026-11-20T19:00:00.000Z')
  expect(tashkentDay('2026-11-20T19:00:00Z')).toBe('2026-11-21')
  expect(tashkentDay('2026-11-20T18:59:59Z')).toBe('2026-11-20')
})
