import { SignJWT } from 'jose'
import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto'

export type VapidKeys = {
  /** The point of P-256, uncompressed, base64url: what a browser is given. */
  public_key: string
  /** JSON of a private JWK. */
  private_key: string
}

/** Push services refuse more than 24 h. */
const LIFE_SECONDS = 12 * 3_600

export function makeVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(jwk.x!, 'base64url'), Buffer.from(jwk.y!, 'base64url')])
  return { public_key: point.toString('base64url'), private_key: JSON.stringify(jwk) }
}

/** The header by which a push service knows who sends (RFC 8292). `subject`: whom it may write to, `mailto:` or `https:`. */
export async function vapidHeader(
  keys: VapidKeys,
  { endpoint, subject, now }: { endpoint: URL; subject: string; now: Date },
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(endpoint.origin)
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + LIFE_SECONDS)
    .setSubject(subject)
    .sign(createPrivateKey({ key: JSON.parse(keys.private_key) as JsonWebKey, format: 'jwk' }))
  return `vapid t=${token}, k=${keys.public_key}`
}
