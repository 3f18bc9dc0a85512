import { timingSafeEqual } from 'node:crypto'
import type { AttachmentLink } from '@himoya/contract/chat/attachments'
import { readSealed } from '../../../platform/files/sealed-file.ts'
import type { SignedInActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enterChat } from '../chat.service.ts'
import { openDetails, openKey, placeOf, type Details, type Variant } from './attachment-files.ts'
import { mayOpen } from './attachments.policy.ts'
import { findAttachment, type AttachmentRow } from './attachments.store.ts'

const LIFE_MS = 60_000

type Signed = { id: string; variant: Variant; until: number; sign: string }
export type OpenFile = { mime: string; size: number; read(from: number, to: number): Promise<Buffer> }

/** Where the bytes lie for 60 s, for this session alone. Throws `not_found` for whoever may not see them. */
export async function makeLink(platform: Platform, actor: SignedInActor, id: string): Promise<AttachmentLink> {
  const { details } = await openAttachment(platform, actor, id)
  const until = platform.now().getTime() + LIFE_MS
  const urlOf = (variant: Variant): string =>
    `/api/v1/attachment/${id}/${variant}/?until=${until}&sign=${signature(platform, actor, { id, variant, until }).toString('base64url')}`
  return {
    url: urlOf('full'),
    ...(details.preview_size === undefined ? {} : { preview_url: urlOf('preview') }),
    expires_at: new Date(until).toISOString(),
  }
}

/** Follows a link: its time, its session and the policy are looked at again. Throws `not_found`. */
export async function followLink(
  platform: Platform,
  actor: SignedInActor,
  { id, variant, until, sign }: Signed,
): Promise<OpenFile> {
  const expected = signature(platform, actor, { id, variant, until })
  const given = Buffer.from(sign, 'base64url')
  const fits = given.length === expected.length && timingSafeEqual(given, expected)
  if (!fits || until < platform.now().getTime()) throw new AppError('not_found')
  const { row, details } = await openAttachment(platform, actor, id)
  const size = variant === 'full' ? details.size : details.preview_size
  if (size === undefined) throw new AppError('not_found')
  const place = placeOf(row, await openKey(platform, row), variant)
  return {
    mime: details.mime,
    size,
    async read(from, to) {
      const bytes = await readSealed(platform.private_files, place, { size, from, to })
      if (bytes === null) throw new AppError('not_found')
      return bytes
    },
  }
}

async function openAttachment(
  platform: Platform,
  actor: SignedInActor,
  id: string,
): Promise<{ row: AttachmentRow; details: Details }> {
  const row = await findAttachment(platform.db, id)
  if (!row || !mayOpen(actor.id, row)) throw new AppError('not_found')
  await enterChat(platform, actor, row.chat_id)
  return { row, details: await openDetails(platform, row) }
}

function signature({ vault }: Platform, { id: account_id, session_id }: SignedInActor, link: Omit<Signed, 'sign'>): Buffer {
  return vault.blindIndex('attachment link', [link.id, link.variant, link.until, account_id, session_id].join('\n'))
}
