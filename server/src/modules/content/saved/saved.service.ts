import type { MergedSaved, SavedItem, SavedMark, SavedQuery, SavedRef, SavedType, ShownRef } from '@himoya/contract/content/saved'
import type { Language } from '@himoya/contract/languages'
import type { z } from 'zod'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { UserActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { distinct, MOST_SAVED, shownRef } from './saved.policy.ts'
import {
  arePublished,
  countSaved,
  deleteSaved,
  deleteSavedSince,
  insertSaved,
  lockOwner,
  readRows,
  readObjects,
  readSaved,
} from './saved.store.ts'

type Parts = Pick<Platform, 'db' | 'now'>
type Row = { id: string; type: string; object_id: string; created_at: Date }

/** Only kinds of the list are ever stored. */
const refOf = ({ type, object_id }: Row): SavedRef => ({ type: type as SavedType, object_id })

async function shownItems(db: Db, lang: Language, rows: readonly Row[]): Promise<SavedItem[]> {
  const objects = await readObjects(
    db,
    lang,
    rows.map(({ object_id }) => object_id),
  )
  return rows.map((row) => ({ id: row.id, ...shownRef(refOf(row), objects), created_at: row.created_at.toISOString() }))
}

/** Own things, the latest first. */
export async function listSaved({ db }: Parts, actor: UserActor, lang: Language, { type, ...page }: z.infer<typeof SavedQuery>) {
  const { count, rows } = await readSaved(db, actor.id, { ...(type !== undefined && { type }), ...windowOf(page) })
  return { count, results: await shownItems(db, lang, rows) }
}

/** What is kept already is answered as it is. Throws `not_found` for what is not published, `too_many_saved`. */
export async function save(
  { db, now }: Parts,
  actor: UserActor,
  lang: Language,
  ref: SavedRef,
): Promise<{ added: boolean; item: SavedItem }> {
  const added = await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor.id)
    const [known] = await readRows(transaction, actor.id, [ref])
    if (known) return false
    if ((await arePublished(transaction, [ref])).length === 0) throw new AppError('not_found')
    if ((await countSaved(transaction, actor.id)) >= MOST_SAVED) throw new AppError('too_many_saved')
    await insertSaved(transaction, [{ ...ref, id: uuid(), account_id: actor.id, created_at: now() }])
    return true
  })
  const [item] = await shownItems(db, lang, await readRows(db, actor.id, [ref]))
  if (!item) throw new AppError('not_found')
  return { added, item }
}

/** Takes a guest's list over, the first in front; what there is no room for stays outside. */
export async function mergeSaved({ db, now }: Parts, actor: UserActor, items: readonly SavedRef[]): Promise<MergedSaved> {
  const wanted = distinct(items)
  const added = await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor.id)
    const known = (await readRows(transaction, actor.id, wanted)).map(refOf)
    const isKnown = (ref: SavedRef): boolean =>
      known.some(({ type, object_id }) => type === ref.type && object_id === ref.object_id)
    const space = MOST_SAVED - (await countSaved(transaction, actor.id))
    const fresh = (await arePublished(transaction, wanted)).filter((ref) => !isKnown(ref)).slice(0, Math.max(0, space))
    const begun = now().getTime()
    // A millisecond apart: the list keeps its order.
    const rows = fresh.map((ref, place) => ({ ...ref, id: uuid(), account_id: actor.id, created_at: new Date(begun - place) }))
    await insertSaved(transaction, rows)
    return { fresh: fresh.length, known: known.length }
  })
  return { added: added.fresh, left_out: wanted.length - added.fresh - added.known }
}

/** Throws `not_found`, also for another person's. */
export async function unsave({ db }: Parts, actor: UserActor, id: string): Promise<void> {
  if (!(await deleteSaved(db, actor.id, id))) throw new AppError('not_found')
}

/** Which of a page's things the person keeps. */
export async function markSaved({ db }: Parts, actor: UserActor, items: readonly SavedRef[]): Promise<SavedMark[]> {
  return (await readRows(db, actor.id, items)).map((row) => ({ id: row.id, ...refOf(row) }))
}

/** A guest's own list, which only their browser has, with what the things are called. */
export async function showRefs({ db }: Pick<Platform, 'db'>, lang: Language, items: readonly SavedRef[]): Promise<ShownRef[]> {
  const refs = distinct(items)
  const objects = await readObjects(
    db,
    lang,
    refs.map(({ object_id }) => object_id),
  )
  return refs.map((ref) => shownRef(ref, objects))
}

/** For the person's own export. */
export async function exportSaved({ db }: Pick<Platform, 'db'>, actor: UserActor, lang: Language): Promise<SavedItem[]> {
  const { rows } = await readSaved(db, actor.id, { limit: MOST_SAVED, offset: 0 })
  return shownItems(db, lang, rows)
}

/** In the transaction that deletes the account. */
export const forgetSaved = (db: Db, account_id: string, since = new Date(0)): Promise<void> =>
  deleteSavedSince(db, account_id, since)
