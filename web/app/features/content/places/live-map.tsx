import type { Language } from '@himoya/contract/languages'
import type { Region } from '@himoya/contract/content/site'
import { Minus, Plus } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { type Box, COUNTRY, onDrawing } from '../../../art/regions.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { Chosen, PlaceFilter } from './choose-places.ts'
import { frameOfPoints, frameOfRegion, pinsOf, zoomed } from './map-frame.ts'
import { tilesIn } from './map-tiles.ts'
import { PlaceMap } from './place-map.tsx'
import { type PressRegion, type RegionCounts, RegionLinks } from './region-choice.tsx'

/** Wider frames show how many there are in each region instead of pins on top of each other. */
const PINS_BELOW = 500
const NEAREST = 3

type Props = {
  chosen: readonly Chosen[]
  filter: PlaceFilter
  lang: Language
  tiles: string | null
  regions: readonly Region[]
  counts: RegionCounts
  onPress: PressRegion
}

/** The map of what the list shows. Streets come only from where the operator says, and only when somebody touched the page. */
export function LiveMap({ chosen, filter, lang, tiles, regions, counts, onPress }: Props) {
  const t = useTexts('places')
  const [nearer, setNearer] = useState({ region: filter.region, by: 1 })
  // another region is shown whole
  if (nearer.region !== filter.region) setNearer({ region: filter.region, by: 1 })
  const zoom = nearer.by
  const setZoom = (by: number): void => setNearer({ region: filter.region, by })
  const you = filter.you ? onDrawing(filter.you) : undefined
  const pins = pinsOf(
    chosen.map(({ place }) => place),
    1,
  )
  const frame = zoomed(frameFor(filter, you, pins), zoom, you ?? middleOf(pins))
  const far = frame[2] > PINS_BELOW
  return (
    <>
      <div className="map-frame">
        <PlaceMap
          frame={frame}
          lang={lang}
          pins={far ? [] : pins}
          counts={far ? counts : undefined}
          region={filter.region ?? undefined}
          you={you}
          tiles={tiles === null || far ? [] : tilesIn(frame, tiles)}
          onPress={onPress}
        />
        <div className="map-zoom">
          <button
            type="button"
            className="icon-btn"
            aria-label={t('zoom_in')}
            disabled={zoom > 60}
            onClick={() => setZoom(zoom * 1.6)}
          >
            <Icon of={Plus} />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label={t('zoom_out')}
            disabled={zoom <= 1}
            onClick={() => setZoom(zoom / 1.6)}
          >
            <Icon of={Minus} />
          </button>
        </div>
      </div>
      <RegionLinks {...{ lang, regions, counts, onPress }} region={filter.region} label={t('map_regions')} />
      <p className="meta">{t('map_note')}</p>
    </>
  )
}

/** What one wants to see nearer are the places; undefined where there are none. */
function middleOf(pins: ReturnType<typeof pinsOf>): [number, number] | undefined {
  if (pins.length === 0) return undefined
  const mean = (of: (pin: (typeof pins)[number]) => number): number => pins.reduce((sum, pin) => sum + of(pin), 0) / pins.length
  return [mean(({ x }) => x), mean(({ y }) => y)]
}

function frameFor({ region }: PlaceFilter, you: [number, number] | undefined, pins: ReturnType<typeof pinsOf>): Box {
  if (you) return frameOfPoints([you, ...pins.slice(0, NEAREST).map(({ x, y }): [number, number] => [x, y])])
  return region ? frameOfRegion(region, pins) : COUNTRY
}
