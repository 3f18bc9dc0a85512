/* Lists and lengths the console shows; apart from the schemas so that a browser gets them without zod. */

/** What a phrase of our lists can be about; what it means in a text, a person decides. */
export const HINT_TOPICS = [
  'self_harm',
  'violence',
  'sexual',
  'running_away',
  'danger',
  'weapons_drugs',
  'stranger',
  'marriage',
  'sold',
  'hunger',
  'pregnancy',
  'shame_debt',
] as const
export type HintTopic = (typeof HINT_TOPICS)[number]

/** Code points after NFC and trim. */
export const DESK_LENGTHS = {
  note: 4_000,
  reason_min: 10,
  reason: 500,
  tag: 40,
  handover: 1_000,
  promises: 10,
  word: 300,
} as const

/** A phone that was asked for stands on the screen for so long. */
export const REVEAL_SECONDS = 60
/** A transfer nobody answered is over then, and the chat stays where it is. */
export const OFFER_MINUTES = 10
/** The longest a person may be kept from writing by one decision. */
export const BLOCK_DAYS = 30
