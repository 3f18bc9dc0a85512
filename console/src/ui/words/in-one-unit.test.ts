import { expect, it } from 'vitest'
import { inOneUnit } from './in-one-unit.ts'

const MINUTE = 60_000

it('says how long in the unit a person would use', () => {
  expect(inOneUnit(10_000)).toEqual({ unit: 'minutes', count: 1 })
  expect(inOneUnit(59 * MINUTE)).toEqual({ unit: 'minutes', count: 59 })
  expect(inOneUnit(90 * MINUTE)).toEqual({ unit: 'hours', count: 1 })
  expect(inOneUnit(47 * 60 * MINUTE)).toEqual({ unit: 'hours', count: 47 })
  expect(inOneUnit(-50 * 60 * MINUTE)).toEqual({ unit: 'days', count: 2 })
})
