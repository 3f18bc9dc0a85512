import type { SosRow } from '@himoya/contract/sos/sos'
import { expect, it } from 'vitest'
import { mergeCall, placeText, stateOf } from './sos-calls.ts'

const call = (id: string, more: Partial<SosRow> = {}): SosRow => ({
  id,
  state: 'sent',
  lang: 'uz',
  kind: 'self',
  can_speak: true,
  guest: true,
  has_text: false,
  has_place: false,
  has_phone: false,
  chat_id: null,
  report_id: null,
  created_at: `2026-11-21T10:00:0${id}.000Z`,
  escalated: false,
  alerts: [],
  coming: null,
  unanswered_at: null,
  accepted_at: null,
  accepted_by: null,
  cancelled_at: null,
  settled_at: null,
  ...more,
})
const at = '2026-11-21T10:05:00.000Z'

it('rings for what comes, the oldest first, each once', () => {
  const calls = mergeCall(mergeCall([call('2')], call('1')), call('2', { escalated: true }))
  expect(calls.map(({ id, escalated }) => [id, escalated])).toEqual([
    ['1', false],
    ['2', true],
  ])
})

it('a call that has just ended stays in sight, and says how', () => {
  const helped = call('1', { state: 'helped', accepted_at: at, settled_at: at })
  const taken_back = call('2', { state: 'false_alarm', cancelled_at: at, settled_at: at })
  expect(mergeCall([call('1')], helped)).toEqual([helped])
  expect(mergeCall([call('2')], taken_back)).toEqual([taken_back])
  expect(stateOf(taken_back)).toBe('taken_back')
  expect(stateOf(helped)).toBe('helped')
})

it('writes a place as maps take it', () => {
  expect(placeText({ lat: 41.3, lng: 69.28 })).toBe('41.300, 69.280')
})
