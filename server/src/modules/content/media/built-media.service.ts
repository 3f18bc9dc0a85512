import type { Translated } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertCaptions, insertMedia, type NewMedium } from './media.store.ts'

type Common = {
  id: string
  /** Its folder below build/samples. Tests that load no file may name one that is not there. */
  sample: string
  /** What a download is called. */
  name: string
  alt: Translated
}
type WithFile = Common & {
  /** The file's name in that folder: `sound.mp3`. */
  file: string
  mime: string
  bytes: number
}

/**
 * Media that are there from the start: samples, and what tests need. A picture's files are `<width>.webp` (and `.avif`)
 * in every width of `offeredWidths`, as `cleanLibraryPicture` makes them; a video's captions `uz.vtt`, `ru.vtt`, `en.vtt`.
 */
export type BuiltMedium =
  | (Common & { kind: 'image'; width: number; height: number; placeholder: string; /** Of the widest. */ bytes: number })
  | (WithFile & { kind: 'pdf' })
  | (WithFile & { kind: 'audio'; seconds: number })
  | (WithFile & {
      kind: 'video'
      seconds: number
      width: number
      height: number
      /** Id of a picture of the library. */
      poster?: string
      captions: readonly ('uz' | 'ru' | 'en')[]
    })

/** Puts them into the library, in their order. Their files are read where the build put them; nothing is copied. */
export async function addBuiltMedia({ now }: Pick<Platform, 'now'>, db: Db, media: readonly BuiltMedium[]): Promise<void> {
  if (media.length === 0) return
  const created_at = now()
  await insertMedia(
    db,
    media.map((medium) => ({ ...rowOf(medium), created_at })),
  )
  const captions = media.flatMap((medium) =>
    medium.kind === 'video'
      ? medium.captions.map((lang) => ({ item_id: medium.id, lang, file: `samples/${medium.sample}/${lang}.vtt`, created_at }))
      : [],
  )
  await insertCaptions(db, captions)
}

function rowOf(medium: BuiltMedium): Omit<NewMedium, 'created_at'> {
  const { id, kind, sample, name, alt } = medium
  const common = { id, kind, folder: `samples/${sample}`, name, alt_uz: alt.uz, alt_ru: alt.ru, alt_en: alt.en, sample: true }
  if (kind === 'image') {
    const { bytes, width, height, placeholder } = medium
    return { ...common, file: null, mime: 'image/webp', bytes, width, height, placeholder }
  }
  const { file, mime, bytes } = medium
  if (kind === 'pdf') return { ...common, file, mime, bytes }
  if (kind === 'audio') return { ...common, file, mime, bytes, seconds: medium.seconds }
  const { seconds, width, height, poster } = medium
  return { ...common, file, mime, bytes, seconds, width, height, ...(poster === undefined ? {} : { poster_id: poster }) }
}
