import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
/** Whoever types while a code turns, or whose phone is a little off, is not sent away: so many seconds around a step (decision 0057). */
const GRACE = 10

function authenticator(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Himoya', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD })
}

/** 160 random bits in base 32 (RFC 4226, R6). */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code holds. */
export const otpauthUrl = (secret: string, label: string): string => authenticator(secret, label).toString()

/** The time step a code belongs to, or null when it belongs to none near `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = authenticator(secret, '').validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: now.getTime(),
    window: 1,
  })
  const into_step = (now.getTime() / 1_000) % PERIOD
  const is_near = delta === 0 || (delta === -1 && into_step <= GRACE) || (delta === 1 && into_step >= PERIOD - GRACE)
  return delta === null || !is_near ? null : Math.floor(now.getTime() / 1_000 / PERIOD) + delta
}
