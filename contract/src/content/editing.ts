import { z } from 'zod'
import { Id, pageOf, PageQuery, Timestamp, Version } from '../common.ts'
import { ContentState, ContentType, Slug } from './content-types.ts'
import { Language } from '../languages.ts'
import { Video, Picture, Sound } from './media-library.ts'
import { ShownText } from './rich-text.ts'
import { ASKED_AS } from './test-lists.ts'

/*
 * Calls, all under /api/v1/staff/content/{type}/ for editors and supervisors:
 *   GET            ContentQuery -> ContentPage          POST           NewContentBody -> 201 ContentOne
 *   GET {id}/      -> ContentOne                        PUT {id}/      SaveContentBody -> ContentOne
 *   DELETE {id}/   -> 204; a draft the public never saw
 *   POST {id}/review/  {id}/return/  {id}/archive/      -> ContentOne
 *   POST {id}/publish/ PublishBody -> ContentOne        POST {id}/restore/ RestoreBody -> ContentOne
 *   GET {id}/versions/ -> ContentVersions               GET {id}/versions/{n}/ -> ContentVersionOne
 *   GET {id}/used-in/  -> UsedIn                        POST {id}/preview/ PreviewBody -> PreviewLink
 *   PUT order/     OrderBody -> 204                     POST bulk/     BulkBody -> BulkDone
 * What the link leads to is read by anyone who has it: GET /api/v1/preview/{token}/ -> Preview.
 */

/** How much of the texts stands in each language, in percent. */
const Completeness = z.strictObject({ uz: z.int(), ru: z.int(), en: z.int() })

/** In each language; empty where nobody has written one yet. */
const Titles = z.strictObject({ uz: z.string(), ru: z.string(), en: z.string() })

/** One row of an editor's list. */
export const ContentRow = z.strictObject({
  id: Id,
  type: ContentType,
  slug: Slug,
  state: ContentState,
  position: z.int(),
  titles: Titles,
  completeness: Completeness,
  version: z.int(),
  /** The version the public sees; null: none. */
  live_version: z.int().nullable(),
  /** A text on which somebody's safety may hang: never published by the one who wrote it. */
  safety: z.boolean(),
  sample: z.boolean(),
  publish_at: Timestamp.nullable(),
  archive_at: Timestamp.nullable(),
  /** Alias of whoever wrote the newest version. */
  author: z.string(),
  updated_at: Timestamp,
  /** What the caller may do with it now. */
  can: z.array(z.enum(['edit', 'review', 'return', 'publish', 'archive', 'restore'])),
})
export type ContentRow = z.infer<typeof ContentRow>

/** Facts and texts as CONTENT of content-types.ts describes them for the type; each language's texts may be empty. */
const working = {
  facts: z.record(z.string(), z.unknown()),
  texts: z.strictObject({
    uz: z.record(z.string(), z.unknown()),
    ru: z.record(z.string(), z.unknown()),
    en: z.record(z.string(), z.unknown()),
  }),
}
export const ContentOne = ContentRow.extend(working)
export type ContentOne = z.infer<typeof ContentOne>
export const ContentPage = pageOf(ContentRow)
export type ContentPage = z.infer<typeof ContentPage>

export const ContentQuery = PageQuery.extend({
  state: ContentState.optional(),
  /** A part of a title in any language and script. */
  search: z.string().max(100).optional(),
  /** Only those a course, a category … holds. */
  parent: Id.optional(),
})

/** `safety` of places, questions' answers and pages is always true, whatever is sent. */
export const NewContentBody = z.strictObject({ slug: Slug, safety: z.boolean().default(false), ...working })
/** `version` is the one the editor began with: another's change in between answers `changed_meanwhile`. */
export const SaveContentBody = z.strictObject({ version: Version, slug: Slug, safety: z.boolean(), ...working })
/**
 * Without times: now, and for good. `version` is the one that was read: when there is a newer one, `changed_meanwhile`. Until
 * its time a content stays in review with `publish_at` set; `return` takes it back.
 */
export const PublishBody = z.strictObject({
  version: Version.optional(),
  publish_at: Timestamp.nullable().default(null),
  archive_at: Timestamp.nullable().default(null),
})
export const OrderBody = z.strictObject({ ids: z.array(Id).min(1).max(200) })
export const BulkBody = z.strictObject({
  ids: z.array(Id).min(1).max(100),
  action: z.enum(['review', 'publish', 'archive', 'return']),
})
export const BulkDone = z.strictObject({ done: z.array(Id), refused: z.array(z.strictObject({ id: Id, code: z.string() })) })
export type BulkDone = z.infer<typeof BulkDone>

const ContentVersion = z.strictObject({ version: z.int(), author: z.string(), created_at: Timestamp, live: z.boolean() })
export const ContentVersions = z.array(ContentVersion)
export type ContentVersions = z.infer<typeof ContentVersions>
export const ContentVersionOne = ContentVersion.extend(working)
export type ContentVersionOne = z.infer<typeof ContentVersionOne>
export const RestoreBody = z.strictObject({ version: Version })

/** What refers to a content or to a medium. */
export const UsedIn = z.array(z.strictObject({ id: Id, type: ContentType, titles: Titles, state: ContentState }))
export type UsedIn = z.infer<typeof UsedIn>

export const PreviewBody = z.strictObject({ lang: Language })
/** A link to a look as the public would have it, for ten minutes. */
export const PreviewLink = z.strictObject({ path: z.string() })
export type PreviewLink = z.infer<typeof PreviewLink>
export const Preview = z.strictObject({
  type: ContentType,
  lang: Language,
  title: z.string(),
  summary: z.string(),
  cover: Picture.nullable(),
  /** What a lesson is to be heard or seen by, and its words. */
  sound: Sound.nullable(),
  video: Video.nullable(),
  transcript: z.string(),
  body: ShownText,
  /** Of a test or questionnaire, as people meet them: whoever has the link sees nothing of what is right or counts. */
  questions: z.array(z.strictObject({ asked_as: z.enum(ASKED_AS), text: z.string(), options: z.array(z.string()) })),
})
export type Preview = z.infer<typeof Preview>
