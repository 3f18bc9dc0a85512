import { describe, expect, it } from 'vitest'
import { cleanCaptions } from './captions.policy.ts'

describe('captions', () => {
  it('from WebVTT keep times and words; heads, styles, notes, places and tags stay behind', () => {
    const text = [
      '\u{FEFF}WEBVTT - kim qilgani',
      'STYLE\n::cue { background: url(https://other.example/x) }',
      'NOTE ichki gap',
      'kirish\n00:01.000 --> 00:02.500 line:0 position:20%\n<v Ona>Salom,</v> <c.red>bolam</c>',
      '01:00:00.000 --> 01:00:01.000\n5 < 6 & 7 --> 8',
    ].join('\r\n\r\n')
    expect(cleanCaptions(text)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nSalom, bolam\n\n01:00:00.000 --> 01:00:01.000\n5 &lt; 6 &amp; 7 --&gt; 8\n',
    )
  })

  it('from SRT become WebVTT', () => {
    expect(cleanCaptions('1\n00:00:01,000 --> 00:00:02,000\nBir\nikki\n\n2\n00:00:02,000 --> 00:00:03,000\nUch')).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nBir\nikki\n\n00:00:02.000 --> 00:00:03.000\nUch\n',
    )
  })

  it.each(['', 'WEBVTT', 'salom', '00:00:02.000 --> 00:00:01.000\norqaga', '00:00:01.000 --> 00:00:02.000\n<b></b>'])(
    'without one cue in order are refused: %j',
    (text) => {
      expect(() => cleanCaptions(text)).toThrow(expect.objectContaining({ code: 'invalid' }))
    },
  )
})
