import type {
  CONTACT_CHANNELS,
  HAPPENED_ABOUT,
  PLACE_KINDS,
  SAFE_HOURS,
  SHARE_CHOICES,
  SUSPECT_RELATIONS,
  YES_NO_UNKNOWN,
} from '@himoya/contract/reports/report-lists'
import { randomInt } from 'node:crypto'
import type { UserActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import { receiptIndex } from '../../platform/crypto/receipt.ts'
import type { Sealer } from '../../platform/crypto/vault.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  insertReport,
  isRefTaken,
  readByReceipt,
  readOpenChat,
  readOwn,
  readOwnByRef,
  readReport,
  writeOpened,
  type NewReport,
  type ReportRow,
} from './report.store.ts'
import { cutLoose, readAllOwn } from './retention.store.ts'

/** A report as it is kept, what it tells still sealed. */
export type Report = ReportRow

type OneOf<List extends readonly unknown[]> = List[number]

/** What is sealed of a report as a whole. */
export type ReportFacts = {
  description: string
  child_name: string | null
  district: string | null
  place_kind: OneOf<typeof PLACE_KINDS> | null
  /** A day, or a month when nobody knows the day. */
  happened_from: string | null
  happened_to: string | null
  /** Instead of a day. */
  happened_about: OneOf<typeof HAPPENED_ABOUT> | null
  suspect_relation: OneOf<typeof SUSPECT_RELATIONS> | null
  suspect_has_access: OneOf<typeof YES_NO_UNKNOWN> | null
  contact: {
    channel: OneOf<typeof CONTACT_CHANNELS>
    /** `+998` and nine digits. */
    phone: string | null
    safe_hours: OneOf<typeof SAFE_HOURS> | null
  } | null
  share: OneOf<typeof SHARE_CHOICES>
}

/** What reports that were sealed before these were asked do not say. */
const ADDED_LATER = { happened_about: null } as const satisfies Partial<ReportFacts>

export const sealFacts = (sealer: Sealer, id: string, facts: ReportFacts): Buffer =>
  sealer.seal(`${id}:facts`, JSON.stringify(facts))

const openFacts = (sealer: Sealer, id: string, sealed: Buffer): ReportFacts =>
  ({ ...ADDED_LATER, ...(JSON.parse(sealer.open(`${id}:facts`, sealed)) as Partial<ReportFacts>) }) as ReportFacts

/** Without those that are mixed up when read aloud or written down: 0 O, 1 I L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const REF_LENGTH = 8
const HOUR_MS = 3_600_000

/** By when the reporter has the first words (product.md 5). */
const answerBy = (now: Date): Date => new Date(now.getTime() + 24 * HOUR_MS)

/** A name for a report that nobody else's has: 31^8 of them. */
async function freeRef(db: Db): Promise<string> {
  for (;;) {
    const ref = Array.from({ length: REF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    if (!(await isRefTaken(db, ref))) return ref
  }
}

/** The purpose of a receipt: one of another kind opens nothing here. */
export const RECEIPT_KIND = 'report'

type SubmittedReport = Omit<NewReport, 'id' | 'ref' | 'key_id' | 'receipt_index' | 'facts' | 'answer_by' | 'opened_at'> & {
  facts: ReportFacts
  /** Of a guest, of which a keyed hash is kept; null: the account is known. */
  receipt: string | null
}

/** Keeps a report, sealed with a key of its own, under a name that nobody else's has. `db` is the transaction that opens its case. */
export async function addReport(
  { vault }: Pick<Platform, 'vault'>,
  db: Db,
  { facts, receipt, ...submitted }: SubmittedReport,
): Promise<{ id: string; ref: string; key_id: string; answer_by: Date }> {
  const { created_at } = submitted
  const id = uuid(created_at.getTime())
  const answer_by = answerBy(created_at)
  const key_id = await vault.createKey(db)
  const sealer = await vault.useKey(db, key_id)
  const ref = await freeRef(db)
  await insertReport(db, {
    ...submitted,
    id,
    ref,
    key_id,
    receipt_index: receipt === null ? null : receiptIndex(vault, RECEIPT_KIND, receipt),
    facts: sealFacts(sealer, id, facts),
    answer_by,
    opened_at: created_at,
  })
  return { id, ref, key_id, answer_by }
}

/** A person's own reports, the newest first; not what lies behind the curtain. */
export const ownReports = (
  db: Db,
  account_id: string,
  page: { limit: number; offset: number },
): Promise<{ rows: Report[]; count: number }> => readOwn(db, account_id, page)

/** The report of a signed-in person by its name. Throws `not_found`, also for another's. */
export async function ownReport({ db }: Pick<Platform, 'db'>, actor: UserActor, ref: string): Promise<Report> {
  const row = await readOwnByRef(db, actor.id, ref.toUpperCase())
  if (!row) throw new AppError('not_found')
  return row
}

/** undefined: no report has this receipt, or its inbox was closed. */
export const reportOfReceipt = ({ db, vault }: Pick<Platform, 'db' | 'vault'>, receipt: string): Promise<Report | undefined> =>
  readByReceipt(db, receiptIndex(vault, RECEIPT_KIND, receipt))

/** The reporter looked into the inbox: all of it is read. */
export const noteOpened = ({ db, now }: Pick<Platform, 'db' | 'now'>, id: string): Promise<void> => writeOpened(db, id, now())

/** What a report tells, opened. */
export async function factsOfReport({ vault }: Pick<Platform, 'vault'>, db: Db, report: Pick<Report, 'id' | 'key_id' | 'facts'>) {
  return openFacts(await vault.useKey(db, report.key_id), report.id, report.facts)
}

/** All reports of a person since then, also those behind the curtain, with whether the law holds them. */
export const reportsToForget = (db: Db, account_id: string, since: Date): ReturnType<typeof readAllOwn> =>
  readAllOwn(db, account_id, since)

/** Takes the account, and the way to reach its owner, from a report that has to stay. */
export async function leaveNameless(
  { vault }: Pick<Platform, 'vault'>,
  db: Db,
  report: Pick<Report, 'id' | 'key_id' | 'facts'>,
): Promise<void> {
  const { id, key_id } = report
  const facts = { ...(await factsOfReport({ vault }, db, report)), contact: null }
  await cutLoose(db, id, sealFacts(await vault.useKey(db, key_id), id, facts))
}

export type OpenedReport = Omit<ReportRow, 'facts'> & {
  facts: ReportFacts
  /** The reporter's open chat, when they wish to be answered there. */
  chat_id: string | null
}

/**
 * A report with what it tells opened, for the team's work on it. Whether the caller may read it is decided and written down
 * before (modules/reports/cases). The phone stands in it whole. Throws `not_found`.
 */
export async function reportForCase({ vault }: Pick<Platform, 'vault'>, db: Db, id: string): Promise<OpenedReport> {
  const row = await readReport(db, id)
  if (!row) throw new AppError('not_found')
  const facts = await factsOfReport({ vault }, db, row)
  const by_chat = facts.contact?.channel === 'chat' && row.account_id !== null
  return { ...row, facts, chat_id: by_chat ? await readOpenChat(db, row.account_id!) : null }
}
