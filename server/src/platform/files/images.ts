import { SIZES } from '@himoya/contract/limits'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError } from '../http/errors.ts'

/** What is taken, by content. HEVC pictures (HEIC) cannot be decoded here; phones send JPEG when asked for these. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const MOST_PIXELS = 40_000_000
const SECONDS = 10
const AVATAR_PX = 384
/** The given default of the seed, section 9. */
const QUALITY = 75
/** Under way and waiting in the whole process; each takes a fraction of a second. */
const MOST_AT_ONCE = 16

// One thread each: uploads must not take the processor from the chat.
sharp.concurrency(1)
sharp.cache(false)

/**
 * A picture somebody uploaded, made into an avatar: a square WebP of 384 px, turned upright, without any metadata.
 * What leaves here was encoded by us, so nothing that hid in the file is left. Throws `unsupported_media` for what is
 * no picture (whatever it calls itself), `too_large` over 10 MB or 40 megapixels, `overloaded` when too many wait.
 */
export async function cleanAvatar(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > SIZES.image) throw new AppError('too_large')
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !TYPES.has(type.mime)) throw new AppError('unsupported_media')
  // Counted and begun in one step, so that a crowd cannot pass the count together.
  const { process: running, queue } = sharp.counters()
  if (running + queue >= MOST_AT_ONCE) throw new AppError('overloaded')
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(AVATAR_PX, AVATAR_PX, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer()
  } catch (error) {
    // The decoder's words describe the file, which is the person's; that it is broken is all we say.
    throw new AppError(String(error).includes('pixel limit') ? 'too_large' : 'unsupported_media')
  }
}
