import { inFours } from '@himoya/contract/in-fours'
import { checkDigit, isReceipt } from '@himoya/contract/accounts/receipt-digits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEED } from '../../../../kit/test/seed.ts'
import { isInWords, receiptProblem } from './receipt.ts'

const digits = fc.stringMatching(/^\d{19}$/)
const whole = (some: string): string => some + checkDigit(some)

describe('a receipt', () => {
  it('is told right as it was written down: with spaces, hyphens, dashes, dots', () => {
    fc.assert(
      fc.property(digits, (some) => {
        expect(receiptProblem(` ${inFours(whole(some))} `)).toBeNull()
        for (const between of ['-', ' – ', '.', ' / ', '\u00A0', '_'])
          expect(receiptProblem(inFours(whole(some)).replaceAll(' ', between))).toBeNull()
      }),
      { seed: SEED },
    )
  })

  it('with any one digit wrong is caught before anybody is asked', () => {
    fc.assert(
      fc.property(digits, fc.nat(19), fc.integer({ min: 1, max: 9 }), (some, at, by) => {
        const right = whole(some)
        const wrong = right.slice(0, at) + String((Number(right[at]) + by) % 10) + right.slice(at + 1)
        expect(receiptProblem(wrong)).toBe('wrong_format')
      }),
      { seed: SEED },
    )
  })

  it('with any two neighbours swapped is caught as well', () => {
    fc.assert(
      fc.property(digits, fc.nat(18), (some, at) => {
        const right = whole(some)
        fc.pre(right[at] !== right[at + 1])
        expect(isReceipt(right.slice(0, at) + right[at + 1]! + right[at]! + right.slice(at + 2))).toBe(false)
      }),
      { seed: SEED },
    )
  })

  it('says what is missing', () => {
    expect(receiptProblem(' ')).toBe('required')
    expect(receiptProblem('1234')).toBe('too_short')
    expect(receiptProblem('1234 5678 9012 3456 78901')).toBe('wrong_format')
    expect(receiptProblem('abc')).toBe('too_short')
    expect(receiptProblem('....')).toBe('wrong_format')
  })

  it('may be told in words: four of them, with anything between', () => {
    expect(receiptProblem('olma daraxt ko‘prik')).toBe('too_short')
    expect(receiptProblem('olma, daraxt, ko‘prik, sariq')).toBeNull()
    expect(receiptProblem('1. olma 2. daraxt 3. ko‘prik 4. sariq')).toBeNull()
    expect(isInWords(`Raqamim: ${inFours(whole('9472081530624719605'))}`)).toBe(false)
  })
})
