import { CASE_ACTS } from '@himoya/contract/reports/case-lists'
import { expect, it } from 'vitest'
import { fieldsOf, layOutActs } from './acts.ts'

const CLOSING = {
  reason: 'helped',
  summary: 'Bola xavfsiz joyda.',
  asked_by: { id: 'a', alias: 'Nilufar' },
  asked_at: '2026-11-21T12:00:00.000Z',
  can_decide: true,
} as const
const CASE = { can: [], closing: null, state: 'triage', plan: null, risk: 'high' } as const
const PLAN = { text: 'Bobosi bilan gaplashish', by: { id: 'a', alias: 'Nilufar' }, updated_at: '2026-11-21T12:00:00.000Z' }

it('shows every act that is possible exactly once, and none that is not', () => {
  for (const can of [[...CASE_ACTS], ['assign', 'set_risk'], ['reopen'], []] as (typeof CASE_ACTS)[number][][]) {
    const { first, beside, rest } = layOutActs({ ...CASE, can })
    expect([...(first ? [first] : []), ...beside, ...rest].sort()).toEqual([...can].sort())
  }
})

it('asks for the risk before anything else, once triage has begun', () => {
  expect(layOutActs({ ...CASE, risk: 'unknown', can: ['set_risk', 'assign'] }).first).toBe('set_risk')
  expect(layOutActs({ ...CASE, can: ['set_risk', 'assign'] }).first).toBe('assign')
  expect(layOutActs({ ...CASE, risk: 'unknown', state: 'received', can: ['begin_triage', 'set_risk'] }).first).toBe(
    'begin_triage',
  )
})

it('leads on from a plan to the work, and never asks for the plan again', () => {
  const working = { ...CASE, state: 'in_progress', plan: PLAN } as const
  expect(layOutActs({ ...CASE, state: 'assessment', can: ['make_plan', 'set_risk'] }).first).toBe('make_plan')
  expect(layOutActs({ ...working, can: ['make_plan', 'ask_closing'] }).first).toBe('ask_closing')
})

it('leaves the decision on a closing where the closing is told of', () => {
  const { first, beside, rest } = layOutActs({ ...CASE, closing: CLOSING, can: ['close', 'refuse_closing', 'set_risk'] })
  expect([first, ...beside, ...rest]).toEqual([null, 'set_risk'])
})

it('asks the second person for nothing but the decision', () => {
  expect(fieldsOf('close', null)).toEqual(['closing_reason', 'summary'])
  expect(fieldsOf('close', CLOSING)).toEqual([])
  expect(fieldsOf('set_risk', null)).toEqual(['risk', 'reason'])
})
