import { isDeepStrictEqual } from 'node:util'
import type { ContentType } from '@himoya/contract/content/content-types'
import type {
  ContentOne,
  ContentPage,
  ContentQuery,
  ContentRow,
  NewContentBody,
  SaveContentBody,
} from '@himoya/contract/content/editing'
import type { z } from 'zod'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { isUniqueViolation } from '../../../platform/db/violations.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkSlug, checkWorking } from './check-working.service.ts'
import { actionsOf, isSafetyText, refusalOf } from '../life/actions.policy.ts'
import { deleteItem, insertItems, type ItemRow, lockItem, nextPosition, readItem, readItems, updateItem } from '../items.store.ts'
import { searchKeyOf } from '../live/search-key.policy.ts'
import { readUses } from '../uses.store.ts'
import { insertVersion } from './versions.store.ts'
import { completenessOf, parentFact, titlesIn, titlesOf, type Working } from './working.policy.ts'

type Query = z.infer<typeof ContentQuery>

/** One type's contents in their order, whatever their state. */
export async function listContent(platform: Platform, actor: StaffActor, type: ContentType, query: Query): Promise<ContentPage> {
  const { state, search, parent } = query
  const fact = parent === undefined ? undefined : parentFact(type, parent)
  const window = windowOf(query)
  const path = `/api/v1/staff/content/${type}/`
  if (fact === null) return pageAnswer(path, query, { count: 0, results: [] })
  const search_key = search === undefined ? undefined : searchKeyOf(search)
  const { rows, count } = await readItems(platform.db, type, { state, search_key, parent: fact, ...window })
  return pageAnswer(path, query, { count, results: rows.map((row) => presentRow(actor, row)) })
}

/** With its facts and texts. Throws `not_found`. */
export async function showContent(platform: Platform, actor: StaffActor, type: ContentType, id: string): Promise<ContentOne> {
  return presentOne(actor, await itemOrThrow(platform.db, type, id))
}

/** A draft behind all others. Throws `invalid`. */
export async function createContent(
  platform: Platform,
  actor: StaffActor,
  type: ContentType,
  body: z.infer<typeof NewContentBody>,
): Promise<ContentOne> {
  checkSlug(type, body.slug)
  const id = uuid()
  const now = platform.now()
  await platform.db.transaction().execute(async (db) => {
    const working = await checkWorking(db, type, body, id)
    await orSlugTaken(
      insertItems(db, [
        {
          ...working,
          id,
          type,
          slug: body.slug,
          safety: isSafetyText({ type, safety: body.safety, facts: body.facts }),
          state: 'draft',
          position: await nextPosition(db, type),
          search_key: searchKeyOf(titlesOf(working.texts)),
          sample: false,
          live_version: null,
          author_id: actor.id,
          created_at: now,
          updated_at: now,
        },
      ]),
    )
  })
  return showContent(platform, actor, type, id)
}

/**
 * The working copy as the actor wants it: a new version and a draft again, whatever was planned for it; the public sees what it
 * saw. Where nothing differs nothing happens. Throws `changed_meanwhile`, `invalid`, `not_found`.
 */
export async function saveContent(
  platform: Platform,
  actor: StaffActor,
  { type, id }: { type: ContentType; id: string },
  body: z.infer<typeof SaveContentBody>,
): Promise<ContentOne> {
  checkSlug(type, body.slug)
  await platform.db.transaction().execute(async (db) => {
    const item = await lockOrThrow(db, type, id)
    if (item.version !== body.version || refusalOf('edit', statusOf(item), actor)) throw new AppError('changed_meanwhile')
    const working = await checkWorking(db, type, body, id)
    const safety = isSafetyText({ type, safety: body.safety, facts: body.facts })
    const { facts, texts, slug } = item
    const stands = { facts, texts, slug, safety: isSafetyText(statusOf(item)) }
    if (isDeepStrictEqual(stands, { ...working, slug: body.slug, safety })) return
    await writeVersion(platform, db, actor, item, { ...working, slug: body.slug, safety })
  })
  return showContent(platform, actor, type, id)
}

/** A draft that the public never saw and that nothing names. Throws `in_use`, `not_found`. */
export async function removeContent(platform: Platform, type: ContentType, id: string): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const { state, live_version } = await lockOrThrow(db, type, id)
    const is_used = live_version !== null || (await readUses(db, id)).length > 0
    if (state !== 'draft' || is_used) throw new AppError('in_use')
    await deleteItem(db, id)
  })
}

type NextVersion = Working & { slug: string; safety: boolean }

/** The next version, written by the actor: a draft. For a transaction that holds the item. */
export async function writeVersion(
  { now }: Pick<Platform, 'now'>,
  db: Db,
  actor: StaffActor,
  item: ItemRow,
  { facts, texts, slug, safety }: NextVersion,
): Promise<void> {
  const [version, at] = [item.version + 1, now()]
  await orSlugTaken(
    updateItem(db, item.id, {
      facts,
      texts,
      slug,
      safety,
      version,
      state: 'draft',
      search_key: searchKeyOf(titlesOf(texts)),
      sample: false,
      publish_at: null,
      archive_at: item.live_version === null ? null : item.archive_at,
      approved_by: null,
      author_id: actor.id,
      updated_at: at,
    }),
  )
  await insertVersion(db, { item_id: item.id, version, facts, texts, safety, author_id: actor.id, created_at: at })
}

export async function lockOrThrow(db: Db, type: ContentType, id: string): Promise<ItemRow> {
  const item = await lockItem(db, type, id)
  if (!item) throw new AppError('not_found')
  return item
}

async function itemOrThrow(db: Db, type: ContentType, id: string): Promise<ItemRow> {
  const item = await readItem(db, type, id)
  if (!item) throw new AppError('not_found')
  return item
}

export async function orSlugTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('invalid', { fields: { slug: ['taken'] } }) : error
  }
}

/** What is stored was checked against the type's schemas when it was saved. */
export const workingOf = ({ facts, texts }: Pick<ItemRow, 'facts' | 'texts'>): Working => ({ facts, texts }) as Working

export const statusOf = (item: ItemRow) => ({ ...item, type: item.type as ContentType })

function presentRow(actor: StaffActor, item: ItemRow): ContentRow {
  const status = statusOf(item)
  const working = workingOf(item)
  const { id, slug, state, position, version, live_version, sample, publish_at, archive_at, author, updated_at } = item
  const { type } = status
  return {
    id,
    type,
    slug,
    state,
    position,
    titles: titlesIn(working.texts),
    completeness: completenessOf(type, working),
    version,
    live_version,
    safety: isSafetyText(status),
    sample,
    publish_at: publish_at?.toISOString() ?? null,
    archive_at: archive_at?.toISOString() ?? null,
    author: author ?? '',
    updated_at: updated_at.toISOString(),
    can: actionsOf(status, actor),
  }
}

const presentOne = (actor: StaffActor, item: ItemRow): ContentOne => ({ ...presentRow(actor, item), ...workingOf(item) })
