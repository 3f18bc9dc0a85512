import type { RichText } from '@himoya/contract/content/rich-text'
import { expect, it } from 'vitest'
import { missingBlocks, withStructureOf } from './public/same-structure.ts'

const p = (text: string): RichText[number] => ({ type: 'paragraph', spans: [{ text }] })
const image = (media_id: string, caption?: string): RichText[number] => ({
  type: 'image',
  media_id,
  ...(caption === undefined ? {} : { caption }),
})
const help: RichText[number] = { type: 'help', card: 'chat' }

it('a translation gets the pictures and cards of the Uzbek text at their places, and keeps its own words', () => {
  const uz = [p('bir'), image('a', 'Uy'), p('ikki'), help, p('uch'), image('b')]
  expect(withStructureOf(uz, [p('one'), p('two'), p('three')])).toEqual([
    p('one'),
    image('a'),
    p('two'),
    help,
    p('three'),
    image('b'),
  ])
})

it('what stands there already is not put a second time', () => {
  const uz = [p('bir'), image('a'), p('ikki'), image('b')]
  const ru = [p('раз'), image('b', 'Дом'), p('два')]
  expect(missingBlocks(uz, ru)).toEqual([image('a')])
  expect(withStructureOf(uz, ru)).toEqual([p('раз'), image('b', 'Дом'), image('a'), p('два')])
  expect(missingBlocks(uz, withStructureOf(uz, ru))).toEqual([])
})

it('a translation shorter than its source takes the rest at its end', () => {
  expect(withStructureOf([p('bir'), p('ikki'), image('a'), image('b')], [p('one')])).toEqual([p('one'), image('a'), image('b')])
})
