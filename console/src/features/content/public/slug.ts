import { CYRILLIC_AS_LATIN } from '@himoya/contract/cyrillic'

const LETTERS: Readonly<Record<string, string>> = { ...CYRILLIC_AS_LATIN, ц: 's' }
const MOST = 80

/** A title as the last part of an address: `O‘qituvchi bilan suhbat` is `oqituvchi-bilan-suhbat`. At most 80 signs. */
export function slugOf(title: string): string {
  const latin = [...title.toLowerCase()].map((letter) => LETTERS[letter] ?? letter).join('')
  const words = latin
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'`‘’ʻʼ]/g, '')
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

/** The letters o‘ and g‘, and the tutuq belgisi, however the keyboard spells them (uzbekistan.md). */
export const uzbekLetters = (text: string): string =>
  text.replaceAll(/([oOgG])['`ʻʼ’]/g, '$1‘').replaceAll(/([^\P{L}oOgG])['`ʻʼ‘](?=\p{L})/gu, '$1’')
