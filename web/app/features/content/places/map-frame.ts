import type { Place } from '@himoya/contract/content/places'
import { type Box, COUNTRY, onDrawing, REGION_SHAPES } from '../../../art/regions.ts'

type RegionCode = Place['region']
/** `number` is that of its row in the list; null where the page is about this place alone. */
export type Pin = { number: number | null; x: number; y: number }

/** Proportions of the map on the screen. */
const RATIO = 0.82
const SMALLEST = 24
const AIR = 1.35
/** Pins stand above their points. */
const LIFT = 0.05

/** Where the places of a list stand on the drawing, by their numbers; `first` is the number of the first, null where there is no list. */
export function pinsOf(places: readonly Place[], first: number | null): Pin[] {
  return places.flatMap(({ lat, lng }, index) => {
    if (lat === null || lng === null) return []
    const [x, y] = onDrawing({ lat, lng })
    return [{ number: first === null ? null : first + index, x, y }]
  })
}

/** The part of the drawing with a region, its pins, and some air around them. */
export function frameOfRegion(code: RegionCode, pins: readonly Pin[]): Box {
  const [left, top, width, height] = REGION_SHAPES[code].box
  const [xs, ys] = [pins.map(({ x }) => x), pins.map(({ y }) => y)]
  return frameAround(Math.min(left, ...xs), Math.min(top, ...ys), Math.max(left + width, ...xs), Math.max(top + height, ...ys))
}

/** The part of the drawing with these points; the whole country where there are none. */
export function frameOfPoints(points: readonly (readonly [x: number, y: number])[]): Box {
  if (points.length === 0) return COUNTRY
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return frameAround(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
}

function frameAround(left: number, top: number, right: number, bottom: number): Box {
  const width = Math.max((right - left) * AIR, ((bottom - top) * AIR) / RATIO, SMALLEST)
  const height = width * RATIO
  const round = (value: number): number => Math.round(value * 10) / 10
  return [round((left + right - width) / 2), round((top + bottom - height) / 2 - height * LIFT), round(width), round(height)]
}

/** Larger (`by` above 1) or smaller; `about` stays where it is. */
export function zoomed([left, top, width, height]: Box, by: number, about?: readonly [x: number, y: number]): Box {
  const [x, y] = about ?? [left + width / 2, top + height / 2]
  return [x - (x - left) / by, y - (y - top) / by, width / by, height / by]
}

/** Regions of which any part may be in the frame. */
export function regionsIn([left, top, width, height]: Box): RegionCode[] {
  return (Object.keys(REGION_SHAPES) as RegionCode[]).filter((code) => {
    const [x, y, wide, high] = REGION_SHAPES[code].box
    return x < left + width && x + wide > left && y < top + height && y + high > top
  })
}
