import { z } from 'zod'
import { Id, pageOf, PageQuery, RegionCode, Timestamp } from '../common.ts'
import { PLACE_KINDS } from './content-lists.ts'
import { CheckedPhone, Slug, WeekHours } from './content-types.ts'
import { FIELD_CODES } from '../errors.ts'
import { Language } from '../languages.ts'
import { PHONE_STATES, PLACE_COLUMNS } from './place-lists.ts'
import { Href } from './rich-text.ts'

/** `true`: only those; `false`: only the others. */
const flag = z.enum(['true', 'false']).optional()

/** `41.31,69.24`: degrees north and east. */
const near = z
  .string()
  .max(50)
  .regex(/^-?\d{1,2}(?:\.\d{1,12})?,-?\d{1,3}(?:\.\d{1,12})?$/)
  .refine((point) => point.split(',').every((degrees, axis) => Math.abs(Number(degrees)) <= (axis === 0 ? 90 : 180)))

export const PlaceQuery = PageQuery.extend({
  kind: z.enum(PLACE_KINDS).optional(),
  region: RegionCode.optional(),
  open_now: flag,
  free: flag,
  child_alone: flag,
  accessible: flag,
  /** Sorts by distance. Our own pages count it in the browser and never send it. */
  near: near.optional(),
})
export type PlaceQuery = z.infer<typeof PlaceQuery>

/** A place of help. Of a shelter neither point nor address: where it stands is told to those who come, by people. */
export const Place = z.strictObject({
  id: Id,
  slug: Slug,
  lang: Language,
  kind: z.enum(PLACE_KINDS),
  region: RegionCode,
  title: z.string(),
  summary: z.string(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** Only those that answered when a person called them, not long ago. */
  phones: z.array(CheckedPhone),
  /** How many more there are that have to be checked first. */
  phones_hidden: z.int(),
  hours: WeekHours.nullable(),
  day_and_night: z.boolean(),
  free: z.boolean(),
  child_alone: z.boolean(),
  accessible: z.boolean(),
  website: Href.nullable(),
  sample: z.boolean(),
  updated_at: Timestamp,
})
export type Place = z.infer<typeof Place>
export const PlacePage = pageOf(Place)
export type PlacePage = z.infer<typeof PlacePage>

/** A number somebody has to call: shown to nobody, or soon not any more. */
export const PhoneTask = z.strictObject({
  place_id: Id,
  slug: Slug,
  title: z.string(),
  kind: z.enum(PLACE_KINDS),
  region: RegionCode,
  number: z.string(),
  state: z.enum(PHONE_STATES),
  verified_at: Timestamp.nullable(),
})
export type PhoneTask = z.infer<typeof PhoneTask>
export const PhoneTaskPage = pageOf(PhoneTask)
export type PhoneTaskPage = z.infer<typeof PhoneTaskPage>

/** What was heard when the number was called. */
export const PhoneCheckBody = z.strictObject({ number: CheckedPhone.shape.number, works: z.boolean() })

/** `try` only says what would happen. */
export const PlaceImportBody = z.strictObject({ csv: z.string().min(1).max(250_000), mode: z.enum(['try', 'write']) })

/** Rows are counted as a table program counts them: the first one has the names of the columns. */
export const PlaceImport = z.strictObject({
  rows: z.int(),
  /** Drafts that were made, or would be. */
  made: z.array(z.strictObject({ row: z.int(), slug: Slug })),
  changed: z.array(z.strictObject({ row: z.int(), slug: Slug })),
  same: z.int(),
  /** Of these nothing was written. */
  bad: z.array(
    z.strictObject({
      row: z.int(),
      column: z.enum(PLACE_COLUMNS).nullable(),
      code: z.enum([...FIELD_CODES, 'changed_meanwhile']),
    }),
  ),
})
export type PlaceImport = z.infer<typeof PlaceImport>

/** The table of all places, to be changed and imported again. */
export const PlaceExport = z.strictObject({ csv: z.string() })
export type PlaceExport = z.infer<typeof PlaceExport>
