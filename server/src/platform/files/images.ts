import { SIZES } from '@himoya/contract/limits'
import { beginningOf, CHAT_PICTURE, fittedSize, type MostSize, type PictureSize } from '@himoya/contract/picture-size'
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { AppError } from '../core/errors.ts'
import { imageLibrary } from './image-library.ts'

/** What is taken, by content. HEVC pictures (HEIC) cannot be decoded here; phones send JPEG when asked for these. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const HEVC = /^image\/hei[cf]/
const MOST_PIXELS = 40_000_000
const SECONDS = 10
const AVATAR_PX = 384
const PREVIEW_PX = 320
const PREVIEW_BYTES = 12 * 1024
const PREVIEW_QUALITIES = [60, 40, 25, 12]
const BLUR_PX = 12
/** The given default of the seed, section 9. */
const QUALITY = 75
/** Under way and waiting in the whole process; each takes a fraction of a second. */
const MOST_AT_ONCE = 16

/**
 * A picture somebody uploaded, made into an avatar: a square WebP of 384 px, turned upright, without any metadata.
 * What leaves here was encoded by us, so nothing that hid in the file is left. Throws `unsupported_media` for what is
 * no picture (whatever it calls itself), `heic_unsupported`, `too_large` over 10 MB or 40 megapixels, `overloaded` when
 * too many wait.
 */
export async function cleanAvatar(bytes: Buffer): Promise<Buffer> {
  return encodeUpright(bytes, (upright) =>
    upright.resize(AVATAR_PX, AVATAR_PX, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer(),
  )
}

export type CleanPicture = {
  full: Buffer
  width: number
  height: number
  /** At most 12 KB. */
  preview: Buffer
  /** A few pixels as a data URL. */
  blur: string
}

/** A picture for a chat, or as large as said: all of it. The first frame of one that moves. Throws as `cleanAvatar`. */
export async function cleanPicture(bytes: Buffer, most: MostSize = CHAT_PICTURE): Promise<CleanPicture> {
  return encodeUpright(bytes, async (upright) => {
    const sharp = await imageLibrary()
    const { autoOrient: size } = await upright.metadata()
    const { data: full, info } = await upright
      .resize({ ...fittedSize(size, most), fit: 'fill' })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    const blur = await sharp(full).resize(BLUR_PX, BLUR_PX, { fit: 'inside' }).webp({ quality: 20 }).toBuffer()
    return {
      full,
      width: info.width,
      height: info.height,
      preview: await previewOf(full, info),
      blur: `data:image/webp;base64,${blur.toString('base64')}`,
    }
  })
}

async function previewOf(full: Buffer, size: PictureSize): Promise<Buffer> {
  const sharp = await imageLibrary()
  const begin = await sharp(full)
    .extract({ left: 0, top: 0, ...beginningOf(size) })
    .resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let preview = full
  for (const quality of PREVIEW_QUALITIES) {
    preview = await sharp(begin.data, { raw: begin.info }).webp({ quality }).toBuffer()
    if (preview.length <= PREVIEW_BYTES) return preview
  }
  // Noise at the lowest quality is still over it: fewer pixels then.
  return sharp(preview)
    .resize(PREVIEW_PX / 2, PREVIEW_PX / 2, { fit: 'inside' })
    .webp({ quality: 12 })
    .toBuffer()
}

/**
 * Megapixels that decoding a picture would make, told by its first bytes without decoding any; where they do not say, as many as we take.
 * A few hundred bytes can hold forty of them.
 */
export async function megapixelsOf(head: Buffer): Promise<number> {
  const sharp = await imageLibrary()
  const { width, height } = await sharp(head, { failOn: 'none' })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  const pixels = width * height
  return Math.ceil((pixels === 0 ? MOST_PIXELS : Math.min(pixels, MOST_PIXELS)) / 1_000_000)
}

/** The checks and limits every picture goes through, then what is made of it upright. */
export async function encodeUpright<T>(bytes: Buffer, make: (upright: Sharp) => Promise<T>): Promise<T> {
  if (bytes.length > SIZES.image) throw new AppError('too_large')
  const type = await fileTypeFromBuffer(bytes)
  if (type && HEVC.test(type.mime)) throw new AppError('heic_unsupported')
  if (!type || !TYPES.has(type.mime)) throw new AppError('unsupported_media')
  const sharp = await imageLibrary()
  // Counted and begun in one step, so that a crowd cannot pass the count together.
  const { process: running, queue } = sharp.counters()
  if (running + queue >= MOST_AT_ONCE) throw new AppError('overloaded')
  const begun = process.cpuUsage()
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).autoOrient()
    return await make(upright.timeout({ seconds: SECONDS }))
  } catch (error) {
    if (String(error).includes('timeout') && wasStarved(begun)) throw new AppError('overloaded')
    // The decoder's words describe the file, which is the person's; that it is broken is all we say.
    throw new AppError(String(error).includes('pixel limit') ? 'too_large' : 'unsupported_media')
  }
}

/** Whether the time ran out for want of a processor and not for what is in the file: then it may be tried again. */
function wasStarved(begun: NodeJS.CpuUsage): boolean {
  const { user, system } = process.cpuUsage(begun)
  return user + system < (SECONDS * 1_000_000) / 2
}
