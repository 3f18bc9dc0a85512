import { createHmac, randomBytes } from 'node:crypto'
import type { OwnEvidence } from '@himoya/contract/reports/evidence'
import { decrypt, encrypt } from '../../../platform/crypto/sealed-box.ts'
import type { Vault } from '../../../platform/crypto/vault.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { PagePlace } from '../../../platform/files/picture-pdf.ts'
import { readSealed, writeSealedFrom, type SealedPlace } from '../../../platform/files/sealed-file.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { EvidenceRow } from './evidence.store.ts'

/** What is sealed of a clean copy. Its key is its own: two tries at cleaning make different bytes. */
export type Details = {
  key: string
  /** Beginning of its files' names. */
  name: string
  mime: string
  size: number
  preview_size?: number
  width?: number
  height?: number
  duration?: number
  /** Of a document: where in the copy each page's picture lies. */
  pages?: PagePlace[]
  /** Pages that are not in it: there were too many. */
  left_out?: number
  /** The copy does not show all that was sent. */
  is_incomplete?: boolean
}
export type Copy = 'full' | 'preview'

type Files = Pick<Platform, 'private_files'>
type Sealed = Pick<EvidenceRow, 'id' | 'key_id'>
type Secret = { vault: Vault; db: Db }

const NUMBERS: Record<Copy, number> = { full: 0, preview: 1 }

export const newFolder = (): string => `evidence/${randomBytes(20).toString('base64url')}`

/** Throws `not_found` when the key was destroyed. */
async function sealerOf({ vault, db }: Secret, key_id: string | null) {
  if (key_id === null) throw new AppError('not_found')
  return vault.useKey(db, key_id)
}

export async function sealKey(secret: Secret, { id, key_id }: Sealed, key: Buffer): Promise<Buffer> {
  return (await sealerOf(secret, key_id)).seal(`${id}:file_key`, key.toString('base64'))
}

export async function openKey(secret: Secret, { id, key_id, file_key }: Sealed & { file_key: Buffer }): Promise<Buffer> {
  return Buffer.from((await sealerOf(secret, key_id)).open(`${id}:file_key`, file_key), 'base64')
}

export async function sealDetails(secret: Secret, { id, key_id }: Sealed, details: Details): Promise<Buffer> {
  return (await sealerOf(secret, key_id)).seal(`${id}:details`, JSON.stringify(details))
}

export async function openDetails(secret: Secret, row: Sealed & { details: Buffer }): Promise<Details> {
  return JSON.parse((await sealerOf(secret, row.key_id)).open(`${row.id}:details`, row.details)) as Details
}

/** null while there is no clean copy. Throws `not_found` when the key was destroyed. */
export async function knownDetails(secret: Secret, row: EvidenceRow): Promise<Details | null> {
  return row.details && openDetails(secret, { ...row, details: row.details })
}

export const presentOwn = ({ id, kind, size, state, created_at }: EvidenceRow, details: Details | null): OwnEvidence => ({
  id,
  kind,
  size,
  state,
  ...(details?.is_incomplete || details?.left_out ? { is_incomplete: true as const } : {}),
  created_at: created_at.toISOString(),
})

/** Parts have a key beside the original's, whose nonces are counted and must meet no random ones. */
const partKey = (key: Buffer): Buffer => createHmac('sha256', key).update('parts').digest()

/** Parts wait sealed too: the same offset may be written twice. */
export async function writePart(
  { private_files }: Files,
  { id, folder }: EvidenceRow,
  key: Buffer,
  offset: number,
  bytes: Buffer,
): Promise<void> {
  await private_files.write(`${folder}/parts/${offset}`, encrypt(partKey(key), bytes, `${id}:${offset}`))
}

/** All parts in their order, one at a time. Throws `not_found` when one is missing. */
export async function* readParts(
  { private_files }: Files,
  { id, folder, size }: EvidenceRow,
  key: Buffer,
): AsyncGenerator<Buffer> {
  let offset = 0
  while (offset < size) {
    const sealed = await private_files.read(`${folder}/parts/${offset}`)
    if (sealed === null) throw new AppError('not_found')
    const part = decrypt(partKey(key), sealed, `${id}:${offset}`)
    yield part
    offset += part.length
  }
}

export const removeParts = ({ private_files }: Files, { folder }: Pick<EvidenceRow, 'folder'>): Promise<void> =>
  private_files.remove(`${folder}/parts`)

const originalOf = ({ folder }: Pick<EvidenceRow, 'folder'>, key: Buffer): SealedPlace => ({
  key,
  number: 0,
  store_key: `${folder}/original`,
})

/** Byte for byte as it came. Written again after a cut it is the same bytes under the same key. */
export const writeOriginal = (
  { private_files }: Files,
  row: EvidenceRow,
  key: Buffer,
  pieces: AsyncIterable<Buffer>,
): Promise<void> => writeSealedFrom(private_files, originalOf(row, key), row.size, pieces)

/** Bytes of the original; null when they are gone. */
export const readOriginal = (
  { private_files }: Files,
  row: Pick<EvidenceRow, 'folder' | 'size'>,
  key: Buffer,
  range: { from: number; to: number } = { from: 0, to: row.size },
): Promise<Buffer | null> => readSealed(private_files, originalOf(row, key), { size: row.size, ...range })

export const copyOf = (
  { folder }: Pick<EvidenceRow, 'folder'>,
  { key, name }: Pick<Details, 'key' | 'name'>,
  copy: Copy,
): SealedPlace => ({
  key: Buffer.from(key, 'base64'),
  number: NUMBERS[copy],
  store_key: `${folder}/${name}-${copy}`,
})
