import { expect, it } from 'vitest'
import { isAllDay, isOverNight, isWhole, nextInterval, shownClock } from './intervals.ts'

it('knows midnight by both its names', () => {
  expect(shownClock('24:00')).toBe('00:00')
  expect(isAllDay({ opens: '00:00', closes: '24:00' })).toBe(true)
  expect(isAllDay({ opens: '00:00', closes: '00:00' })).toBe(true)
  expect(isOverNight({ opens: '20:00', closes: '24:00' })).toBe(false)
})

it('sees a night shift, and a row that is not filled in yet', () => {
  expect(isOverNight({ opens: '20:00', closes: '02:00' })).toBe(true)
  expect(isOverNight({ opens: '09:00', closes: '18:00' })).toBe(false)
  expect(isWhole({ opens: '09:00', closes: '' })).toBe(false)
})

it('offers a usual day first, then what comes after the break', () => {
  expect(nextInterval([])).toEqual({ opens: '09:00', closes: '18:00' })
  expect(nextInterval([{ opens: '08:00', closes: '13:00' }])).toEqual({ opens: '13:00', closes: '' })
})
