import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import { drawRandom } from './random.ts'

const FORMAT = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES

/** As a key object it is prepared once; as bytes at each use, which costs more than the sealing. */
type SecretKey = Buffer | KeyObject

/**
 * AES-256-GCM. Layout: format byte, nonce, tag, ciphertext; a fresh random nonce each time (NIST SP 800-38D, 8.2.2).
 * `place` is authenticated, not stored: what was sealed for one place does not open in another.
 */
export function encrypt(key: SecretKey, content: Buffer | string, place: string): Buffer {
  const nonce = drawRandom(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(place))
  const body = typeof content === 'string' ? cipher.update(content, 'utf8') : cipher.update(content)
  // Of this mode nothing is left for the end but the tag.
  cipher.final()
  const box = Buffer.allocUnsafe(HEAD_BYTES + body.length)
  box[0] = FORMAT
  box.set(nonce, 1)
  box.set(cipher.getAuthTag(), 1 + NONCE_BYTES)
  box.set(body, HEAD_BYTES)
  return box
}

/** Throws when the key, the place or any byte is not the one it was sealed with. */
export function decrypt(key: SecretKey, sealed: Buffer, place: string): Buffer {
  if (sealed[0] !== FORMAT || sealed.length < HEAD_BYTES) throw new Error('sealed box: unknown format')
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()])
}
