/** In pixels. */
export type PictureSize = { width: number; height: number }
/** How large a picture is kept: its longer side, unless the other one would become narrower than `narrow` by it. */
export type MostSize = { longer: number; narrow: number }

/** In a chat. A letter that was photographed can be read, and a screenshot of a whole conversation at the width of a phone. */
export const CHAT_PICTURE: MostSize = { longer: 1_600, narrow: 720 }
/** Narrower than this, the letters of a screenshot run together. */
const LEAST_READABLE_PX = 480
/** WebP knows no longer side. */
const MOST_SIDE_PX = 16_383
/** Of the longer side to the other, in what is shown small. */
const MOST_LENGTH = 2.25

/** The size a picture is made smaller to; never larger than it is. */
export function fittedSize({ width, height }: PictureSize, { longer, narrow }: MostSize): PictureSize {
  const more = Math.max(width, height)
  const wanted = Math.max(longer / more, narrow / Math.min(width, height))
  const scale = Math.min(1, wanted, MOST_SIDE_PX / more)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Was it so long that making it smaller took its letters? */
export const isHardToRead = (original: PictureSize, made: PictureSize): boolean =>
  Math.min(made.width, made.height) < Math.min(LEAST_READABLE_PX, original.width, original.height)

/** What of a picture is shown small: of a long one its beginning, or it would be a line. */
export const beginningOf = ({ width, height }: PictureSize): PictureSize => ({
  width: Math.round(Math.min(width, height * MOST_LENGTH)),
  height: Math.round(Math.min(height, width * MOST_LENGTH)),
})

/** So long that it is looked at by scrolling, not as a whole. */
export const isLong = ({ width, height }: PictureSize): boolean => Math.max(width, height) > MOST_LENGTH * Math.min(width, height)
