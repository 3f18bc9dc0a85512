import { type Box, degreesAt, onDrawing } from '../../../art/regions.ts'

export type Tile = { href: string; x: number; y: number; width: number; height: number }

/** Tiles across the frame. */
const ACROSS = 4
const MOST_ZOOM = 17

/** Street tiles (Web Mercator) under a part of the drawing; each is stretched to its own degrees, which nobody sees. */
export function tilesIn([left, top, width, height]: Box, url: string): Tile[] {
  const [start, end] = [degreesAt([left, top]), degreesAt([left + width, top + height])]
  const zoom = Math.min(MOST_ZOOM, Math.max(0, Math.round(Math.log2((360 / (end.lng - start.lng)) * ACROSS))))
  const count = 2 ** zoom
  const column = (lng: number): number => Math.floor(((lng + 180) / 360) * count)
  const row = (lat: number): number => Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * count)
  const corner = (x: number, y: number): [number, number] =>
    onDrawing({ lng: (x / count) * 360 - 180, lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / count))) * 180) / Math.PI })
  const tiles: Tile[] = []
  for (let x = column(start.lng); x <= column(end.lng); x++) {
    for (let y = row(start.lat); y <= row(end.lat); y++) {
      const [near, far] = [corner(x, y), corner(x + 1, y + 1)]
      const href = url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))
      tiles.push({ href, x: near[0], y: near[1], width: far[0] - near[0], height: far[1] - near[1] })
    }
  }
  return tiles
}
