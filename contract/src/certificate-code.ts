/* Codes of certificates as people type them; without zod, so that a page can lead on. */

/** Letters of Cyrillic that look like ours, on paper or on a screen. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ј: 'j',
  ԛ: 'q',
  ԝ: 'w', // prettier-ignore
}

const LENGTH = 12

/** `k7mp-3xqt-9wna` of capitals, of any signs between the groups or none, of look-alikes; null: it cannot be one. */
export function certificateCode(typed: string): string | null {
  const signs = Array.from(typed.normalize('NFKC').toLowerCase(), (sign) => LOOK_ALIKES[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (signs.length !== LENGTH || !/^[2-9a-hjkmnp-z]+$/.test(signs)) return null
  return signs.match(/.{4}/g)!.join('-')
}
