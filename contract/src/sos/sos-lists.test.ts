import { describe, expect, it } from 'vitest'
import { roundedDegrees, SOS_MOVES, SOS_OUTCOMES, sosMove, type SosAct, type SosStep } from './sos-lists.ts'

const STEPS = Object.keys(SOS_MOVES) as SosStep[]
const ACTS: SosAct[] = ['press', 'arrive', 'fail', 'cancel', 'accept', 'undo', ...SOS_OUTCOMES]

/** Written out once more by hand, so that a slip in the table is seen. */
const ALLOWED: [SosStep, SosAct, SosStep][] = [
  ['idle', 'press', 'sending'],
  ['sending', 'arrive', 'sent'],
  ['sending', 'fail', 'idle'],
  ['sending', 'cancel', 'idle'],
  ['sent', 'accept', 'accepted'],
  ['sent', 'cancel', 'false_alarm'],
  ['accepted', 'cancel', 'accepted'],
  ['accepted', 'helped', 'helped'],
  ['accepted', 'false_alarm', 'false_alarm'],
  ['accepted', 'handed_to_112', 'handed_to_112'],
  ['accepted', 'unreachable', 'unreachable'],
  ['helped', 'undo', 'accepted'],
  ['false_alarm', 'undo', 'accepted'],
  ['handed_to_112', 'undo', 'accepted'],
  ['unreachable', 'undo', 'accepted'],
  ['false_alarm', 'cancel', 'false_alarm'],
]

describe('the moves of a call for help', () => {
  it.each(ALLOWED)('%s, %s: %s', (from, act, to) => expect(sosMove(from, act)).toBe(to))

  const refused = STEPS.flatMap((from) => ACTS.map((act) => [from, act] as const)).filter(
    ([from, act]) => !ALLOWED.some(([known, by]) => known === from && by === act),
  )
  it.each(refused)('%s, %s: refused', (from, act) => expect(sosMove(from, act)).toBeNull())
})

it('a place is rounded to about 100 m', () => {
  expect(roundedDegrees(41.311_158)).toBe(41.311)
  expect(roundedDegrees(69.279_737)).toBe(69.28)
  expect(roundedDegrees(-0.000_4)).toBeCloseTo(0)
})
