import type { REGION_CODES } from '@himoya/contract/people'

/* Drawn after Natural Earth: regions.md. */

/** The upper left corner in degrees, and units of the drawing for a degree: in the ratio they have at the country's middle. */
const WEST = 55.9758
const NORTH = 45.5587
const EACH_LNG = 58.232
const EACH_LAT = 77.631

type Point = { lat: number; lng: number }

/** A point in degrees on the drawing, and back. */
export const onDrawing = ({ lat, lng }: Point): [x: number, y: number] => [(lng - WEST) * EACH_LNG, (NORTH - lat) * EACH_LAT]
export const degreesAt = ([x, y]: readonly [number, number]): Point => ({ lng: x / EACH_LNG + WEST, lat: NORTH - y / EACH_LAT })

export type Box = readonly [left: number, top: number, width: number, height: number]

/** The whole drawing. */
export const COUNTRY: Box = [0, 0, 1000, 650]

type RegionShape = {
  /** Last part of the address of its page. */
  slug: string
  /** Its outline as a path. */
  d: string
  /** Around its largest part. */
  box: Box
  /** Where its number stands. */
  middle: readonly [x: number, y: number]
}

/** The 14 divisions of the country; the smallest last, so that no other covers it. */
export const REGION_SHAPES: Readonly<Record<(typeof REGION_CODES)[number], RegionShape>> = {
  'UZ-QR': {
    slug: 'qoraqalpogiston',
    d: 'M352 161l26 20-34 64 7 33-15 11 25 34 17 24-13 7-22-22-24-8-11 6-56-54-9 10-13-6 6-19-9-8-27 0-17-19-13 0-16-18-7 10-22 2 15 18-22-8-9 23-27 3-25 23 3 47-60-5 0-285 82-25 70-18 143 90 7 17z',
    box: [0, 1, 378, 353],
    middle: [170, 150],
  },
  'UZ-XO': {
    slug: 'xorazm',
    d: 'M365 354l12 16-15 22-13-39-31-22-9 11-25-8-26 2-18-12 3-38 9-10 56 54 11-6 24 8z',
    box: [240, 276, 137, 116],
    middle: [270, 312],
  },
  'UZ-BU': {
    slug: 'buxoro',
    d: 'M534 473l-16 24-29 17-15-2-37-34-60-47-6-34-9-5 15-22-12-16 13-7-17-24 26-7 21 32 51 25 7-14 11 11 37-10 3 12 30 4-14 29-16-1 3 14-18 21 23 16z',
    box: [361, 316, 186, 198],
    middle: [451, 418],
  },
  'UZ-NW': {
    slug: 'navoiy',
    d: 'M628 342l-9 5 11 24-10 22-22-8-9 43-12 2-21-10-5 19-18 3 7 29-6 2-9-18-23-16 18-21-3-14 16 1 14-29-30-4-3-12-37 10-11-11-7 14-51-25-21-32-26 7-25-34 15-11-7-33 34-64-26-20 69-11 71 6 25-13 39 33 16 32 18-9-5 77 28 1 11 61z',
    box: [336, 143, 294, 330],
    middle: [488, 278],
  },
  'UZ-SA': {
    slug: 'samarqand',
    d: 'M620 393l15 2 3 31 31 10-10 27 8 8-4 16-27-2-12-9-35 8-20-18-29 5-7-29 18-3 5-19 21 10 12-2 9-43z',
    box: [533, 385, 136, 102],
    middle: [607, 445],
  },
  'UZ-QA': {
    slug: 'qashqadaryo',
    d: 'M663 487l18 22-6 18-39 39-15 23-44-23-16 2-72-54 29-17 16-24 6-2 29-5 20 18 35-8 12 9z',
    box: [489, 466, 192, 123],
    middle: [589, 522],
  },
  'UZ-SU': {
    slug: 'surxondaryo',
    d: 'M621 589l15-23 39-39 6-18 24 1-2 35 18 28-7 18-25 37-3 19-30 2-14-14-28 1 0-32z',
    box: [614, 509, 107, 140],
    middle: [669, 585],
  },
  'UZ-JI': {
    slug: 'jizzax',
    d: 'M716 380l-8 34 31-4-1 7 3 6-4 20-7 24-44-6-19 10-8-8 10-27-31-10-3-31-15-2 10-22-11-24 9-5 69-4 10 21-7 10z',
    box: [619, 338, 122, 133],
    middle: [679, 402],
  },
  'UZ-SI': {
    slug: 'sirdaryo',
    d: 'M737 443l4-20 13-3-3 19zM763 415l-25 2 1-7-31 4 8-34 19 5 3-27 27 27z',
    box: [708, 358, 57, 59],
    middle: [737, 392],
  },
  'UZ-TO': {
    slug: 'toshkent-viloyati',
    d: 'M844 322l-1 31-44 30-15-14-14 20 5 27-12-1 2-30-27-27 23-21 0-13 34-22 17-3 31-30 33-15 14 7-64 48zM767 332l4 4 2 1 5-5 2-1-2-3 1-3-5-3-2 0-3 3z',
    box: [738, 254, 152, 162],
    middle: [830, 350],
  },
  'UZ-NG': {
    slug: 'namangan',
    d: 'M944 353l-1 8-31 1-3 9-17 12-21-12-10 7-18-25 1-31 13-4 4 17 37 10 17-33 11 27 17 2z',
    box: [843, 312, 101, 71],
    middle: [890, 352],
  },
  'UZ-FA': {
    slug: 'fargona',
    d: 'M885 428l-10 10-3-14zM909 371l37 17 0 8-31 25-26-14-31 9-21-20 24-18 10-7 21 12z',
    box: [837, 371, 109, 50],
    middle: [892, 402],
  },
  'UZ-AN': {
    slug: 'andijon',
    d: 'M946 396l0-8-37-17 3-9 31-1 1-8 8-5 17 15 29 8-31 21-12-8z',
    box: [909, 348, 89, 48],
    middle: [956, 376],
  },
  'UZ-TK': {
    slug: 'toshkent-shahri',
    d: 'M766.5 332.1l1.8-6.4 3.1-3.1 2 0 5.3 2.6-0.7 2.8 1.6 2.7-2.2 1.1-4.8 5.1-1.7-0.5z',
    box: [766.5, 322.6, 13.1, 14.3],
    middle: [773, 312],
  },
}
