import { SIZES } from '@himoya/contract/limits'
import { beginningOf, CHAT_PICTURE, fittedSize, type MostSize, type PictureSize } from '@himoya/contract/picture-size'
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { AppError } from '../core/errors.ts'
import { imageLibrary } from './image-library.ts'
import { isInOnePass } from './jpeg-passes.ts'

/** What is taken, by content. HEVC pictures (HEIC) cannot be decoded here; phones send JPEG when asked for these. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const HEVC = /^image\/hei[cf]/
const MOST_PIXELS = 40_000_000
/** Of a JPEG as cameras write it, whose decoder leaves out what is too fine: 108 megapixels take 150 MB (others all they have). */
const MOST_PHOTO_PIXELS = 220_000_000
const SECONDS = 10
const AVATAR_PX = 384
const PREVIEW_PX = 320
const PREVIEW_BYTES = 12 * 1024
const PREVIEW_QUALITIES = [60, 40, 25, 12]
const BLUR_PX = 12
/** Of a picture's colours, 0 to 255: their standard deviation. */
const LEAST_CONTRAST = 4
/** The given default of the seed, section 9. */
const QUALITY = 75
/** Under way and waiting in the whole process; each takes a fraction of a second. */
const MOST_AT_ONCE = 16

type Takes = {
  most_bytes: number
  /** Photographs of more than 40 megapixels too. */
  large_photos: boolean
  /** As far as it can be decoded; else one that is damaged is refused. */
  damaged: boolean
}
const ORDINARY: Takes = { most_bytes: SIZES.image, large_photos: false, damaged: false }

/**
 * A picture somebody uploaded, made into an avatar: a square WebP of 384 px, turned upright, without any metadata.
 * What leaves here was encoded by us, so nothing that hid in the file is left. Throws `unsupported_media` for what is
 * no picture (whatever it calls itself), `heic_unsupported`, `file_damaged` for one that was cut or changed, `too_large` over 10 MB
 * or 40 megapixels, `overloaded` when too many wait.
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
  /** It came damaged: a part of it is missing, or is not as it was. */
  is_incomplete?: true
}

type Wanted = Partial<Omit<Takes, 'damaged'>> & { most?: MostSize }

/**
 * A picture for a chat, or as large as said: all that there is of it. The first frame of one that moves. Throws as `cleanAvatar`;
 * `file_damaged` only when there is nothing to be seen.
 */
export async function cleanPicture(bytes: Buffer, { most = CHAT_PICTURE, ...takes }: Wanted = {}): Promise<CleanPicture> {
  try {
    return await pictureOf(bytes, most, { ...ORDINARY, ...takes })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'file_damaged')) throw error
  }
  const shown = await pictureOf(bytes, most, { ...ORDINARY, ...takes, damaged: true })
  if (await isBlank(shown.preview)) throw new AppError('file_damaged')
  return { ...shown, is_incomplete: true }
}

/** Less than a hundredth of it came: the rest is one colour, which the decoder fills in. */
async function isBlank(preview: Buffer): Promise<boolean> {
  const sharp = await imageLibrary()
  const { channels } = await sharp(preview).stats()
  return channels.every(({ stdev }) => stdev < LEAST_CONTRAST)
}

function pictureOf(bytes: Buffer, most: MostSize, takes: Takes): Promise<CleanPicture> {
  const make = async (upright: Sharp): Promise<CleanPicture> => {
    // At once, or a crowd would pass the count.
    const measured = upright.metadata()
    const sharp = await imageLibrary()
    const { autoOrient: size } = await measured
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
  }
  return encodeUpright(bytes, make, takes)
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
export async function encodeUpright<T>(
  bytes: Buffer,
  make: (upright: Sharp) => Promise<T>,
  { most_bytes, large_photos, damaged }: Takes = ORDINARY,
): Promise<T> {
  if (bytes.length > most_bytes) throw new AppError('too_large')
  const type = await fileTypeFromBuffer(bytes)
  if (type && HEVC.test(type.mime)) throw new AppError('heic_unsupported')
  if (!type || !TYPES.has(type.mime)) throw new AppError('unsupported_media')
  const sharp = await imageLibrary()
  const most_pixels = large_photos && type.mime === 'image/jpeg' && isInOnePass(bytes) ? MOST_PHOTO_PIXELS : MOST_PIXELS
  // Counted and begun in one step, so that a crowd cannot pass the count together.
  const { process: running, queue } = sharp.counters()
  if (running + queue >= MOST_AT_ONCE) throw new AppError('overloaded')
  const begun = process.cpuUsage()
  try {
    const upright = sharp(bytes, { limitInputPixels: most_pixels, failOn: damaged ? 'none' : 'error', pages: 1 }).autoOrient()
    return await make(upright.timeout({ seconds: SECONDS }))
  } catch (error) {
    const words = String(error)
    if (words.includes('timeout')) throw new AppError(wasStarved(begun) ? 'overloaded' : 'unsupported_media')
    // The decoder's words describe the file, which is the person's; that it is damaged is all we say.
    throw new AppError(words.includes('pixel limit') ? 'too_large' : 'file_damaged')
  }
}

/** Whether the time ran out for want of a processor and not for what is in the file: then it may be tried again. */
function wasStarved(begun: NodeJS.CpuUsage): boolean {
  const { user, system } = process.cpuUsage(begun)
  return user + system < (SECONDS * 1_000_000) / 2
}
