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
    d: 'M352 161l10 13 16 7-34 64-1 18 8 15-15 11 25 34 17 24-13 7-5 0-17-22-24-8-11 6-42-38-5-13-9-3-9 10-13-6 6-19-9-8-27 0-10-5-7-14-13 0-16-18-7 10-15-3-7 5 11 7 4 11-22-8-9 23-27 3-25 23 0 17 6 18 6 4-9 8-12-3-48-2 0-285 82-25 67-19 3 1 143 90 7 17 48 52z',
    box: [0, 0, 378, 354],
    middle: [170, 150],
  },
  'UZ-XO': {
    slug: 'xorazm',
    d: 'M365 354l12 16-15 22-8-15-5-24-18-18-13-4-9 11-25-8-26 2-18-12 4-16-6-10 11-6-6-6 9-10 9 3 5 13 42 38 11-6 24 8 17 22z',
    box: [238, 276, 139, 116],
    middle: [270, 312],
  },
  'UZ-BU': {
    slug: 'buxoro',
    d: 'M534 473l-18 18 2 6-20 8-9 9-15-2-24-18-13-16-52-38-8-9-6-34-9-5 15-22-12-16 13-7-17-24 26-7 21 32 14 5 37 20 7-14 11 11 16 2 3-9 18-3 3 12 9 4 21 0-14 29-16-1 3 14-18 21 5 8 18 8z',
    box: [361, 316, 186, 198],
    middle: [451, 418],
  },
  'UZ-NW': {
    slug: 'navoiy',
    d: 'M628 342l-9 5 1 11 10 13-10 22-7-10-15 2-3 24-6 19-12 2-21-10-5 19-18 3 7 29-6 2-9-18-18-8-5-8 18-21-3-14 16 1 14-29-21 0-9-4-3-12-18 3-3 9-16-2-11-11-7 14-37-20-14-5-21-32-26 7-25-34 15-11-8-15 1-18 34-64-16-7-10-13 69-11 71 6 25-13 6 2 18 21 15 10 16 32 18-9-5 77 28 1 2 19 9 42z',
    box: [336, 143, 294, 330],
    middle: [488, 278],
  },
  'UZ-SA': {
    slug: 'samarqand',
    d: 'M620 393l15 2 3 31 8 6 23 4-10 27 8 8-4 16-27-2-12-9-11 7-7-5-17 6-20-18-4 6-25-1-7-29 18-3 5-19 21 10 12-2 6-19 3-24 15-2z',
    box: [533, 383, 136, 104],
    middle: [607, 445],
  },
  'UZ-QA': {
    slug: 'qashqadaryo',
    d: 'M663 487l-1 5 19 9 0 8-9 3 3 15-8 3-16 18-2 8-13 10-15 23-44-23-16 2-37-29-20-10-15-15 9-9 20-8-2-6 18-18 6-2 25 1 4-6 20 18 17-6 7 5 11-7 12 9z',
    box: [489, 466, 192, 123],
    middle: [589, 522],
  },
  'UZ-SU': {
    slug: 'surxondaryo',
    d: 'M621 589l15-23 13-10 2-8 16-18 8-3-3-15 9-3 24 1 5 9-6 7-1 19 18 28-7 18-25 37-3 19-15-4-15 6-14-14-28 1 0-32z',
    box: [614, 509, 107, 140],
    middle: [669, 585],
  },
  'UZ-JI': {
    slug: 'jizzax',
    d: 'M716 380l-10 27 2 7 31-4-1 7 3 6-4 20-7 24-10 1-34-7-19 10-8-8 10-27-23-4-8-6-3-31-15-2 10-22-10-13-1-11 9-5 69-4 10 21-7 10z',
    box: [619, 338, 122, 133],
    middle: [679, 402],
  },
  'UZ-SI': {
    slug: 'sirdaryo',
    d: 'M737 443l4-20 13-3-8 12 5 7zM763 415l-25 2 1-7-31 4-2-7 10-27 19 5-2-24 5-3 27 27z',
    box: [706, 358, 59, 59],
    middle: [737, 392],
  },
  'UZ-TO': {
    slug: 'toshkent-viloyati',
    d: 'M844 322l-4 7 3 24-10 10-34 20-15-14-14 20 6 14-1 13-12-1 2-30-27-27 23-21 0-13 34-22 17-3 31-30 9 5 7-13 17-7 14 7-25 20-16 9-6 9-17 10zM766.5 332.1l1-0.6 0.5 1.9 2.9 3 1.7 0.5 1.9-2.4 2.9-2.7 2.2-1.1-0.2-1.4-1.4-1.3 0.9-1.6-0.2-1.2-2.1-1.4-1.8-0.2-1.4-1-2 0-3.1 3.1-0.4 2.5z',
    box: [738, 254, 152, 162],
    middle: [830, 350],
  },
  'UZ-NG': {
    slug: 'namangan',
    d: 'M944 353l-1 8-31 1-3 9-17 12-21-12-10 7-18-25-3-24 4-7 13-4 4 17 24 10 13 0 1-17 6 3 10-19 9 15 2 12 17 2z',
    box: [840, 312, 104, 71],
    middle: [890, 352],
  },
  'UZ-FA': {
    slug: 'fargona',
    d: 'M885 428l2 12-12-2-3-14zM909 371l16 12 21 5 0 8-31 25-26-14-31 9-21-20 24-18 10-7 21 12z',
    box: [837, 371, 109, 50],
    middle: [892, 402],
  },
  'UZ-AN': {
    slug: 'andijon',
    d: 'M946 396l0-8-21-5-16-12 3-9 31-1 1-8 8-5 17 15 22 1 7 7-19 9-12 12-12-8 1 17z',
    box: [909, 348, 89, 53],
    middle: [956, 376],
  },
  'UZ-TK': {
    slug: 'toshkent-shahri',
    d: 'M766.5 332.1l1.4-3.9 0.4-2.5 3.1-3.1 2 0 1.4 1 1.8 0.2 2.1 1.4 0.2 1.2-0.9 1.6 1.4 1.3 0.2 1.4-2.2 1.1-2.9 2.7-1.9 2.4-1.7-0.5-2.9-3-0.5-1.9z',
    box: [766.5, 322.6, 13.1, 14.3],
    middle: [773, 312],
  },
}
