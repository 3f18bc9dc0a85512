/* Lists that screens offer; apart from the schemas so that a browser gets them without zod. */

export const AGE_BANDS = ['7-10', '11-13', '14-17', '18+'] as const
export const AUDIENCES = ['child', 'teen', 'parent', 'teacher'] as const

/** Our own drawings for an avatar; the upload is the other way. */
export const DRAWN_AVATARS = [
  'fox',
  'hedgehog',
  'stork',
  'turtle',
  'camel',
  'lamb',
  'hoopoe',
  'fish',
  'squirrel',
  'cat',
  'owl',
  'butterfly',
] as const

/** Answers to "Are you safe now?", and to "Did it help?". */
export const SAFE_ANSWERS = ['yes', 'no', 'unsure'] as const
export const MOODS = ['good', 'so_so', 'bad'] as const

/** Wordings of the limits of confidentiality (`chat.secrecy` and its kin), the newest last; a change of words is a new version. */
export const CONFIDENTIALITY_VERSIONS = ['2026-1'] as const

/** The 14 divisions by ISO 3166-2. Their names are content (spec: uzbekistan.md). */
export const REGION_CODES = [
  'UZ-QR',
  'UZ-AN',
  'UZ-BU',
  'UZ-JI',
  'UZ-QA',
  'UZ-NW',
  'UZ-NG',
  'UZ-SA',
  'UZ-SU',
  'UZ-SI',
  'UZ-TK',
  'UZ-TO',
  'UZ-FA',
  'UZ-XO',
] as const
