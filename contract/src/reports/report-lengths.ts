/* Apart from the lists of reporting: every screen with a field says what is too long, few have those lists. */

/** Code points after NFC and trim. */
export const REPORT_LENGTHS = {
  description_min: 20,
  description: 5_000,
  child_name: 60,
  district: 60,
  message: 4_000,
} as const
