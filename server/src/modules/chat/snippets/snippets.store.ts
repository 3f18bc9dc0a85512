import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'
import { holdsPart } from '../../../platform/db/holds-part.ts'

const snippets = (db: Db) =>
  db
    .selectFrom('snippet')
    .innerJoin('account as author_account', 'author_account.id', 'snippet.author_id')
    .innerJoin('staff_member as author', 'author.account_id', 'snippet.author_id')
    .leftJoin('staff_member as approver', 'approver.account_id', 'snippet.approved_by')
    .select(['snippet.id', 'snippet.lang', 'shortcut', 'text', 'author_id', 'approved_by', 'updated_at'])
    .select(['author.alias as author', 'author_account.role as author_role', 'approver.alias as approver'])

export type SnippetRow = Awaited<ReturnType<typeof readSnippets>>['rows'][number]

type Filter = {
  lang: Language | undefined
  state: 'draft' | 'approved' | undefined
  search: string | undefined
  limit: number
  offset: number
}

/** By language and shortcut. */
export async function readSnippets(db: Db, { lang, state, search, limit, offset }: Filter) {
  let found = snippets(db)
  if (lang) found = found.where('snippet.lang', '=', lang)
  if (state) found = found.where('approved_by', state === 'draft' ? 'is' : 'is not', null)
  if (search) found = found.where((is) => is.or([holdsPart('shortcut', search), holdsPart('text', search)]))
  const rows = await found.orderBy('snippet.lang').orderBy('folded').limit(limit).offset(offset).execute()
  const { count } = await found
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

export async function readSnippet(db: Db, id: string): Promise<SnippetRow | undefined> {
  return snippets(db).where('snippet.id', '=', id).executeTakeFirst()
}

type NewSnippet = {
  id: string
  lang: Language
  shortcut: string
  folded: string
  text: string
  author_id: string
  updated_at: Date
}

export async function insertSnippet(db: Db, snippet: NewSnippet): Promise<void> {
  await db.insertInto('snippet').values(snippet).execute()
}

/** Any change makes it a draft of whoever changed it. */
export async function updateSnippet(
  db: Db,
  id: string,
  change: { shortcut?: string; folded?: string; text?: string; author_id: string; updated_at: Date },
): Promise<void> {
  await db
    .updateTable('snippet')
    .set({ ...change, approved_by: null })
    .where('id', '=', id)
    .execute()
}

/** Of the text that was read: false when it has changed since, or is approved already. */
export async function approveSnippet(db: Db, id: string, approver_id: string, read_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('snippet')
    .set({ approved_by: approver_id })
    .where('id', '=', id)
    .where('approved_by', 'is', null)
    .where('updated_at', '=', read_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSnippet(db: Db, id: string): Promise<void> {
  await db.deleteFrom('snippet').where('id', '=', id).execute()
}
