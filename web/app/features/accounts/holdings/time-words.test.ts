import { expect, it } from 'vitest'
import { daysInWords } from './time-words.ts'

it('says days and whole years as each language does', () => {
  expect([365, 1095, 3650, 60, 7].map((days) => daysInWords(days, 'ru'))).toEqual([
    '1 год',
    '3 года',
    '10 лет',
    '60 дней',
    '7 дней',
  ])
  expect([1, 22, 90, 112].map((days) => daysInWords(days, 'ru'))).toEqual(['1 день', '22 дня', '90 дней', '112 дней'])
  expect([365, 60].map((days) => daysInWords(days, 'uz'))).toEqual(['1 yil', '60 kun'])
  expect([365, 730, 1, 7].map((days) => daysInWords(days, 'en'))).toEqual(['1 year', '2 years', '1 day', '7 days'])
})
