import { LANGUAGES } from '@himoya/contract/languages'
import { describe, expect, it } from 'vitest'
import { dayName, weekdayAndHour } from './day-and-hour.ts'

const NOW = Date.parse('2026-11-28T09:00:00+05:00')
const on = (local: string): string => new Date(`${local}+05:00`).toISOString()

describe('a day and hour', () => {
  it('is called as it stands to today, in Tashkent’s time', () => {
    const names = (local: string) => LANGUAGES.map((lang) => dayName(on(local), lang, NOW))
    expect(names('2026-11-28T23:59')).toEqual(['Bugun', 'Сегодня', 'Today'])
    expect(names('2026-11-29T00:00')).toEqual(['Ertaga', 'Завтра', 'Tomorrow'])
    expect(names('2026-12-02T16:00')).toEqual(['2 dekabr', '2 декабря', '2 December'])
  })

  it.each([
    ['2026-11-29T16:00', 'Yakshanba, kunduzi soat to‘rtda', 'Воскресенье, в четыре часа дня', 'Sunday, at four in the afternoon'],
    [
      '2026-11-30T18:30',
      'Dushanba, kechqurun soat olti yarimda',
      'Понедельник, в половине седьмого вечера',
      'Monday, at half past six in the evening',
    ],
    [
      '2026-12-01T12:00',
      'Seshanba, kunduzi soat o‘n ikkida',
      'Вторник, в двенадцать часов дня',
      'Tuesday, at twelve in the afternoon',
    ],
    ['2026-12-02T13:00', 'Chorshanba, kunduzi soat birda', 'Среда, в час дня', 'Wednesday, at one in the afternoon'],
    [
      '2026-12-03T00:30',
      'Payshanba, tunda soat o‘n ikki yarimda',
      'Четверг, в половине первого ночи',
      'Thursday, at half past twelve at night',
    ],
    ['2026-12-04T09:00', 'Juma, ertalab soat to‘qqizda', 'Пятница, в девять часов утра', 'Friday, at nine in the morning'],
    ['2026-12-05T09:10', 'Shanba', 'Суббота', 'Saturday'],
  ])('%s is said in words', (local, ...words) => {
    expect(LANGUAGES.map((lang) => weekdayAndHour(on(local), lang))).toEqual(words)
  })
})
