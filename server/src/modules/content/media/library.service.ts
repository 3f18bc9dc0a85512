import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { UsedIn } from '@himoya/contract/content/editing'
import type { LibraryItem } from '@himoya/contract/content/library'
import type { MediaKind } from '@himoya/contract/content/library-lists'
import type { Language } from '@himoya/contract/languages'
import { AppError } from '../../../platform/core/errors.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { slot } from '../../../platform/server-module.ts'
import { announceChange } from '../../../platform/pages/content-changed.ts'
import { cleanCaptions } from './captions.policy.ts'
import { altOf, presentItem } from './library.policy.ts'
import {
  deleteCaption,
  deleteItem,
  findItem,
  isPoster,
  type ItemRow,
  lockItem,
  readVideosOf,
  readItems,
  replaceCaption,
  updateItem,
} from './library.store.ts'
import { readCaptions, readShown } from './media.store.ts'

export const FORGET_FILES = 'media.forget'

/** Which contents name a medium; handed in by whoever keeps contents. */
export type Uses = (db: Db, id: string) => Promise<UsedIn>
export const MEDIA_USES = slot<Uses>('what content a medium is used in')

/** Does a published safety text show it? Two people stand for such a text, and for what is seen and heard in it. */
export type InSafetyText = (db: Db, id: string) => Promise<boolean>
export const MEDIA_IN_SAFETY_TEXT = slot<InSafetyText>('whether a published safety text shows a medium')

type Query = { page: number; page_size: number; kind?: MediaKind | undefined; search?: string | undefined }

/** The library, the newest first, as editors see it. */
export async function listLibrary({ db }: Pick<Platform, 'db'>, query: Query) {
  const { rows, count } = await readItems(db, { ...query, ...windowOf(query) })
  return pageAnswer('/api/v1/staff/media/', query, { count, results: await presentAll(db, rows) })
}

/** Throws `not_found`. */
export async function showItem({ db }: Pick<Platform, 'db'>, id: string): Promise<LibraryItem> {
  const [item] = await presentAll(db, [await itemOr404(db, id)])
  return item!
}

async function itemOr404(db: Platform['db'], id: string): Promise<ItemRow> {
  const row = await findItem(db, id)
  if (!row) throw new AppError('not_found')
  return row
}

async function presentAll(db: Platform['db'], rows: readonly ItemRow[]): Promise<LibraryItem[]> {
  const captions = await readCaptions(
    db,
    rows.map(({ id }) => id),
  )
  const posters = await readShown(
    db,
    rows.flatMap(({ poster_id }) => poster_id ?? []),
    'uz',
  )
  return rows.map((row) =>
    presentItem(row, {
      poster: posters.find(({ id }) => id === row.poster_id),
      captions: captions.filter(({ item_id }) => item_id === row.id),
    }),
  )
}

type Change = { name?: string | undefined; alt?: LibraryItem['alt'] | undefined; poster?: string | null | undefined }

/** Throws `second_person`: a new medium is added, and whoever confirms the text that is to show it confirms it too. */
async function refuseInSafetyText(db: Db, inSafetyText: InSafetyText, id: string): Promise<void> {
  for (const shown of [id, ...(await readVideosOf(db, id))]) {
    if (await inSafetyText(db, shown)) throw new AppError('second_person')
  }
}

/**
 * Throws `not_found`; `invalid` for a poster that is no picture, or of what is no video; `second_person` for what a published
 * safety text shows. Its name is seen by nobody but the team.
 */
export async function changeItem(
  platform: Platform,
  inSafetyText: InSafetyText,
  id: string,
  { name, alt, poster }: Change,
): Promise<LibraryItem> {
  const { db } = platform
  const row = await itemOr404(db, id)
  const same = (alt === undefined || isDeepStrictEqual(alt, altOf(row))) && (poster === undefined || poster === row.poster_id)
  if (!same) await refuseInSafetyText(db, inSafetyText, id)
  if (poster !== undefined && poster !== null) {
    const picture = await findItem(db, poster)
    if (row.kind !== 'video' || picture?.kind !== 'image') throw new AppError('invalid', { fields: { poster: ['not_allowed'] } })
  }
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(alt && { alt_uz: alt.uz, alt_ru: alt.ru, alt_en: alt.en }),
    ...(poster === undefined ? {} : { poster_id: poster }),
  }
  if (Object.keys(change).length > 0) await updateItem(db, id, change)
  announceChange(platform.hub, 'media')
  return showItem(platform, id)
}

/** Throws `not_found`. */
export async function whereUsed({ db }: Pick<Platform, 'db'>, usedIn: Uses, id: string) {
  await itemOr404(db, id)
  return usedIn(db, id)
}

/** Takes it out of the library for good. Throws `not_found`, `in_use` while a content or a video refers to it. */
export async function removeItem({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, usedIn: Uses, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await lockItem(transaction, id))) throw new AppError('not_found')
    if ((await isPoster(transaction, id)) || (await usedIn(transaction, id)).length > 0) throw new AppError('in_use')
    await deleteItem(transaction, id)
    await jobs.enqueue(transaction, FORGET_FILES, { id })
  })
}

/** The words of a video in one language. Throws `not_found`, `invalid` for what are no captions, `second_person`. */
export async function putCaption(
  platform: Platform,
  inSafetyText: InSafetyText,
  { id, lang }: { id: string; lang: Language },
  text: string,
): Promise<LibraryItem> {
  const { db, files, now } = platform
  const row = await itemOr404(db, id)
  await refuseInSafetyText(db, inSafetyText, id)
  if (row.kind !== 'video') throw new AppError('invalid', { fields: { text: ['not_allowed'] } })
  const captions = Buffer.from(cleanCaptions(text))
  // Another text is another file: the old one may lie in caches for a year.
  const hash = createHash('sha256').update(captions).digest('hex').slice(0, 12)
  const file = `${row.folder}/${lang}-${hash}.vtt`
  await files.write(file, captions)
  await replaceCaption(db, { item_id: id, lang, file, now: now() })
  announceChange(platform.hub, 'media')
  return showItem(platform, id)
}

/** Throws `not_found`, `second_person`. */
export async function removeCaption(
  platform: Platform,
  inSafetyText: InSafetyText,
  { id, lang }: { id: string; lang: Language },
): Promise<LibraryItem> {
  await itemOr404(platform.db, id)
  await refuseInSafetyText(platform.db, inSafetyText, id)
  if (!(await deleteCaption(platform.db, id, lang))) throw new AppError('not_found')
  announceChange(platform.hub, 'media')
  return showItem(platform, id)
}
