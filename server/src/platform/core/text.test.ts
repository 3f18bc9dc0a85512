import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEED } from '../../../../kit/test/seed.ts'
import { cleanInput, cleanLine, cleanText, codePoints } from './text.ts'

describe('what people type', () => {
  it('loses what could hide or turn it, and keeps what can be read', () => {
    expect(cleanText('  Salom\u202E dunyo\u200B\u0000\uFEFF \u2066x\u2069 ')).toBe('Salom dunyo x')
    expect(cleanText('bir\r\nikki\rUch\tto‘rt')).toBe('bir\nikki\nUch\tto‘rt')
    expect(cleanText('o\u0300')).toBe('ò')
    expect(cleanText('\uD800a\uDC00')).toBe('a')
    expect(cleanText('g‘ o‘ ’ Ўзбек ё «»')).toBe('g‘ o‘ ’ Ўзбек ё «»')
  })

  it('keeps words apart that any break parts, and spaces for it in a line', () => {
    expect(cleanText('uyda\u2028maktabda\u000Bko‘chada')).toBe('uyda\nmaktabda\nko‘chada')
    for (const sign of ['\u000B', '\u000C', '\u001C', '\u001D', '\u001E', '\u0085', '\u2028', '\u2029', '\r', '\r\n', '\n']) {
      expect(cleanText(`uyda${sign}maktabda`)).toBe('uyda\nmaktabda')
      expect(cleanLine(`Ali${sign}Valiyev`)).toBe('Ali Valiyev')
    }
  })

  it('keeps a letter that came torn in sight, and Persian and flags as they are spelt', () => {
    expect(cleanText('bo\uFFFDladi')).toBe('bo\uFFFDladi')
    const kept = ['من ۱۲ ساله\u200Cام، (maktab 5) کمک!', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}']
    for (const text of kept) expect(cleanText(text)).toBe(text)
  })

  it('keeps families of emoji together and drops a joiner that joins nothing', () => {
    expect(cleanText('👩‍👧‍👦 🏳️‍🌈 👩🏽‍🚀')).toBe('👩‍👧‍👦 🏳️‍🌈 👩🏽‍🚀')
    expect(cleanText('a\u200Db\u200D')).toBe('ab')
  })

  it('is counted as people count', () => {
    expect(codePoints('🙂🙂')).toBe(2)
    expect(codePoints('o‘g‘il')).toBe(6)
  })

  it('is one line where one line is asked for', () => {
    expect(cleanLine(' Ali\n\n Valiyev\t2 ')).toBe('Ali Valiyev 2')
  })

  it('cleaned once stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanText(text)
        expect(cleanText(once)).toBe(once)
        expect(once.isWellFormed()).toBe(true)
      }),
      { numRuns: 2_000, seed: SEED },
    )
  })

  it('loses what is heaped on a letter and covers its neighbours, and no mark of any language', () => {
    expect(cleanText(`a${'\u0323'.repeat(62_000)}b`)).toBe(`ạ${'\u0323'.repeat(8)}b`)
    expect(cleanText('\uFF9E'.repeat(500)).length).toBe(8)
    expect(cleanText(`a${'\u0344'.repeat(40)}`).length).toBeLessThanOrEqual(9)
    const words = ['Việt Nam', 'שָׁלוֹם', 'בְּרֵאשִׁ֖ית', 'ภาษาไทย', 'ကြွေးကြော်', 'སྒྲུབས', 'क्षत्रियों', 'ё й', '1️⃣', '🏳️‍🌈']
    for (const word of words) expect(cleanText(word)).toBe(word.normalize('NFC'))
  })

  it('in a password is never cut: a pile is refused', () => {
    expect(cleanInput({ password: 'p\u0301'.repeat(60) })).toEqual({ password: 'ṕ'.repeat(60) })
    expect(() => cleanInput({ password: `p${'\u0301'.repeat(31)}` })).toThrow('invalid')
  })

  it('in a table stays as it is, for whoever reads its fields', () => {
    expect(cleanInput({ csv: '\uFEFFa;b\r\n1\u2028;bo\uFFFDladi\uD800 ' })).toEqual({
      csv: '\uFEFFa;b\r\n1\u2028;bo\uFFFDladi\uFFFD ',
    })
  })

  it('is walked no deeper and no longer than a schema can be', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)])
    expect(cleanInput(deep(32))).toEqual(deep(32))
    expect(() => cleanInput(deep(33))).toThrow('invalid')
    expect(() => cleanInput(Array.from({ length: 20_000 }, () => 0))).toThrow('invalid')
  })

  it('keeps the spaces between the runs of a rich text, and those only', () => {
    const spans = [{ text: 'Siz \u200B' }, { text: ' yolg‘iz', bold: true }]
    expect(cleanInput({ body: [{ spans, source: ' a ' }, { items: [[{ text: ' b ' }]] }], text: ' c ' })).toEqual({
      body: [{ spans: [{ text: 'Siz ' }, { text: ' yolg‘iz', bold: true }], source: 'a' }, { items: [[{ text: ' b ' }]] }],
      text: 'c',
    })
  })

  it('is cleaned wherever it stands in a body, but a password is only normalised', () => {
    expect(cleanInput({ a: [' x\u0000 '], b: { name: '\u202Ey' }, password: ' p\u200B ', n: 1, none: null })).toEqual({
      a: ['x'],
      b: { name: 'y' },
      password: ' p\u200B ',
      n: 1,
      none: null,
    })
  })
})
