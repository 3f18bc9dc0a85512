import type { Language } from '@himoya/contract/languages'

const MEGABYTE = 1024 * 1024

/** Megabytes with one decimal, at least 0.1: `1,2` in Uzbek and Russian, `1.2` in English. */
export function megabytes(bytes: number, lang: Language): string {
  const size = Math.max(0.1, bytes / MEGABYTE).toFixed(1)
  return lang === 'en' ? size : size.replace('.', ',')
}

/** A length as players show it: `2:05`. */
export function playTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`
}
