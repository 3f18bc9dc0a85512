import { expect, it } from 'vitest'
import { cutAt } from './cut-at.ts'

const cut = (words: string, ...spans: [number, number][]) =>
  cutAt(words, [{ topic: 'violence', spans }]).map(({ piece, topic }) => (topic ? `[${piece}]` : piece))

it('marks the words and loses none', () => {
  expect(cut('dadam meni urdi bugun', [6, 15])).toEqual(['dadam ', '[meni urdi]', ' bugun'])
  expect(cut('salom')).toEqual(['salom'])
  expect(cut('salom', [0, 5])).toEqual(['[salom]'])
})

it('stands marks that overlap, touch or reach too far', () => {
  for (const spans of [
    [
      [0, 3],
      [2, 5],
    ],
    [
      [0, 2],
      [2, 4],
    ],
    [[3, 99]],
    [[4, 2]],
  ] as [number, number][][]) {
    expect(
      cut('salom', ...spans)
        .join('')
        .replaceAll(/[[\]]/g, ''),
    ).toBe('salom')
  }
})
