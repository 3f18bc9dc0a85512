/** A text sealed with AES-GCM under a key that cannot be taken out of its browser, bound to the id by which that key is found. */
import { claimKey, type KeyRow } from './draft-keys.ts'
import { uuid } from '@himoya/kit/uuid'

/** `iv`, `words`: base64. */
export type SealedWords = { id: string; iv: string; words: string }

const IV_BYTES = 12

async function claimedId(): Promise<string> {
  const id = uuid()
  await claimKey(id)
  return id
}

export const makeKey = async (): Promise<Omit<KeyRow, 'until'>> => ({
  id: await claimedId(),
  key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
})

export async function sealWords({ id, key }: KeyRow, text: string): Promise<SealedWords> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const words = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(id) }, key, bytesOf(text))
  return { id, iv: toText(iv), words: toText(new Uint8Array(words)) }
}

/** null: somebody changed it, and it is worth as much as nothing. */
export async function openWords({ id, key }: KeyRow, { iv, words }: SealedWords): Promise<string | null> {
  try {
    const sealing = { name: 'AES-GCM', iv: fromText(iv), additionalData: bytesOf(id) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(sealing, key, fromText(words)))
  } catch {
    return null
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromText = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
