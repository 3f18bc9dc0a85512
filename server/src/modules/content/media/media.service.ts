import type { Language } from '@himoya/contract/languages'
import type { Download, Video, Picture, Sound } from '@himoya/contract/content/media-library'
import type { Db } from '../../../platform/db/connect.ts'
import { downloadOf, shownMedium, type Medium } from './media.policy.ts'
import { readCaptions, readShown } from './media.store.ts'
export { addBuiltMedia, type BuiltMedium } from './built-media.service.ts'
export { MEDIA_IN_SAFETY_TEXT, MEDIA_USES } from './library.service.ts'

/**
 * Media of the library as pages show them, by id, what they show said in `lang`. Of ids that are not there nothing is
 * answered: whoever shows them leaves those out.
 */
export async function mediaByIds(db: Db, ids: readonly string[], lang: Language): Promise<Map<string, Medium>> {
  const rows = await readShown(db, ids, lang)
  const videos = rows.filter(({ kind }) => kind === 'video')
  const captions = await readCaptions(
    db,
    videos.map(({ id }) => id),
  )
  const posters = await readShown(
    db,
    videos.flatMap(({ poster_id }) => poster_id ?? []),
    lang,
  )
  return new Map(
    rows.map((row) => [
      row.id,
      shownMedium(row, {
        poster: posters.find(({ id }) => id === row.poster_id),
        captions: captions.filter(({ item_id }) => item_id === row.id),
      }),
    ]),
  )
}

/** Media of any kind as files to take along, by id. */
export async function downloadsByIds(db: Db, ids: readonly string[], lang: Language): Promise<Map<string, Download>> {
  return new Map((await readShown(db, ids, lang)).map((row) => [row.id, downloadOf(row)]))
}

/** The medium when it is a picture, a video, a sound; else null. */
export const asPicture = (medium: Medium | undefined): Picture | null => (medium && 'sizes' in medium ? medium : null)
export const asVideo = (medium: Medium | undefined): Video | null => (medium && 'captions' in medium ? medium : null)
export const asSound = (medium: Medium | undefined): Sound | null =>
  medium && 'seconds' in medium && !('captions' in medium) ? medium : null
