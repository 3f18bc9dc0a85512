import { describe, expect, it } from 'vitest'
import { formatFull, formatNational, fullPhone, nationalDigits } from './phone-number.ts'

describe('a phone number', () => {
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
  })
})
