/** Letters that are not one Latin letter each. Uzbek Cyrillic by the alphabet of 1995, the rest as it is read. */
const LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'o',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
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
