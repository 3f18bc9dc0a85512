import { Slug } from '@himoya/contract/content/content-types'
import { describe, expect, it } from 'vitest'
import { slugOf, uzbekLetters } from './slug.ts'

describe('an address made from a title', () => {
  it.each([
    ['O‘qituvchi bilan suhbat', 'oqituvchi-bilan-suhbat'],
    ["G'amxo'rlik: nima qilamiz?", 'gamxorlik-nima-qilamiz'],
    ['Ўқувчи ҳуқуқлари', 'oquvchi-huquqlari'],
    ['Щит и ёжик', 'shit-i-yojik'],
    ['Café — 24/7', 'cafe-24-7'],
    ['O´qituvchi: g′amxo＇rlik', 'oqituvchi-gamxorlik'],
  ])('of %s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
    expect(Slug.safeParse(slug).success).toBe(true)
  })

  it('is never longer than an address may be, and ends with a whole word', () => {
    const slug = slugOf('maktabda tinchlik '.repeat(20))
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug).toMatch(/(maktabda|tinchlik)$/)
    expect(slugOf('x'.repeat(200))).toHaveLength(80)
  })
})

describe('Uzbek letters', () => {
  it('are spelt one way, whatever the keyboard has', () => {
    expect(uzbekLetters("o'g`il, Oʻzbek, gʼisht, ma'no, san’at, so’z")).toBe('o‘g‘il, O‘zbek, g‘isht, ma’no, san’at, so‘z')
  })

  it('are spelt one way with any look-alike, and no word of another script is touched', () => {
    for (const sign of ['´', '′', 'ʹ', 'ˊ', '՚', '׳', '＇', 'ꞌ', '\u0312'])
      expect(uzbekLetters(`o${sign}g${sign}il, ma${sign}no, tog${sign}`), sign).toBe('o‘g‘il, ma’no, tog‘')
    for (const text of ['سماء الدنيا', 'шум’', 'שלום ׳א׳']) expect(uzbekLetters(text)).toBe(text)
  })

  it('leave quotes at the edge of a word alone', () => {
    expect(uzbekLetters("'salom'")).toBe("'salom'")
  })
})
