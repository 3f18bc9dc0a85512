import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { newSecret, stepOfCode } from './second-factor.ts'

const secret = newSecret()
const START = 1_800_000_000_000
const made = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
  timestamp: START,
})
const stepAt = (seconds: number) => stepOfCode(secret, made, new Date(START + seconds * 1_000))

it('a code lives for its half minute, and for ten seconds around it', () => {
  const step = START / 30_000
  for (const seconds of [-10, 0, 15, 29, 40]) expect(stepAt(seconds), String(seconds)).toBe(step)
  for (const seconds of [-31, -11, 41, 59, 60]) expect(stepAt(seconds), String(seconds)).toBeNull()
})
