/** Lengths in Unicode code points after NFC and trim (safety.md 21). */
export const LENGTHS = {
  name: 60,
  nickname_min: 3,
  nickname: 30,
  password_min: 8,
  staff_password_min: 15,
  password: 128,
  message: 4_000,
  survey: 500,
  code_word: 40,
  search: 100,
  /** Whose name a certificate bears. */
  certificate_name: 80,
} as const

/** Sizes in bytes. */
export const SIZES = {
  body: 256 * 1024,
  frame: 16 * 1024,
  message: 16 * 1024,
  image: 10 * 1024 * 1024,
  voice: 50 * 1024 * 1024,
  /** One part of an upload: seconds, not minutes, on a slow network. */
  part: 256 * 1024,
} as const

/** The longest voice note. */
export const VOICE_SECONDS = 180

/** The most rows one history call returns, and what it returns when not asked for fewer. */
export const HISTORY_LIMIT = 200
