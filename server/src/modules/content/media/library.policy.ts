import type { LibraryItem } from '@himoya/contract/content/library'
import type { ItemRow } from './library.store.ts'
import { addressOf, pictureOf } from './media.policy.ts'
import type { CaptionRow, ShownRow } from './media.store.ts'

type Beside = { poster: ShownRow | undefined; captions: readonly CaptionRow[] }

export const altOf = (row: ItemRow): LibraryItem['alt'] => ({ uz: row.alt_uz, ru: row.alt_ru, en: row.alt_en })

/** One medium as editors see it. */
export function presentItem(row: ItemRow, { poster, captions }: Beside): LibraryItem {
  const { id, kind, name, mime, bytes, width, height, seconds, sample, uploader } = row
  const own = kind === 'image' ? { ...row, alt: row.alt_uz } : poster
  return {
    id,
    kind,
    name,
    mime,
    bytes,
    alt: altOf(row),
    width,
    height,
    seconds,
    picture: own ? pictureOf(own) : null,
    src: addressOf(row, row.file ?? width ?? 0),
    poster: row.poster_id,
    captions: captions.map(({ lang, file }) => ({ lang, src: `/media/${file}` })),
    sample,
    uploader,
    created_at: row.created_at.toISOString(),
  }
}
