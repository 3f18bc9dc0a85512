import type { Snippet, SnippetBody, SnippetPage, ChangeSnippetBody, SnippetQuery } from '@himoya/contract/chat/snippets'
import type { z } from 'zod'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { isUniqueViolation } from '../../../platform/db/violations.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { foldShortcut, hasUnknownVariable, mayApprove, mayDelete } from './snippets.policy.ts'
import {
  approveSnippet,
  deleteSnippet,
  insertSnippet,
  readSnippet,
  readSnippets,
  updateSnippet,
  type SnippetRow,
} from './snippets.store.ts'

export async function listSnippets(
  platform: Platform,
  actor: StaffActor,
  query: z.infer<typeof SnippetQuery>,
): Promise<SnippetPage> {
  const { lang, state, search } = query
  const { rows, count } = await readSnippets(platform.db, { lang, state, search, ...windowOf(query) })
  return pageAnswer('/api/v1/staff/snippet/', query, { count, results: rows.map((row) => present(actor, row)) })
}

/** A draft; somebody else approves it. Throws `invalid` for a taken shortcut or an unknown variable. */
export async function addSnippet(platform: Platform, actor: StaffActor, body: z.infer<typeof SnippetBody>): Promise<Snippet> {
  checkText(body.text)
  const id = uuid()
  const { shortcut } = body
  await orTaken(
    insertSnippet(platform.db, { ...body, id, folded: foldShortcut(shortcut), author_id: actor.id, updated_at: platform.now() }),
  )
  return showSnippet(platform.db, actor, id)
}

/** Takes over one that two people have read already. */
export async function importSnippet(
  { now }: Pick<Platform, 'now'>,
  db: Db,
  snippet: z.infer<typeof SnippetBody>,
  by: { author_id: string; approved_by: string },
): Promise<void> {
  const folded = foldShortcut(snippet.shortcut)
  await insertSnippet(db, { ...snippet, ...by, id: uuid(), folded, updated_at: now() })
}

/** The changed text is a draft again, and whoever changed it is its author. Throws `invalid`, `not_found`. */
export async function changeSnippet(
  platform: Platform,
  actor: StaffActor,
  id: string,
  { shortcut, text }: z.infer<typeof ChangeSnippetBody>,
): Promise<Snippet> {
  await rowOrThrow(platform.db, id)
  if (text !== undefined) checkText(text)
  const renamed = shortcut === undefined ? {} : { shortcut, folded: foldShortcut(shortcut) }
  const change = { ...renamed, ...(text === undefined ? {} : { text }), author_id: actor.id, updated_at: platform.now() }
  await orTaken(updateSnippet(platform.db, id, change))
  return showSnippet(platform.db, actor, id)
}

/** Throws `forbidden` where the rule of two people is not met, `not_found`. Approving twice is as good as once. */
export async function approve(platform: Platform, actor: StaffActor, id: string): Promise<Snippet> {
  const row = await rowOrThrow(platform.db, id)
  if (row.approved_by === null) {
    if (!mayApprove(actor, row)) throw new AppError('forbidden')
    await approveSnippet(platform.db, id, actor.id, row.updated_at)
  }
  return showSnippet(platform.db, actor, id)
}

export async function removeSnippet(platform: Platform, actor: StaffActor, id: string): Promise<void> {
  if (!mayDelete(actor, await rowOrThrow(platform.db, id))) throw new AppError('forbidden')
  await deleteSnippet(platform.db, id)
}

async function rowOrThrow(db: Db, id: string): Promise<SnippetRow> {
  const row = await readSnippet(db, id)
  if (!row) throw new AppError('not_found')
  return row
}

async function showSnippet(db: Db, actor: StaffActor, id: string): Promise<Snippet> {
  return present(actor, await rowOrThrow(db, id))
}

function checkText(text: string): void {
  if (hasUnknownVariable(text)) throw new AppError('invalid', { fields: { text: ['wrong_format'] } })
}

async function orTaken(writing: Promise<void>): Promise<void> {
  try {
    await writing
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('invalid', { fields: { shortcut: ['taken'] } }) : error
  }
}

function present(actor: StaffActor, row: SnippetRow): Snippet {
  const { id, lang, shortcut, text, author, approver, approved_by, updated_at } = row
  return {
    id,
    lang,
    shortcut,
    text,
    state: approved_by === null ? 'draft' : 'approved',
    author,
    approved_by: approver,
    updated_at: updated_at.toISOString(),
    can_approve: mayApprove(actor, row),
  }
}
