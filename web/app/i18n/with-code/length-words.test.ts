import { expect, it } from 'vitest'
import { lengthWords } from './length-words.ts'

it('says nothing while there is room, how much is left near the end, and how much is too much', () => {
  expect(lengthWords('uz', 89, 100)).toBe('')
  expect(lengthWords('uz', 90, 100)).toBe('90 / 100 belgi')
  expect(lengthWords('ru', 100, 100)).toBe('100 / 100 знаков')
  expect(lengthWords('en', 121, 100)).toBe('21 characters too many. Make it shorter: 100 at most.')
})
