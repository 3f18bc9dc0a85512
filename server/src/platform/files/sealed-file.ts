import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { FileStore } from './file-store.ts'

const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES

/** A key for the files of one attachment; it is used for nothing else, so that a chunk's number can be its nonce. */
export const newFileKey = (): Buffer => randomBytes(32)

/**
 * Which file of a key this is, 0 to 255: no two files sealed with one key may share it, nor may a file be written
 * twice with other bytes under it.
 */
export type SealedPlace = { key: Buffer; number: number; store_key: string }

/**
 * AES-256-GCM in chunks of 64 KiB, so that a part can be read without the rest (NIST SP 800-38D, 8.2.1: the nonce is
 * made of the file's number, the chunk's number and whether it is the last one). Cut, swapped or changed chunks do not
 * open.
 */
export async function writeSealed(store: FileStore, place: SealedPlace, bytes: Uint8Array): Promise<void> {
  const last = lastChunk(bytes.length)
  const sealed: Buffer[] = []
  for (let chunk = 0; chunk <= last; chunk += 1) {
    sealed.push(sealChunk(place, chunk, chunk === last, bytes.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES)))
  }
  await store.write(place.store_key, Buffer.concat(sealed))
}

/** `writeSealed` for a file of `size` bytes that never stands in memory whole. Throws when the pieces are not `size` bytes. */
export async function writeSealedFrom(
  store: FileStore,
  place: SealedPlace,
  size: number,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  await store.write(place.store_key, sealedChunks(place, size, pieces))
}

async function* sealedChunks(place: SealedPlace, size: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const last = lastChunk(size)
  let chunk = 0
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    rest = Buffer.concat([rest, piece])
    let at = 0
    for (; chunk < last && rest.length - at >= CHUNK_BYTES; at += CHUNK_BYTES) {
      yield sealChunk(place, chunk, false, rest.subarray(at, at + CHUNK_BYTES))
      chunk += 1
    }
    rest = rest.subarray(at)
  }
  if (chunk * CHUNK_BYTES + rest.length !== size) throw new Error('sealed file: other bytes than were said')
  yield sealChunk(place, last, true, rest)
}

function sealChunk({ key, number }: SealedPlace, chunk: number, is_last: boolean, part: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(number, chunk, is_last))
  return Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()])
}

/** Bytes `from` up to and without `to` of a file of `size` bytes; null when the file is gone. Throws when it was changed. */
export async function readSealed(
  store: FileStore,
  { key, number, store_key }: SealedPlace,
  { size, from = 0, to = size }: { size: number; from?: number; to?: number },
): Promise<Buffer | null> {
  const first = Math.floor(from / CHUNK_BYTES)
  const until = lastChunk(to)
  const start = first * SEALED_CHUNK_BYTES
  const sealed = await store.readSlice(store_key, start, (until + 1) * SEALED_CHUNK_BYTES - start)
  if (sealed === null) return null
  const parts: Buffer[] = []
  for (let chunk = first; chunk <= until; chunk += 1) {
    const at = (chunk - first) * SEALED_CHUNK_BYTES
    const part = sealed.subarray(at, at + SEALED_CHUNK_BYTES)
    const body_end = Math.max(0, part.length - TAG_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(number, chunk, chunk === lastChunk(size)), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(part.subarray(body_end))
    parts.push(decipher.update(part.subarray(0, body_end)), decipher.final())
  }
  return Buffer.concat(parts).subarray(from - first * CHUNK_BYTES, to - first * CHUNK_BYTES)
}

const lastChunk = (size: number): number => Math.max(0, Math.ceil(size / CHUNK_BYTES) - 1)

function nonce(number: number, chunk: number, is_last: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(number, 0)
  bytes.writeUInt32BE(chunk, 4)
  bytes[8] = is_last ? 1 : 0
  return bytes
}
