import { z } from 'zod'
import { Id, INTEGER_MAX, pageOf, RegionCode, Timestamp } from '../common.ts'
import { PLACE_ANSWERS, PLACE_WORDS_LENGTH } from './place-lists.ts'

/* "Did they help?" at a place of help. No account is asked for or kept. */

const Answer = z.enum(PLACE_ANSWERS)

export const PlaceAnswerBody = z.strictObject({ answer: Answer })
export type PlaceAnswerBody = z.infer<typeof PlaceAnswerBody>
/** `id`: of chance, made for these words; sent again after a lost answer they are the same ones. */
export const PlaceWordsBody = z.strictObject({
  id: z.uuidv4(),
  answer: Answer,
  words: z.string().trim().min(1).max(PLACE_WORDS_LENGTH),
})
export type PlaceWordsBody = z.infer<typeof PlaceWordsBody>

/** At least so many; null: fewer than can be told. */
const atLeast = z.int().nullable()

/** How a place does, for the team. */
export const PlaceVoices = z.strictObject({
  place_id: Id,
  slug: z.string(),
  title: z.string(),
  region: RegionCode,
  answers: atLeast,
  of: z.strictObject({ yes: atLeast, little: atLeast, no: atLeast, not_gone: atLeast }),
  /** How many wrote something that can be read; null for whoever does not read it. */
  words: z.int().nullable(),
  /** Of this answer: the words of all days before it are counted. */
  day: z.iso.date(),
  looked_at: Timestamp.nullable(),
  /** Something came since somebody looked that asks for a look. */
  waits: z.boolean(),
})
export type PlaceVoices = z.infer<typeof PlaceVoices>
export const PlaceVoicesPage = pageOf(PlaceVoices)
export type PlaceVoicesPage = z.infer<typeof PlaceVoicesPage>

/** What stood in the list of whoever has looked: what came since they did not see. */
export const PlaceLookBody = z.strictObject({ no: z.int().min(0).max(INTEGER_MAX).nullable(), day: z.iso.date() })
export type PlaceLookBody = z.infer<typeof PlaceLookBody>

/** What somebody wrote, in no order. */
export const PlaceWords = z.strictObject({ answer: Answer, words: z.string() })
export type PlaceWords = z.infer<typeof PlaceWords>
export const PlaceWordsPage = pageOf(PlaceWords)
export type PlaceWordsPage = z.infer<typeof PlaceWordsPage>
