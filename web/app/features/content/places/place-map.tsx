import type { Language } from '@himoya/contract/languages'
import { type Box, REGION_SHAPES } from '../../../art/regions.ts'
import { type Pin, regionsIn } from './map-frame.ts'
import type { Tile } from './map-tiles.ts'
import { pathOfRegion, pressed, type PressRegion, type RegionCode, type RegionCounts } from './region-choice.tsx'

type Props = {
  frame: Box
  lang: Language
  pins: readonly Pin[]
  /** How many places each region has, where the whole country is shown; of the kept page the list beside it says so. */
  counts?: RegionCounts | undefined
  /** The region the list is about. */
  region?: RegionCode | undefined
  /** Where whoever looks is. */
  you?: readonly [x: number, y: number] | undefined
  /** Streets, where an operator has a source of them. */
  tiles?: readonly Tile[]
  onPress?: PressRegion
}

/** Keyboards have the list of regions beside it (region-choice.tsx). */
const BY_POINTER = { tabIndex: -1 }

/** A drop with its tip at 0, 0 and a width of 2. */
const DROP = 'M0 0C-.5-.6-1-1-1-1.7a1 1 0 0 1 2 0C1-1 .5-.6 0 0z'

/**
 * The country drawn by ourselves: no tile, no request. It shows again what the list and the choice of regions say, so that
 * readers of the screen and keyboards pass it by.
 */
export function PlaceMap({ frame, lang, pins, counts, region, you, tiles, onPress }: Props) {
  const unit = frame[2] / 30
  return (
    <svg
      className={tiles?.length ? 'map map-tiled' : 'map'}
      viewBox={frame.join(' ')}
      strokeWidth={tenth(unit / 14)}
      aria-hidden="true"
    >
      {tiles?.map((tile) => (
        <image key={tile.href} {...tile} preserveAspectRatio="none" />
      ))}
      {regionsIn(frame).map((code) => (
        <a key={code} href={pathOfRegion(lang, code)} {...BY_POINTER} onClick={onPress && pressed(code, onPress)}>
          <path className={code === region ? 'map-here' : undefined} d={REGION_SHAPES[code].d} />
        </a>
      ))}
      {counts &&
        regionsIn(frame).map((code) => {
          const [x, y] = REGION_SHAPES[code].middle
          return (
            <text key={`${code} ${counts[code]}`} x={x} y={y} fontSize={tenth(unit * 0.75)}>
              {counts[code]}
            </text>
          )
        })}
      {pins.map(({ number, x, y }) => (
        <MapPin key={number} number={number} at={`translate(${tenth(x)} ${tenth(y)}) scale(${tenth(unit)})`} />
      ))}
      {you && <circle className="map-you" cx={you[0]} cy={you[1]} r={unit / 2} strokeWidth={unit / 6} />}
    </svg>
  )
}

/** A pin with a number leads to its place in the list; the one of a place's own page has none, and leads nowhere. */
function MapPin({ number, at }: { number: number | null; at: string }) {
  if (number === null) return <path className="map-pin" d={DROP} transform={at} />
  return (
    <a href={`#place-${number}`} {...BY_POINTER}>
      <g transform={at}>
        <path className="map-pin" d={DROP} />
        <text y="-1.35" fontSize="1">
          {number}
        </text>
      </g>
    </a>
  )
}

const tenth = (value: number): number => Math.round(value * 10) / 10
