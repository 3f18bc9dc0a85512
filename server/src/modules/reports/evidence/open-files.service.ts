import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../../../platform/core/errors.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { readSealed } from '../../../platform/files/sealed-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { copyOf, openDetails, openKey, readOriginal, type Details } from './evidence-files.ts'
import { findEvidence, type EvidenceRow } from './evidence.store.ts'
import { assertUnsealed } from './unsealing.service.ts'

/** A file of a report, by both their ids. */
export type FilePlace = { id: string; file: string }
export type OpenFile = {
  mime: string
  size: number
  /** With its ending; of our own making. */
  name: string
  /** Of an original: SHA-256 of all of it. */
  sha256?: Buffer
  read(from: number, to: number): Promise<Buffer>
}

/** A file that is tied to a report. */
export type TiedFile = EvidenceRow & { key_id: string }

/** A file of this very report. Throws `not_found`. */
export async function fileOfCase(db: Db, { id, file }: FilePlace): Promise<TiedFile> {
  const row = await findEvidence(db, file)
  if (!row || row.report_id !== id || row.key_id === null) throw new AppError('not_found')
  return { ...row, key_id: row.key_id }
}

/** The sealed original. Throws `not_found` unless two people have opened it. */
export async function openOriginal(platform: Platform, row: TiedFile): Promise<OpenFile> {
  await assertUnsealed(platform, row)
  const key = await openKey(platform, row)
  const read = async (from: number, to: number): Promise<Buffer> => found(await readOriginal(platform, row, key, { from, to }))
  // One of the kinds we take, so no ending that a computer would run.
  const ending = (await fileTypeFromBuffer(await read(0, Math.min(row.size, 8_192))))?.ext ?? 'bin'
  const sha256 = row.original_sha256 ? { sha256: row.original_sha256 } : {}
  return { mime: 'application/octet-stream', size: row.size, name: `original-${nameOf(row)}.${ending}`, ...sha256, read }
}

/** All of the clean copy, one page of it, or its preview. Throws `not_found`. */
export async function openCopy(platform: Platform, row: TiedFile, variant: 'copy' | 'preview', page?: number): Promise<OpenFile> {
  const details = await cleanDetails(platform, row)
  const size = variant === 'copy' ? details.size : details.preview_size
  const part = page === undefined ? null : details.pages?.[page - 1]
  if (size === undefined || part === undefined) throw new AppError('not_found')
  const place = copyOf(row, details, variant === 'copy' ? 'full' : 'preview')
  const mime = part ? 'image/jpeg' : variant === 'preview' ? 'image/webp' : details.mime
  const offset = part ? part.from : 0
  return {
    mime,
    size: part ? part.to - part.from : size,
    name: `${nameOf(row)}.${mime.split('/')[1]}`,
    read: async (from, to) =>
      found(await readSealed(platform.private_files, place, { size, from: offset + from, to: offset + to })),
  }
}

/** What is known of a clean copy. Throws `not_found` while there is none. */
export async function cleanDetails(platform: Platform, row: TiedFile): Promise<Details> {
  const { state, details } = row
  if (state !== 'clean' || details === null) throw new AppError('not_found')
  return openDetails(platform, { ...row, details })
}

function found(bytes: Buffer | null): Buffer {
  if (bytes === null) throw new AppError('not_found')
  return bytes
}

const nameOf = ({ id }: TiedFile): string => `himoya-${id.slice(-8)}`
