import type { Language } from '@himoya/contract/languages'

const MEGABYTE = 1024 * 1024

/** Megabytes with one decimal, at least 0.1: `1,2` in Uzbek and Russian, `1.2` in English. */
export function megabytes(bytes: number, lang: Language): string {
  const size = Math.max(0.1, bytes / MEGABYTE).toFixed(1)
  return lang === 'en' ? size : size.replace('.', ',')
}
