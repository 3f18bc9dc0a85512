import { timingSafeEqual } from 'node:crypto'
import type { CaseFile, CaseFileLink } from '@himoya/contract/reports/evidence'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import { openCaseFor, workOnCase, addEvent } from '../cases/cases.service.ts'
import {
  caseFilesOf,
  cleanDetails,
  fileOfCase,
  openCopy,
  openOriginal,
  type FilePlace,
  type OpenFile,
  assertUnsealed,
} from '../evidence/evidence.service.ts'

const LIFE_MS = 60_000

/** `copy`: all of the clean copy, its preview and pages. */
type Variant = 'copy' | 'preview' | 'original'
type Followed = FilePlace & { variant: Variant; page?: number | undefined; until: number; sign: string }
/** The files of a case. Throws `not_found` for whoever may not read it. */
export async function listFiles(platform: Platform, actor: StaffActor, report_id: string): Promise<CaseFile[]> {
  await openCaseFor(platform, platform.db, actor, report_id)
  await recordAuditAction(platform, platform.db, actor, { action: 'case.opened', subject_id: report_id })
  return caseFilesOf(platform, platform.db, actor, report_id)
}

/** Where the clean copy lies for 60 s, for this session alone; who asked is written down first. Throws `not_found`. */
export async function linkCopy(platform: Platform, actor: StaffActor, place: FilePlace): Promise<CaseFileLink> {
  await openCaseFor(platform, platform.db, actor, place.id)
  const row = await fileOfCase(platform.db, place)
  const details = await cleanDetails(platform, row)
  await recordAuditAction(platform, platform.db, actor, { action: 'evidence.opened', subject_id: row.id })
  const { url, query, until } = addressOf(platform, actor, place, 'copy')
  return {
    url: `${url}copy/?${query}`,
    ...(details.preview_size === undefined ? {} : { preview_url: `${url}preview/?${query}` }),
    ...(details.pages ? { page_url: `${url}copy/?${query}&page=` } : {}),
    expires_at: new Date(until).toISOString(),
  }
}

/** Where the original lies for 60 s once two people have opened it. Throws `not_found`, `forbidden` by break-glass. */
export async function linkOriginal(platform: Platform, actor: StaffActor, place: FilePlace): Promise<CaseFileLink> {
  const { db } = platform
  await workOnCase(platform, db, actor, place.id)
  const row = await fileOfCase(db, place)
  await assertUnsealed(platform, row)
  await db.transaction().execute(async (transaction) => {
    await recordAuditAction(platform, transaction, actor, { action: 'evidence.original_taken', subject_id: row.id })
    await addEvent(platform, transaction, { case_id: place.id, kind: 'original', what: 'taken', by: actor.id })
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
