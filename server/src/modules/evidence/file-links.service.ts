import { timingSafeEqual } from 'node:crypto'
import type { CaseFile, CaseFileLink } from '@himoya/contract/evidence'
import { fileTypeFromBuffer } from 'file-type'
import { readSealed } from '../../platform/files/sealed-file.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordDeed } from '../audit/audit.service.ts'
import { openCaseFor, workOnCase } from '../cases/case-access.service.ts'
import { addMoment } from '../cases/timeline.service.ts'
import { caseFilesOf } from './case-files.service.ts'
import { copyOf, openDetails, openKey, readOriginal, type Details } from './evidence-files.ts'
import type { EvidenceRow } from './evidence.store.ts'
import { assertUnsealed, fileOfCase, type FilePlace } from './originals.service.ts'

const LIFE_MS = 60_000

/** `copy`: all of the clean copy, its preview and pages. */
export type Variant = 'copy' | 'preview' | 'original'
export type Followed = FilePlace & { variant: Variant; page?: number | undefined; until: number; sign: string }
export type OpenFile = {
  mime: string
  size: number
  /** With its ending; of our own making. */
  name: string
  /** Of an original: SHA-256 of all of it. */
  sha256?: Buffer
  read(from: number, to: number): Promise<Buffer>
}

/** The files of a case. Throws `not_found` for whoever may not read it. */
export async function listFiles(platform: Platform, actor: StaffActor, report_id: string): Promise<CaseFile[]> {
  await openCaseFor(platform, platform.db, actor, report_id)
  await recordDeed(platform, platform.db, actor, { action: 'case.opened', subject_id: report_id })
  return caseFilesOf(platform, platform.db, actor, report_id)
}

/** Where the clean copy lies for 60 s, for this session alone; who asked is written down first. Throws `not_found`. */
export async function linkCopy(platform: Platform, actor: StaffActor, place: FilePlace): Promise<CaseFileLink> {
  await openCaseFor(platform, platform.db, actor, place.id)
  const row = await fileOfCase(platform.db, place)
  const details = await cleanDetails(platform, row)
  await recordDeed(platform, platform.db, actor, { action: 'evidence.opened', subject_id: row.id })
  const { url, query, until } = addressOf(platform, actor, place, 'copy')
  return {
    url: `${url}copy/?${query}`,
    ...(details.preview_size === undefined ? {} : { preview_url: `${url}preview/?${query}` }),
    ...(details.pages ? { page_url: `${url}copy/?${query}&page=` } : {}),
    expires_at: new Date(until).toISOString(),
  }
}

/** Where the original lies for 60 s once two people have opened it. Throws `not_found`, `forbidden` through a broken glass. */
export async function linkOriginal(platform: Platform, actor: StaffActor, place: FilePlace): Promise<CaseFileLink> {
  const { db } = platform
  await workOnCase(platform, db, actor, place.id)
  const row = await fileOfCase(db, place)
  await assertUnsealed(platform, row)
  await db.transaction().execute(async (transaction) => {
    await recordDeed(platform, transaction, actor, { action: 'evidence.original_taken', subject_id: row.id })
    await addMoment(platform, transaction, { case_id: place.id, kind: 'original', what: 'taken', by: actor.id })
  })
  const { url, query, until } = addressOf(platform, actor, place, 'original')
  return { url: `${url}original/?${query}`, expires_at: new Date(until).toISOString() }
}

/** Follows a link: its time, its session and the right to the case are looked at again. Throws `not_found`. */
export async function followFileLink(platform: Platform, actor: StaffActor, followed: Followed): Promise<OpenFile> {
  const { variant, page, until } = followed
  const expected = signature(platform, actor, followed, variant === 'original' ? 'original' : 'copy', until)
  const given = Buffer.from(followed.sign, 'base64url')
  const fits = given.length === expected.length && timingSafeEqual(given, expected)
  if (!fits || until < platform.now().getTime()) throw new AppError('not_found')
  await openCaseFor(platform, platform.db, actor, followed.id)
  const row = await fileOfCase(platform.db, followed)
  if (variant === 'original') return openOriginal(platform, row)
  return openCopy(platform, row, variant, page)
}

async function openOriginal(platform: Platform, row: EvidenceRow): Promise<OpenFile> {
  await assertUnsealed(platform, row)
  const key = await openKey(platform, row)
  const read = async (from: number, to: number): Promise<Buffer> => found(await readOriginal(platform, row, key, { from, to }))
  // One of the kinds we take, so no ending that a computer would run.
  const ending = (await fileTypeFromBuffer(await read(0, Math.min(row.size, 8_192))))?.ext ?? 'bin'
  const sha256 = row.original_sha256 ? { sha256: row.original_sha256 } : {}
  return { mime: 'application/octet-stream', size: row.size, name: `original-${nameOf(row)}.${ending}`, ...sha256, read }
}

async function openCopy(platform: Platform, row: EvidenceRow, variant: 'copy' | 'preview', page?: number): Promise<OpenFile> {
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

async function cleanDetails(platform: Platform, row: EvidenceRow): Promise<Details> {
  const { state, details } = row
  if (state !== 'clean' || details === null) throw new AppError('not_found')
  return openDetails(platform, { ...row, details })
}

function found(bytes: Buffer | null): Buffer {
  if (bytes === null) throw new AppError('not_found')
  return bytes
}

const nameOf = ({ id }: EvidenceRow): string => `himoya-${id.slice(-8)}`

function addressOf(platform: Platform, actor: StaffActor, { id, file }: FilePlace, kind: 'copy' | 'original') {
  const until = platform.now().getTime() + LIFE_MS
  const sign = signature(platform, actor, { id, file }, kind, until).toString('base64url')
  return { url: `/api/v1/staff/report/${id}/file/${file}/`, query: `until=${until}&sign=${sign}`, until }
}

function signature(
  { vault }: Platform,
  { id: account_id, session_id }: StaffActor,
  { id, file }: FilePlace,
  kind: 'copy' | 'original',
  until: number,
): Buffer {
  return vault.blindIndex('case file link', [id, file, kind, until, account_id, session_id].join('\n'))
}
