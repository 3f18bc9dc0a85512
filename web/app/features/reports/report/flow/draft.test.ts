import { CONTACT_ROLES } from '@himoya/contract/chat/record-lists'
import { HAPPENED_ABOUT } from '@himoya/contract/reports/report-lists'
import { ReportBody } from '@himoya/contract/reports/reports'
import { describe, expect, it } from 'vitest'
import { allProblems, bodyOf, EMPTY_DRAFT, problemsOf, STEPS, stepOf, voiceOf, type FieldName } from './draft.ts'
import { isOneTooMany, toggleType } from './types.ts'

const STORY = 'Har kuni tanaffusda ustimdan kulishadi.'
const REPORT = {
  ...EMPTY_DRAFT,
  urgency: 'ongoing',
  reporter_role: 'child_self',
  type_ids: 'bullying_school psychological',
  region_code: 'UZ-SA',
  description: STORY,
}
const SENDING = { lang: 'uz', notice: '2026-1', file_keys: [] } as const

describe('a report that is being told', () => {
  it('needs the story, and nothing else', () => {
    expect(allProblems(EMPTY_DRAFT, false)).toEqual({ description: 'required' })
    expect(allProblems({ ...EMPTY_DRAFT, description: STORY }, false)).toEqual({})
    expect(allProblems(REPORT, false)).toEqual({})
  })

  it('what is left open is sent as the choice that says so', () => {
    expect(ReportBody.parse(bodyOf({ ...EMPTY_DRAFT, description: STORY }, SENDING))).toMatchObject({
      urgency: 'ongoing',
      reporter_role: 'other',
      type_ids: ['other'],
    })
    expect(bodyOf({ ...EMPTY_DRAFT, description: STORY }, SENDING)).not.toHaveProperty('region_code')
  })

  it('since when is a day, a month, or none of both', () => {
    const times = (more: object) => {
      const { happened_from, happened_about } = ReportBody.parse(bodyOf({ ...REPORT, ...more }, SENDING))
      return [happened_from, happened_about]
    }
    for (const about of HAPPENED_ABOUT) expect(times({ happened: about })).toEqual([undefined, about])
    expect(times({ happened: 'today', happened_on: '2026-11-21' })).toEqual(['2026-11-21', undefined])
    expect(times({ happened: 'day' })).toEqual([undefined, undefined])
    expect(times({ happened: 'day', happened_day: '2026-11-02' })).toEqual(['2026-11-02', undefined])
  })

  it('a recording stands for the story, a few words do not', () => {
    expect(problemsOf('tell', { ...REPORT, description: 'Yordam' }, false)).toEqual({ description: 'too_short' })
    expect(problemsOf('tell', { ...REPORT, description: '' }, true)).toEqual({})
    expect(problemsOf('tell', { ...REPORT, description: 'a'.repeat(5_001) }, true)).toEqual({ description: 'too_long' })
  })

  it('a name and a district that are too long are refused where they are asked for, and not cut', () => {
    const [name, district] = ['n'.repeat(61), 'd'.repeat(61)]
    const draft = { ...REPORT, child_name: name, district }
    expect(problemsOf('child', draft, false)).toEqual({ child_name: 'too_long' })
    expect(problemsOf('place', draft, false)).toEqual({ district: 'too_long' })
    expect(problemsOf('tell', draft, false)).toEqual({})
    expect(problemsOf('child', { ...draft, child_name: ` ${name.slice(1)} ` }, false)).toEqual({})
  })

  it('a call needs a whole number', () => {
    expect(problemsOf('answer', { ...REPORT, channel: 'phone' }, false)).toEqual({ phone: 'required' })
    expect(problemsOf('answer', { ...REPORT, channel: 'phone', phone: '9012' }, false)).toEqual({ phone: 'wrong_format' })
    expect(problemsOf('answer', { ...REPORT, channel: 'phone', phone: '901234567' }, false)).toEqual({})
  })

  it('is sent as the contract takes it, with the answered fields only', () => {
    expect(ReportBody.parse(bodyOf(REPORT, SENDING))).toEqual({
      reporter_role: 'child_self',
      type_ids: ['bullying_school', 'psychological'],
      urgency: 'ongoing',
      region_code: 'UZ-SA',
      description: STORY,
      contact: { channel: 'receipt' },
      lang: 'uz',
      notice: '2026-1',
      accept_terms: true,
    })
    const whole = {
      ...REPORT,
      child_age_band: '11-13',
      child_gender: 'girl',
      child_name: ' Sinov ',
      district: 'Sinov tumani',
      place_kind: 'school',
      happened: 'yesterday',
      happened_on: '2026-11-20',
      suspect_relation: 'pupil',
      suspect_has_access: 'yes',
      channel: 'phone',
      phone: '901234567',
      safe_hours: 'evening',
      share: 'ask_first',
    }
    const body = ReportBody.parse(bodyOf(whole, { ...SENDING, file_keys: ['k'.repeat(43)] }))
    expect(body).toMatchObject({
      child_name: 'Sinov',
      happened_from: '2026-11-20',
      contact: { channel: 'phone', phone: '+998901234567', safe_hours: 'evening' },
    })
    expect(ReportBody.parse(bodyOf({ ...whole, happened: 'month', happened_month: '2026-03' }, SENDING)).happened_from).toBe(
      '2026-03',
    )
    expect(bodyOf({ ...REPORT, description: 'Ovozda' }, { ...SENDING, file_keys: ['k'.repeat(43)] }).description).toBe('')
  })

  it('a number that was typed and then not wanted is not sent', () => {
    expect(JSON.stringify(bodyOf({ ...REPORT, channel: 'receipt', phone: '901234567' }, SENDING))).not.toContain('901234567')
  })

  it('every role has a voice and every field a step', () => {
    expect(new Set(CONTACT_ROLES.map(voiceOf))).toEqual(new Set(['self', 'friend', 'family', 'worker', 'witness']))
    for (const name of Object.keys(EMPTY_DRAFT)) expect(STEPS).toContain(stepOf(name as FieldName))
  })
})

describe('kinds of harm', () => {
  it('a closer kind takes the place of its picture, and gives it back', () => {
    expect(toggleType([], 'physical')).toEqual(['physical'])
    expect(toggleType(['physical'], 'beating')).toEqual(['beating'])
    expect(toggleType(['beating'], 'injury')).toEqual(['beating', 'injury'])
    expect(toggleType(['beating'], 'beating')).toEqual(['physical'])
    expect(toggleType(['beating', 'sexual'], 'physical')).toEqual(['sexual'])
  })

  it('three are the most, and the way back is never closed', () => {
    const three = ['physical', 'sexual', 'neglect'] as const
    expect(toggleType(three, 'bullying')).toEqual(three)
    expect(isOneTooMany(three, 'bullying')).toBe(true)
    expect(isOneTooMany(three, 'physical')).toBe(false)
    expect(isOneTooMany(three, 'beating')).toBe(false)
    expect(isOneTooMany(['beating', 'injury', 'sexual'], 'locked_up')).toBe(true)
    expect(isOneTooMany(['beating', 'injury', 'sexual'], 'physical')).toBe(false)
  })
})
