import type { Attachment } from '@himoya/contract/chat/chat'
import { decrypt, encrypt } from '../../../platform/crypto/sealed-box.ts'
import type { SealedPlace } from '../../../platform/files/sealed-file.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AttachmentRow } from './attachments.store.ts'

/** What is sealed of a clean attachment. */
export type Details = Omit<Attachment, 'id'> & { preview_size?: number }
export type Variant = 'full' | 'preview'

const NUMBERS: Record<Variant, number> = { full: 0, preview: 1 }

type Sealed = Pick<AttachmentRow, 'id' | 'key_id'>

/** Throws `not_found` when the chat's key was destroyed. */
export async function sealKey(platform: Platform, { id, key_id }: Sealed, key: Buffer): Promise<Buffer> {
  return (await sealerOf(platform, key_id)).seal(`${id}:file_key`, key.toString('base64'))
}

export async function openKey(platform: Platform, { id, key_id, file_key }: Sealed & { file_key: Buffer }): Promise<Buffer> {
  return Buffer.from((await sealerOf(platform, key_id)).open(`${id}:file_key`, file_key), 'base64')
}

export async function sealDetails(platform: Platform, { id, key_id }: Sealed, details: Details): Promise<Buffer> {
  return (await sealerOf(platform, key_id)).seal(`${id}:details`, JSON.stringify(details))
}

export async function openDetails(platform: Platform, row: Sealed & { details: Buffer | null }): Promise<Details> {
  if (row.details === null) throw new AppError('not_found')
  return JSON.parse((await sealerOf(platform, row.key_id)).open(`${row.id}:details`, row.details)) as Details
}

async function sealerOf({ vault, db }: Platform, key_id: string | null) {
  if (key_id === null) throw new AppError('not_found')
  return vault.useKey(db, key_id)
}

export function presentAttachment(id: string, details: Details): Attachment {
  const shown = { id, ...details }
  delete shown.preview_size
  return shown
}

export const placeOf = ({ folder }: Pick<AttachmentRow, 'folder'>, key: Buffer, variant: Variant): SealedPlace => ({
  key,
  number: NUMBERS[variant],
  store_key: `${folder}/${variant}`,
})

/** Parts wait sealed too, each with its own random nonce: the same offset may be written twice. */
export async function writePart(
  platform: Platform,
  { id, folder }: AttachmentRow,
  key: Buffer,
  offset: number,
  bytes: Buffer,
): Promise<void> {
  await platform.private_files.write(`${folder}/parts/${offset}`, encrypt(key, bytes, `${id}:${offset}`))
}

/** All parts in their order; null when one is missing. */
export async function readParts(platform: Platform, { id, folder, size }: AttachmentRow, key: Buffer): Promise<Buffer | null> {
  const whole = Buffer.alloc(size)
  let offset = 0
  while (offset < size) {
    const sealed = await platform.private_files.read(`${folder}/parts/${offset}`)
    if (sealed === null) return null
    const part = decrypt(key, sealed, `${id}:${offset}`)
    part.copy(whole, offset)
    offset += part.length
  }
  return whole
}

export const removeParts = (platform: Platform, { folder }: Pick<AttachmentRow, 'folder'>): Promise<void> =>
  platform.private_files.remove(`${folder}/parts`)
