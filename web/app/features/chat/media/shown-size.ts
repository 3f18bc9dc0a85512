import { beginningOf } from '@himoya/contract/picture-size'

const WIDTH_PX = 240
const HEIGHT_PX = 260
/** So small a picture is still a target for a finger. */
const LEAST_PX = 48

/** How large a picture stands in its bubble: known before it is there. Of a long one its beginning is shown. */
export function shownSize({ width = WIDTH_PX, height = HEIGHT_PX }: { width?: number | undefined; height?: number | undefined }) {
  const shown = beginningOf({ width, height })
  const scale = Math.min(WIDTH_PX / shown.width, HEIGHT_PX / shown.height, 1)
  return {
    width: Math.max(LEAST_PX, Math.round(shown.width * scale)),
    height: Math.max(LEAST_PX, Math.round(shown.height * scale)),
  }
}
