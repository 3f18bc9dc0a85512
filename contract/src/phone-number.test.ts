import { describe, expect, it } from 'vitest'
import { formatFull, formatNational, fullPhone, nationalDigits, readAnyPhone, readPhone } from './phone-number.ts'

const MOBILE = [
  '+998901234567',
  '+998 90 123-45-67',
  '+998‑90‑123‑45‑67',
  'tel:+998901234567',
  'Тел.: +998 90 123 45 67',
  '+998.90.123.45.67',
  '90/123/45/67',
  '＋998 90 123 45 67',
  '+998 (90) 123–45–67',
  '+998 90 123−45−67',
  '8 90 123 45 67',
  '8 (90) 123-45-67',
  '00998 90 123 45 67',
  '8 10 998 90 123 45 67',
  '+998\u00A090\u00A0123\u00A045\u00A067',
  '\u202A+998 90 123 45 67\u202C',
  '(90) 123 45 67',
  '901234567',
  '998901234567',
  '９０１２３４５６７',
  '۹۰۱۲۳۴۵۶۷',
]

describe('a phone number', () => {
  it.each(MOBILE)('is read in one form, in any reader: %j', (typed) => {
    expect(readPhone(typed)).toBe('+998901234567')
    expect(readAnyPhone(typed)).toBe('+998901234567')
    expect(nationalDigits(typed)).toBe('901234567')
  })

  it.each(['', 'salom', '12345678', '+7 901 123 45 67', '+901234567', '90 123 45 678', '901234567 yoki 112'])(
    'is none of Uzbekistan: %j',
    (typed) => expect(readPhone(typed)).toBeNull(),
  )

  it('may be a short one or another country’s, which keep their digits', () => {
    expect(['112', '11-46', '+7 901 123 45 67', '007 901 123-45-67', '8 800 200 01 22'].map(readAnyPhone)).toEqual([
      '112',
      '1146',
      '+79011234567',
      '+79011234567',
      '88002000122',
    ])
    expect(['12', 'call me', '1'.repeat(16), '+998 71 200 00 00 ichki 5'].map(readAnyPhone)).toEqual([null, null, null, null])
  })

  it.each(['901234567', '90 123 45 67', '+998 90 123-45-67', '998901234567', '8901234567', '+998(90)1234567', '90 123 45 678'])(
    'is the same nine digits however it is typed: %s',
    (typed) => expect(nationalDigits(typed)).toBe('901234567'),
  )

  it('keeps a national number that starts like the country', () => {
    expect(nationalDigits('998123456')).toBe('998123456')
    expect(nationalDigits('88 123 45 67')).toBe('881234567')
  })

  it('is shown in groups from its first digit on', () => {
    expect(['9', '90', '901', '9012345', '901234567'].map(formatNational)).toEqual([
      '9',
      '90',
      '90 1',
      '90 123 45',
      '90 123 45 67',
    ])
    expect(formatFull(fullPhone('901234567'))).toBe('+998 90 123 45 67')
    expect(['1146', '+79011234567'].map(formatFull)).toEqual(['1146', '+79011234567'])
  })
})
