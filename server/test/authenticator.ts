import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@himoya/contract/staff/passkeys'
import { Secret, TOTP } from 'otpauth'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an authenticator shows of a secret in base 32 at this moment, in milliseconds. */
export const codeOf = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp })

type Manners = { origin: string; rp_id?: string; verified?: boolean; count?: number }

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** One passkey as a device would hold it: ES256, told to misbehave by its manners (WebAuthn, 6). */
export function softwareKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credential_id = randomBytes(32)
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ]),
  )

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (rp_id: string, flags: number, count: number): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rp_id), Buffer.from([flags]), counter])
  }
  const flagsOf = ({ verified = true }: Manners): number => PRESENT | (verified ? VERIFIED : 0)

  return {
    id: b64(credential_id),
    create({ challenge, rp }: PasskeyCreation, manners: Manners): NewPasskey['answer'] {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential_id.length)
      const authData = Buffer.concat([
        head(manners.rp_id ?? rp.id, flagsOf(manners) | ATTESTED, manners.count ?? 0),
        Buffer.alloc(16),
        length,
        credential_id,
        cose,
      ])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      )
      const clientDataJSON = b64(clientData('webauthn.create', challenge, manners.origin))
      const id = b64(credential_id)
      return { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject: b64(attestation) } }
    },
    sign({ challenge, rpId }: PasskeyRequest, manners: Manners): PasskeyAnswer {
      const authenticatorData = head(manners.rp_id ?? rpId, flagsOf(manners), manners.count ?? 0)
      const client_data = clientData('webauthn.get', challenge, manners.origin)
      const signature = createSign('sha256').update(authenticatorData).update(sha256(client_data)).sign(privateKey)
      const id = b64(credential_id)
      const response = { clientDataJSON: b64(client_data), authenticatorData: b64(authenticatorData), signature: b64(signature) }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}
export type SoftwareKey = ReturnType<typeof softwareKey>
