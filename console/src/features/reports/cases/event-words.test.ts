import { CASE_RISKS, CASE_STATES, DEADLINE_KINDS, REFERRAL_STATES, TIMELINE_KINDS } from '@himoya/contract/reports/case-lists'
import { expect, it } from 'vitest'
import type { Text } from '../../../i18n/use-text.ts'
import { isLook, eventWords } from './event-words.ts'
import { uz } from './words/uz.ts'

const text: Text = (key, values = {}) =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replace(`%{${name}}`, String(value)),
    (uz as Record<string, string>)[key] ?? `raw ${key}`,
  )

it('has words for whatever stands on a timeline, also for what it does not know', () => {
  for (const kind of TIMELINE_KINDS)
    for (const what of [...CASE_STATES, ...CASE_RISKS, ...REFERRAL_STATES, ...DEADLINE_KINDS, 'asked', 'something new'])
      expect(eventWords({ kind, what }, text)).toMatch(/^[^%:]+(: [^%:]+)?$/)
})

it('says what it became', () => {
  expect(eventWords({ kind: 'state', what: 'in_progress' }, text)).toBe('Holat: Ishda')
  expect(eventWords({ kind: 'message', what: 'from_reporter' }, text)).toBe('Murojaat qilgan kishi yozdi')
  expect(eventWords({ kind: 'closing', what: 'refused' }, text)).toBe('Yopishga rozi bo‘lmadi')
  expect(eventWords({ kind: 'assigned', what: 'let_go' }, text)).toBe('Egasi qolmadi: xodim endi ishlamaydi')
})

it('tells looks from work', () => {
  expect(TIMELINE_KINDS.filter((kind) => isLook({ kind }))).toEqual(['opened', 'printed', 'break_glass', 'original'])
})
