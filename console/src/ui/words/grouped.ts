import type { Language } from '@himoya/contract/languages'

/** A large number by its thousands: `43 210`, in English `43,210`; browsers do not know Uzbek. */
export const grouped = (count: number, lang: Language): string =>
  String(count).replaceAll(/\B(?=(\d{3})+$)/g, lang === 'en' ? ',' : '\u202F')
