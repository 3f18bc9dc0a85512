/** Why a number is to be called: never checked, silent when called, checked too long ago, soon too long ago. */
export const PHONE_STATES = ['never', 'failed', 'stale', 'due'] as const

/** A published number that stopped working is worse than none: a check holds half a year, and is asked for a month before. */
export const PHONE_CHECK_DAYS = 180
export const PHONE_DUE_DAYS = 30

/** Columns of the table of places, in the order they are written; a file may have them in any other. */
export const PLACE_COLUMNS = [
  'slug',
  'kind',
  'region',
  'title_uz',
  'title_ru',
  'title_en',
  'summary_uz',
  'summary_ru',
  'summary_en',
  'address_uz',
  'address_ru',
  'address_en',
  'lat',
  'lng',
  'phones',
  'hours',
  'day_and_night',
  'free',
  'child_alone',
  'accessible',
  'website',
] as const

/** "Did they help?" */
export const PLACE_ANSWERS = ['yes', 'little', 'no', 'not_gone'] as const
/** The few words beside it. */
export const PLACE_WORDS_LENGTH = 300
