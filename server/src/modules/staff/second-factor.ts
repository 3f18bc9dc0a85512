import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
/** A phone's clock may be off by one step either way (RFC 6238, 5.2). */
const WINDOW = 1

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
    window: WINDOW,
  })
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD) + delta
}
