import { expect, it } from 'vitest'
import { openEnds } from './public/open-ends.ts'

const SINCE = '2026-11-23T08:00:00.000Z'

it('lets a conversation end only when it was answered, assessed, and no hint is left', () => {
  expect(openEnds({ waiting_since: null, hints: [], risk: 'low' })).toEqual([])
  expect(openEnds({ waiting_since: null, hints: [], risk: 'unassessed' })).toEqual(['unassessed'])
  expect(openEnds({ waiting_since: SINCE, hints: [], risk: 'high' })).toEqual(['unanswered'])
  expect(openEnds({ waiting_since: null, hints: ['danger'], risk: 'low' })).toEqual(['hinted'])
  expect(openEnds({ waiting_since: SINCE, hints: ['danger'], risk: 'unassessed' })).toEqual([
    'unanswered',
    'hinted',
    'unassessed',
  ])
})
