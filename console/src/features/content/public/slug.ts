import { CYRILLIC_AS_LATIN } from '@himoya/contract/cyrillic'
import { comparable, APOSTROPHES } from '@himoya/contract/read-text'

const MOST = 80

/** A title as the last part of an address: `O‘qituvchi bilan suhbat` is `oqituvchi-bilan-suhbat`. At most 80 signs. */
export function slugOf(title: string): string {
  const latin = [...comparable(title)].map((letter) => CYRILLIC_AS_LATIN[letter] ?? letter).join('')
  const words = latin
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MOST) : `${slug}-${word}`
    if (longer.length > MOST) break
    slug = longer
  }
  return slug
}

const AFTER_O_AND_G = new RegExp(`(?<=[oOgG])[${APOSTROPHES}]`, 'gu')
const INSIDE_A_WORD = new RegExp(`(?<=\\p{Script=Latin})(?<![oOgG])[${APOSTROPHES}](?=\\p{Script=Latin})`, 'gu')

/** The letters o‘ and g‘, and the tutuq belgisi, however the keyboard spells them (uzbekistan.md). */
export const uzbekLetters = (text: string): string => text.replaceAll(AFTER_O_AND_G, '‘').replaceAll(INSIDE_A_WORD, '’')
