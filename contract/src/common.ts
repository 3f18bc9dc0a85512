import { z } from 'zod'
import { AGE_BANDS, AUDIENCES, REGION_CODES } from './people.ts'

/** Ids are UUID version 7, made in Node. */
export const Id = z.uuid()

/** The biggest number a column of the kind `integer` takes. */
export const INTEGER_MAX = 2_147_483_647

/** What a change was begun with; the first is 1. There is room for the next one. */
export const Version = z
  .int()
  .min(0)
  .max(INTEGER_MAX - 1)

/** ISO 8601 in UTC with milliseconds, the database's clock. Screens show it in Asia/Tashkent. */
export const Timestamp = z.iso.datetime()

export const RegionCode = z.enum(REGION_CODES)
export const AgeBand = z.enum(AGE_BANDS)
export const Audience = z.enum(AUDIENCES)
export type Audience = z.infer<typeof Audience>

/** An answer without a body (204). */
export const Empty = z.null()

/** The paged list of api.md; `next` and `previous` are relative URLs. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })

/** `page` from 1, `page_size` 1-100, default 20. */
export const PageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(INTEGER_MAX).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(20),
})
