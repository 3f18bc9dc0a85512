import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { startRefused } from '../../platform/db/start-refused.ts'

/** What lies in the backup, as it lies there: sealed. Its hash can be checked by a machine that cannot open it. */
export type Stored = { bytes: number; sha256: string }

type Bytes = AsyncIterable<Uint8Array>

/** Files that are pictures or sealed already do not get smaller, so who stores them leaves this out. */
export function compress(source: Bytes): Bytes {
  const gzip = createGzip({ level: 1 })
  // Whoever reads on hears of an error of the source, so nobody listens here.
  pipeline(Readable.from(source), gzip, () => {})
  return gzip
}

function decompress(source: Bytes): Bytes {
  const gunzip = createGunzip()
  pipeline(Readable.from(source), gunzip, () => {})
  return gunzip
}

/**
 * Writes `source` sealed to `recipients` (age-encryption.org/v1, public keys `age1…`) as `path`: there whole or not at all, and only
 * after it was read back from the disk as it was written.
 */
export async function writeSealed(path: string, source: Bytes, recipients: readonly string[]): Promise<Stored> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.part`
  try {
    const stored = await writeThrough(draft, await encryptFor(recipients, source))
    await checkStored(draft, stored)
    await rename(draft, path)
    return stored
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** A file from its beginning to its end. */
export const readBytes = (path: string): Bytes => createReadStream(path) as AsyncIterable<Buffer>

/** Streams of the web and of Node are the same thing with two types. */
const streamOf = (source: Bytes) => Readable.toWeb(Readable.from(source)) as unknown as ReadableStream<Uint8Array>
const bytesFrom = (stream: unknown): Bytes => Readable.fromWeb(stream as NodeStream)

/** Read when somebody makes or opens a backup: a server that starts has no use for it. */
const library = () => import('age-encryption')

async function encryptFor(recipients: readonly string[], source: Bytes): Promise<Bytes> {
  const { Encrypter } = await library()
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return bytesFrom(await encrypter.encrypt(streamOf(source)))
}

async function writeThrough(path: string, source: Bytes): Promise<Stored> {
  const file = await open(path, 'w', 0o600)
  try {
    const stored = await writeAll(file, source)
    await file.sync()
    return stored
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, source: Bytes): Promise<Stored> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    hash.update(chunk)
    bytes += chunk.length
    await file.appendFile(chunk)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Throws when the file is not the one that was written. Needs no key. */
export async function checkStored(path: string, { bytes, sha256 }: Stored): Promise<void> {
  const hash = createHash('sha256')
  let found = 0
  for await (const chunk of readBytes(path)) {
    hash.update(chunk)
    found += chunk.length
  }
  if (found !== bytes || hash.digest('hex') !== sha256) throw new Error(`${path} is not as it was written`)
}

/** Opens what was sealed to the public half of `identity` (`AGE-SECRET-KEY-1…`); a changed byte throws. */
export async function openSealed(path: string, identity: string): Promise<Bytes> {
  const { Decrypter } = await library()
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  try {
    return bytesFrom(await decrypter.decrypt(streamOf(readBytes(path))))
  } catch (error) {
    if (!(error as Error).message.includes('no identity matched')) throw error
    throw startRefused('This private key is not the one the backup was sealed to.')
  }
}

export const openCompressed = async (path: string, identity: string): Promise<Bytes> =>
  decompress(await openSealed(path, identity))

/** A new pair: who seals needs the public half alone. */
export async function makeIdentity(): Promise<{ identity: string; recipient: string }> {
  const { generateIdentity, identityToRecipient } = await library()
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity) }
}
