import { expect, it } from 'vitest'
import { namesHarm } from './named-harm.ts'

it.each([
  'ozimni oldirmoqchiman',
  'kaltak',
  'o`gay ota',
  'ўгай отам',
  'homiladorman',
  'zoʻrlash',
  'зўрлаш',
  'dadam uradi',
  'хочу умереть',
  'изнасилование',
  'отчим',
  'мачеха бьёт',
  'беременна',
  'домогательства',
  'шантаж',
  'suicide',
  'how to die',
  'stepfather',
  'pregnant',
  'rape',
  'blackmail',
  'sextorsion',
  'сексторшн',
])('«%s» names harm', (words) => {
  expect(namesHarm(words)).toBe(true)
})

it.each([
  'suv',
  'dars',
  'o‘qituvchi',
  'olim',
  'bulling',
  'internet',
  'дружба',
  'школа',
  'изба',
  'экзамен',
  'friends',
  'diet',
  'exam',
  'skills',
  '',
])('«%s» names none', (words) => {
  expect(namesHarm(words)).toBe(false)
})
