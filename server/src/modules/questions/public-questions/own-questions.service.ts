import type { OwnQuestionState, QuestionState } from '@himoya/contract/questions/public-question-lists'
import type { ExportedQuestion, OwnQuestion, QuestionDraft } from '@himoya/contract/questions/public-questions'
import type { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { z } from 'zod'
import { receiptIndex } from '../../../platform/crypto/receipt.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { UserActor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import { openByReceipt } from '../../../platform/limits/receipt-tries.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isWayBack } from '../../accounts/auth/auth.service.ts'
import { RECEIPT_KIND } from './ask.service.ts'
import { readByReceipt, readOneOwn, readOwn, readOwnKeys, type AskedRow } from './asked.store.ts'
import { readSlugs } from './public-questions.store.ts'

type Parts = Pick<Platform, 'db' | 'vault'>

const STATE_FOR_ASKER: Record<QuestionState, OwnQuestionState> = {
  waiting: 'received',
  drafting: 'in_work',
  review: 'in_work',
  published: 'published',
  answered: 'answered',
  closed: 'closed',
}
const EXPORTED = 1_000

/** What a person asked, the newest first. */
export async function listOwn(
  platform: Parts,
  actor: UserActor,
  page: { page: number; page_size: number },
): Promise<{ count: number; results: OwnQuestion[] }> {
  const { rows, count } = await readOwn(platform.db, actor.id, windowOf(page))
  return { count, results: await openOwn(platform, rows) }
}

/** A guest's question. Throws `invalid`, `rate_limited`, `not_found`. */
export async function readWithReceipt(platform: Platform, client: Client, typed: ReceiptBody): Promise<OwnQuestion> {
  const [own] = await openOwn(platform, [await rowOfReceipt(platform, client, typed)])
  return own!
}

/** Whether a question has this receipt. Nothing of it is told. */
export const isQuestionReceipt = async ({ db, vault }: Parts, receipt: string): Promise<boolean> =>
  (await readByReceipt(db, receiptIndex(vault, RECEIPT_KIND, receipt))) !== undefined

/** Takes a guest's question back; see `withdraw`. */
export async function withdrawWithReceipt(platform: Platform, client: Client, typed: ReceiptBody): Promise<void> {
  await forget(platform, await rowOfReceipt(platform, client, typed))
}

/**
 * Takes a question back for ever: the row goes with its key. What was published of it stays, because nothing of the asker is
 * in it. Throws `not_found`.
 */
export async function withdraw(platform: Platform, actor: UserActor, id: string): Promise<void> {
  const row = await readOneOwn(platform.db, actor.id, id)
  if (!row) throw new AppError('not_found')
  await forget(platform, row)
}

/** Everything a person asked, for their export (safety.md 29). */
export async function exportQuestions(platform: Parts, account_id: string): Promise<z.infer<typeof ExportedQuestion>[]> {
  const { rows } = await readOwn(platform.db, account_id, { limit: EXPORTED, offset: 0 })
  return (await openOwn(platform, rows)).map(({ created_at, title, question, answer }) => ({
    created_at,
    title,
    question,
    answer,
  }))
}

/** Deletes all a person asked since then. `db` is the transaction that deletes the account. */
export async function forgetQuestions(
  { vault }: Pick<Platform, 'vault'>,
  db: Db,
  account_id: string,
  since = new Date(0),
): Promise<void> {
  await vault.destroyKeys(db, await readOwnKeys(db, account_id, since))
}

async function rowOfReceipt(platform: Platform, client: Client, typed: ReceiptBody): Promise<AskedRow> {
  return openByReceipt(
    platform,
    { kind: RECEIPT_KIND, typed, client },
    (receipt) => readByReceipt(platform.db, receiptIndex(platform.vault, RECEIPT_KIND, receipt)),
    // one page for all: whoever looks for a chat is asked for here too
    (receipt) => isWayBack(platform, receipt),
  )
}

async function forget({ db, vault }: Parts, { key_id }: AskedRow): Promise<void> {
  await vault.destroyKeys(db, [key_id])
}

async function openOwn({ db, vault }: Parts, rows: readonly AskedRow[]): Promise<OwnQuestion[]> {
  const slugs = await readSlugs(
    db,
    rows.flatMap(({ content_id }) => content_id ?? []),
  )
  const opened: OwnQuestion[] = []
  for (const row of rows) {
    const { id, lang, state, created_at, settled_at, content_id } = row
    const sealer = await vault.useKey(db, row.key_id)
    const settled = (state === 'published' || state === 'answered') && row.draft !== null
    const draft = settled ? (JSON.parse(sealer.open(`${id}:draft`, row.draft!)) as QuestionDraft) : null
    opened.push({
      id,
      lang,
      state: STATE_FOR_ASKER[state],
      title: sealer.open(`${id}:title`, row.title),
      question: sealer.open(`${id}:question`, row.question),
      created_at: created_at.toISOString(),
      settled_at: settled_at?.toISOString() ?? null,
      answer: draft?.texts[lang].answer ?? null,
      slug: (content_id && slugs.get(content_id)) ?? null,
      closed_for: row.closed_for,
    })
  }
  return opened
}
