import { describe, expect, it } from 'vitest'
import { APOSTROPHES, comparable, isPlain, readText } from './read-text.ts'

const LISTED = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
  new RegExp(`[${APOSTROPHES}]`).test(sign),
)
const BREAKS = ['\n', '\r\n', '\r', '\u000B', '\u000C', '\u001C', '\u001D', '\u001E', '\u001F', '\u0085', '\u2028', '\u2029']

describe('a text that is read', () => {
  it.each(BREAKS)('%j between two words is a break of a line', (sign) => {
    expect(readText(`uyda${sign}maktabda`)).toBe('uyda\nmaktabda')
  })

  it.each(['\u202E', '\u2066', '\u200B', '\u2060', '\uFEFF', '\u00AD', '\u200E', '\u0007', '\u{E0041}'])(
    '%j only hides and is gone',
    (sign) => expect(readText(`uy${sign}da`)).toBe('uyda'),
  )

  it.each(['\u3164', '\u115F', '\u1160', '\uFFA0'])('%j looks like a space and is one', (sign) =>
    expect(readText(`uyda${sign}men`)).toBe('uyda men'),
  )

  it('keeps what cannot be seen and spells', () => {
    for (const text of ['من ۱۲ ساله\u200Cام، (maktab 5) کمک!', 'क्\u200Dष', 'ශ්\u200Dරී', '👩‍👧‍👦 🏴‍☠️', '🏃🏽‍♀️‍➡️'])
      expect(readText(text)).toBe(text)
    for (const flag of ['gbeng', 'gbsct', 'gbwls']) {
      const tags = Array.from(flag, (letter) => String.fromCodePoint(0xe_00_00 + letter.codePointAt(0)!)).join('')
      expect(readText(`a \u{1F3F4}${tags}\u{E007F} b`)).toBe(`a \u{1F3F4}${tags}\u{E007F} b`)
      expect(readText(`a ${tags} b`)).toBe('a  b')
    }
  })

  it('loses a joiner that joins nothing', () => {
    expect(readText('\u200Cسلام\u200C \u200C')).toBe('سلام ')
    expect(readText('می\u200C\u200Cخواهم')).toBe('می\u200Cخواهم')
    expect(readText('a\u200Db')).toBe('ab')
  })

  it('is looked at by nobody when it is plain, and is the same then', () => {
    for (const text of ['O‘zim, ma’no. Ўқитувчи: «ҳа»!\n\t— 12 %', '']) {
      expect(isPlain(text)).toBe(true)
      expect(readText(text).normalize('NFC')).toBe(text)
    }
    for (const text of ['o\u0301', 'a\u00ADb', 'a\u2028b', '😀', 'a\rb']) expect(isPlain(text)).toBe(false)
  })
})

describe('two texts that are compared', () => {
  it('know every look-alike of an apostrophe', () => {
    const known = Array.from("'`´‘’‛ʹʺʻʼʽʾʿˈˊˋ′‵՚׳ءꞌ＇｀΄᾽᾿`´῾ߴߵ")
    expect(known.filter((sign) => !LISTED.includes(sign))).toEqual([])
    expect(LISTED.length).toBeGreaterThanOrEqual(50)
  })

  it.each(LISTED)('are one with %s', (sign) => {
    expect(comparable(`O${sign}ktamjon`)).toBe('oktamjon')
    expect(comparable(`to${sign}${sign}g${sign}`)).toBe('tog')
  })

  it('are one in any width, case and composition, with anything hidden inside', () => {
    expect(comparable('ｌｏｌａ')).toBe('lola')
    expect(comparable('LO\u200CL\u200BA')).toBe('lola')
    expect(comparable('ŉ')).toBe('n')
  })
})
