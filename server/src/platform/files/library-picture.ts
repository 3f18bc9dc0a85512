import { MOST_WIDTH, offeredWidths } from '@himoya/contract/content/picture-widths'
import { imageLibrary } from './image-library.ts'
import { encodeUpright } from './images.ts'

/** The given default of the seed, section 9. */
const QUALITY = 75
/** About the same look as WebP at 75, in fewer bytes. */
const AVIF_QUALITY = 50
/** Wide ones take the processor for seconds: a little less care for them. */
const avifEffort = (width: number): number => (width > 1_200 ? 2 : 4)
const AVIF_SECONDS = 120
const PLACEHOLDER_PX = 10
const PLACEHOLDER_QUALITY = 20

export type LibraryPicture = {
  /** In pixels, of the largest variant. */
  width: number
  height: number
  /** A few pixels as a data URL, to be drawn large and blurred. */
  placeholder: string
  /** WebP in each width it is offered in, the smallest first. */
  variants: { width: number; bytes: Buffer }[]
}

/**
 * A picture for the library in every width of the seed up to its own, turned upright, without any metadata. Throws
 * `unsupported_media`, `heic_unsupported`, `file_damaged`, `too_large`, `overloaded` as `cleanAvatar`.
 */
export async function cleanLibraryPicture(bytes: Buffer): Promise<LibraryPicture> {
  return encodeUpright(bytes, async (upright) => {
    const sharp = await imageLibrary()
    const { data: pixels, info } = await upright
      .resize({ width: MOST_WIDTH, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const at = (wide: number) => sharp(pixels, { raw: { width, height, channels } }).resize({ width: wide })
    const tiny = await at(Math.min(width, PLACEHOLDER_PX)).webp({ quality: PLACEHOLDER_QUALITY }).toBuffer()
    const variants: LibraryPicture['variants'] = []
    for (const wide of offeredWidths(width)) {
      variants.push({ width: wide, bytes: await at(wide).webp({ quality: QUALITY }).toBuffer() })
    }
    return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, variants }
  })
}

/** The same picture as AVIF in one of its widths. It takes seconds, so it is for the background. Throws as above. */
export async function avifOf(original: Buffer, width: number): Promise<Buffer> {
  return encodeUpright(original, (upright) =>
    upright
      .timeout({ seconds: AVIF_SECONDS })
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: AVIF_QUALITY, effort: avifEffort(width) })
      .toBuffer(),
  )
}
