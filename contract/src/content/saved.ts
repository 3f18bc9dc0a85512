import { z } from 'zod'
import { Id, pageOf, PageQuery, Timestamp } from '../common.ts'
import { SAVED_TYPES } from './content-lists.ts'
import { Language } from '../languages.ts'

export const SavedType = z.enum(SAVED_TYPES)
export type SavedType = z.infer<typeof SavedType>

/** What is kept: a kind and the id of the thing. */
export const SavedRef = z.strictObject({ type: SavedType, object_id: Id })
export type SavedRef = z.infer<typeof SavedRef>

/** The thing as a list shows it; `path` is its page after the language. */
export const SavedObject = z.strictObject({ lang: Language, title: z.string(), summary: z.string(), path: z.string() })
export type SavedObject = z.infer<typeof SavedObject>

/** `object` is null once the thing is no longer published. */
export const ShownRef = SavedRef.extend({ object: SavedObject.nullable() })
export type ShownRef = z.infer<typeof ShownRef>

export const SavedItem = ShownRef.extend({ id: Id, created_at: Timestamp })
export type SavedItem = z.infer<typeof SavedItem>
export const SavedPage = pageOf(SavedItem)
export type SavedPage = z.infer<typeof SavedPage>
export const SavedQuery = PageQuery.extend({ type: SavedType.optional() })

/** In a body, never in an address: what somebody keeps is nobody's business. */
export const SavedRefs = z.strictObject({ items: z.array(SavedRef).min(1).max(100) })
export const ShownRefs = z.array(ShownRef)

/** Which of the things of a page are kept already. */
export const SavedMark = SavedRef.extend({ id: Id })
export type SavedMark = z.infer<typeof SavedMark>
export const SavedRows = z.array(SavedMark)

/** `left_out`: those that are gone, or for which there was no room. */
export const MergedSaved = z.strictObject({ added: z.int(), left_out: z.int() })
export type MergedSaved = z.infer<typeof MergedSaved>
