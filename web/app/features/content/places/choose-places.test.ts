import type { Place } from '@himoya/contract/content/places'
import { describe, expect, it } from 'vitest'
import { choosePlaces, countRegions, type PlaceFilter } from './choose-places.ts'
import { tilesIn } from './map-tiles.ts'

const place = (slug: string, facts: Partial<Place>): Place => ({
  id: slug,
  slug,
  lang: 'uz',
  kind: 'inson',
  region: 'UZ-TK',
  title: slug,
  summary: '',
  address: '',
  lat: null,
  lng: null,
  phones: [],
  phones_hidden: 0,
  hours: null,
  day_and_night: false,
  free: false,
  child_alone: false,
  accessible: false,
  website: null,
  sample: false,
  updated_at: '2026-11-01T00:00:00.000Z',
  ...facts,
})
const PLACES = [
  place('shelter', { kind: 'shelter', address: null, day_and_night: true, child_alone: true }),
  place('far', { region: 'UZ-SA', lat: 39.65, lng: 66.96, free: true }),
  place('near', { lat: 41.31, lng: 69.28, free: true, accessible: true }),
]
const ANY: PlaceFilter = {
  region: null,
  kind: null,
  you: null,
  open_now: false,
  free: false,
  child_alone: false,
  accessible: false,
}
const slugs = (filter: Partial<PlaceFilter>) => choosePlaces(PLACES, { ...ANY, ...filter }, 0).map((chosen) => chosen.place.slug)

describe('the list of places', () => {
  it('is narrowed by each filter, and by all together', () => {
    expect(slugs({})).toEqual(['shelter', 'far', 'near'])
    expect(slugs({ free: true })).toEqual(['far', 'near'])
    expect(slugs({ free: true, accessible: true })).toEqual(['near'])
    expect(slugs({ open_now: true })).toEqual(['shelter'])
    expect(slugs({ kind: 'shelter' })).toEqual(['shelter'])
    expect(slugs({ region: 'UZ-SA' })).toEqual(['far'])
    expect(slugs({ region: 'UZ-SA', child_alone: true })).toEqual([])
  })

  it('counts of each region what fits, whichever is chosen', () => {
    expect(countRegions(PLACES, ANY, 0)).toEqual({ 'UZ-TK': 2, 'UZ-SA': 1 })
    expect(countRegions(PLACES, { ...ANY, region: 'UZ-SA', accessible: true }, 0)).toEqual({ 'UZ-TK': 1 })
  })

  it('puts the nearest first, of the country or of the region, and tells no distance of a shelter', () => {
    expect(slugs({ region: 'UZ-TK', you: { lat: 39.65, lng: 66.96 } })).toEqual(['near', 'shelter'])
    const chosen = choosePlaces(PLACES, { ...ANY, you: { lat: 41.3, lng: 69.27 } }, 0)
    expect(chosen.map(({ place: { slug } }) => slug)).toEqual(['near', 'far', 'shelter'])
    expect(chosen[0]!.distance).toBeCloseTo(1.39, 1)
    expect(chosen[1]!.distance).toBeCloseTo(269, -1)
    expect(chosen[2]!.distance).toBeNull()
  })

  it('street tiles cover the frame without a gap, and are few', () => {
    const tiles = tilesIn([760, 310, 30, 25], 'https://tiles.example/{z}/{x}/{y}.png')
    expect(tiles.length).toBeGreaterThan(3)
    expect(tiles.length).toBeLessThan(60)
    expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(760)
    expect(Math.max(...tiles.map(({ x, width }) => x + width))).toBeGreaterThanOrEqual(790)
    expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(310)
    expect(Math.max(...tiles.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(335)
    expect(tiles[0]!.href).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/)
  })
})
