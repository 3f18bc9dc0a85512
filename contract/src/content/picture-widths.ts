/** Widths a picture is offered in, in pixels (seed section 9): for a thumbnail, and for a whole screen. */
const IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const
const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const

/** A wider picture is made this wide. */
export const MOST_WIDTH = 3_840

/** The widths a picture of `width` pixels is offered in, the smallest first: all that are not wider, and its own. */
export const offeredWidths = (width: number): number[] => [
  ...[...IMAGE_WIDTHS, ...DEVICE_WIDTHS].filter((one) => one < width),
  width,
]
