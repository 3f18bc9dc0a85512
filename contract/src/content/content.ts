import { z } from 'zod'
import { Card } from '../chat/chat.ts'

/** A number to call in danger. It is content, checked by a person; a number whose check is stale is not shown. */
export const EmergencyNumber = z.strictObject({
  /** As it is dialled: digits only. */
  number: z.string().regex(/^\d{3,12}$/),
  /** What answers there, in the asked language. */
  label: z.string(),
})
export type EmergencyNumber = z.infer<typeof EmergencyNumber>

/** What a counsellor may send as a card, in the asked language. */
export const CardOffer = Card.extend({ id: z.string() })
export type CardOffer = z.infer<typeof CardOffer>
export const CardOffers = z.array(CardOffer)
export const SendCardBody = z.strictObject({ cid: z.uuid(), card_id: z.string().max(60) })
