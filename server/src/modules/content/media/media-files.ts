import { decrypt, encrypt } from '../../../platform/crypto/sealed-box.ts'
import type { Vault } from '../../../platform/crypto/vault.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { readSealed, writeSealed } from '../../../platform/files/sealed-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { UploadRow } from './upload.store.ts'

type Parts = Pick<Platform, 'vault' | 'private_files'>

/** 128 bits (OWASP ASVS 5.0, 11.5.1); the first releases took 96. */
const FOLDER_BYTES = 16
const OLDER_FOLDER_BYTES = 12

/**
 * Where a medium's files lie below /media: a name that nobody can guess, always the same for one id, so that a try that
 * was cut off is written over by the next, and found by whoever clears away.
 */
export const folderOf = (vault: Vault, id: string, bytes = FOLDER_BYTES): string =>
  `library/${vault.blindIndex('media folder', id).subarray(0, bytes).toString('base64url')}`

/** Also where an older release put them. */
export async function removeFolders({ vault, files }: Pick<Platform, 'vault' | 'files'>, id: string): Promise<void> {
  for (const bytes of [FOLDER_BYTES, OLDER_FOLDER_BYTES]) await files.remove(folderOf(vault, id, bytes))
}

/** One key an upload, for nothing else: a photograph may tell where it was taken until it is made anew. */
const keyOf = (vault: Vault, id: string): Buffer => vault.blindIndex('media upload', id)
const partsOf = (id: string): string => `media/${id}/parts`

export async function writePart({ vault, private_files }: Parts, id: string, offset: number, bytes: Buffer): Promise<void> {
  await private_files.write(`${partsOf(id)}/${offset}`, encrypt(keyOf(vault, id), bytes, `${id}:${offset}`))
}

/** All parts in their order; null when one is missing. */
export async function readParts({ vault, private_files }: Parts, { id, size }: Pick<UploadRow, 'id' | 'size'>) {
  const whole = Buffer.alloc(size)
  let offset = 0
  while (offset < size) {
    const sealed = await private_files.read(`${partsOf(id)}/${offset}`)
    if (sealed === null) return null
    const part = decrypt(keyOf(vault, id), sealed, `${id}:${offset}`)
    part.copy(whole, offset)
    offset += part.length
  }
  return whole
}

export const removeParts = ({ private_files }: Pick<Platform, 'private_files'>, id: string): Promise<void> =>
  private_files.remove(partsOf(id))

/** Everything private of it: parts, and the original that waits for its AVIF. */
export const removePrivate = ({ private_files }: Pick<Platform, 'private_files'>, id: string): Promise<void> =>
  private_files.remove(`media/${id}`)

const originalOf = (vault: Vault, id: string) => ({
  key: vault.blindIndex('media original', id),
  number: 0,
  store_key: `media/${id}/original`,
})

/** A picture as it came, until its AVIF is made of it. The same id never has another. */
export const keepOriginal = ({ vault, private_files }: Parts, id: string, bytes: Buffer): Promise<void> =>
  writeSealed(private_files, originalOf(vault, id), bytes)

export const readOriginal = ({ vault, private_files }: Parts, id: string, size: number): Promise<Buffer | null> =>
  readSealed(private_files, originalOf(vault, id), { size })

export async function writeFiles(files: FileStore, folder: string, all: readonly { name: string; bytes: Buffer }[]) {
  for (const { name, bytes } of all) await files.write(`${folder}/${name}`, bytes)
}

/** Everything of a medium that is no more. */
export async function forgetFiles(platform: Pick<Platform, 'vault' | 'files' | 'private_files'>, id: string): Promise<void> {
  await platform.files.remove(folderOf(platform.vault, id))
  await removePrivate(platform, id)
}
