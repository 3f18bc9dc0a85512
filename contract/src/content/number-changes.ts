import { z } from 'zod'
import { Id, Timestamp } from '../common.ts'

/* Calls for editors and supervisors: GET staff/number/ · POST staff/number/change/ · POST staff/number/change/{id}/confirm/ and /refuse/ */

const Digits = z.string().regex(/^\d{3,12}$/)
const Labels = z.strictObject({ uz: z.string().min(1).max(80), ru: z.string().min(1).max(80), en: z.string().min(1).max(80) })

/** What one person asks for; whoever asks to verify or to set a number has called it. */
export const NumberChangeBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('verify'), number: Digits }),
  /** A new number, or another label or place of one that is there. */
  z.strictObject({ kind: z.literal('set'), number: Digits, labels: Labels, position: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('remove'), number: Digits }),
])
export type NumberChangeBody = z.infer<typeof NumberChangeBody>

/** Who answered when the second person called; null where a number is taken away. */
export const NumberConfirmBody = z.strictObject({ answered: z.string().max(200).nullable() })
export type NumberConfirmBody = z.infer<typeof NumberConfirmBody>

/** A change that waits for the second person. */
export const NumberChange = z.strictObject({
  id: Id,
  kind: z.enum(['verify', 'set', 'remove']),
  number: Digits,
  /** Of a number that is set. */
  labels: Labels.nullable(),
  position: z.int().nullable(),
  /** Alias of whoever asked. */
  author: z.string(),
  created_at: Timestamp,
  /** May the caller be the second one? */
  can_confirm: z.boolean(),
})
export type NumberChange = z.infer<typeof NumberChange>

const CheckedNumber = z.strictObject({
  number: Digits,
  labels: Labels,
  position: z.int(),
  /** When two people last made sure that it answers; null: never. */
  verified_at: Timestamp.nullable(),
  /** Who answered the call that confirmed it; null: nobody has written it down. */
  answered: z.string().nullable(),
  /** Does the public see it? */
  shown: z.boolean(),
})

export const NumbersDesk = z.strictObject({ numbers: z.array(CheckedNumber), changes: z.array(NumberChange) })
export type NumbersDesk = z.infer<typeof NumbersDesk>
