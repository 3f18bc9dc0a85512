import { expect, it } from 'vitest'
import { GUIDE_ANSWERS, GUIDE_QUESTIONS, suggestedRisk, type GuideAnswers } from './risk-guide.ts'

const LEVELS = [null, 'low', 'medium', 'high', 'sos']
const every = GUIDE_QUESTIONS.reduce<GuideAnswers[]>(
  (known, question) => known.flatMap((one) => [one, ...GUIDE_ANSWERS.map((answer) => ({ ...one, [question]: answer }))]),
  [{}],
)

it('says nothing of nothing, and low only where danger is denied and somebody protects', () => {
  expect(suggestedRisk({})).toBeNull()
  expect(suggestedRisk({ danger_now: 'no' })).toBeNull()
  expect(suggestedRisk({ danger_now: 'no', protector: 'yes' })).toBe('low')
  for (const guide of every.filter((one) => suggestedRisk(one) === 'low')) {
    expect(guide).toMatchObject({ danger_now: 'no', protector: 'yes' })
    expect([guide.plan, guide.means]).not.toContain('yes')
    expect([guide.plan, guide.means]).not.toContain('unclear')
  }
})

it('is at least high in danger now, and SOS where nobody protects or the way out is closed', () => {
  expect(suggestedRisk({ danger_now: 'yes' })).toBe('high')
  expect(suggestedRisk({ danger_now: 'yes', escape: 'no' })).toBe('sos')
  expect(suggestedRisk({ danger_now: 'yes', protector: 'yes', means: 'yes' })).toBe('sos')
  expect(suggestedRisk({ danger_now: 'no', plan: 'yes', means: 'yes' })).toBe('high')
  expect(suggestedRisk({ plan: 'yes' })).toBe('medium')
})

it('never falls when an answer becomes worse', () => {
  const worse = { danger_now: 'yes', means: 'yes', plan: 'yes', protector: 'no', escape: 'no', alone: 'yes' } as const
  for (const guide of every) {
    for (const question of GUIDE_QUESTIONS) {
      const [before, after] = [suggestedRisk(guide), suggestedRisk({ ...guide, [question]: worse[question] })]
      if (before === 'low' && after === null) continue
      expect(LEVELS.indexOf(after), JSON.stringify({ guide, question })).toBeGreaterThanOrEqual(LEVELS.indexOf(before))
    }
  }
})
