import { expect, it } from 'vitest'
import { tellsOfDying } from './tells-of-dying.ts'

it.each([
  ['uz', 'Ba’zan yashagim kelmaydi', 'Har kuni bir xil, hech narsa yoqmaydi.'],
  ['ru', 'Иногда не хочется жить', 'Каждый день одно и то же.'],
  ['en', 'Sometimes I don’t want to live', 'Every day is the same.'],
  ['uz', 'Sinfdoshim haqida', 'Uxlab uyg‘onmasam deyman.'],
])('a question about not wanting to live is known by its words, wherever they stand (%s, %s)', (_, title, summary) => {
  expect(tellsOfDying({ title, summary })).toBe(true)
})

it.each(['Buvim o‘ldi, nega yig‘lamayapman?', 'Imtihondan qo‘rqaman', 'Бабушка умерла. Почему я не плачу?'])(
  'another one is not: %s',
  (title) => expect(tellsOfDying({ title, summary: '' })).toBe(false),
)
