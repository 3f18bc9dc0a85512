import { offeredWidths } from '@himoya/contract/content/picture-widths'
import { avifOf } from '../../../platform/files/library-picture.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readOriginal, removePrivate } from './media-files.ts'
import { findItem } from './library.store.ts'

export const MAKE_AVIF = 'media.avif'

/** A picture that a decoder chokes on stays WebP; its original is not kept for ever. */
export async function giveUpAvif(platform: Platform, id: string): Promise<void> {
  platform.log.warn('a picture was not made into AVIF', { job: MAKE_AVIF })
  await removePrivate(platform, id)
}

/**
 * Makes a picture's AVIF in every width, from what was uploaded; where it saves nothing it is not kept. Until then, and to
 * browsers that do not know it, the same addresses give WebP. May be stopped and run again.
 */
export async function makeAvif(platform: Platform, id: string, size: number): Promise<void> {
  const item = await findItem(platform.db, id)
  // Deleted since: its files go with the job that its deletion left.
  const original = item && (await readOriginal(platform, id, size))
  if (!original) return
  for (const width of offeredWidths(item.width ?? 0)) {
    const key = `${item.folder}/${width}`
    const webp = await platform.files.size(`${key}.webp`)
    // Deleted in the meantime.
    if (webp === null) break
    const avif = await avifOf(original, width)
    if (avif.length < webp) await platform.files.write(`${key}.avif`, avif)
  }
  await removePrivate(platform, id)
}
