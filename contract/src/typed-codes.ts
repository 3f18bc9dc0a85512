/* Codes as people type them: of certificates, and what cases are called; without zod, so that a page can lead on. */

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

/** Small letters and digits alone, of capitals, of any signs between groups or none, of look-alikes. */
const signsOf = (typed: string): string =>
  // the sign for a number would become its two letters
  Array.from(typed.replaceAll('№', '').normalize('NFKC').toLowerCase(), (sign) => LOOK_ALIKES[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** `k7mp-3xqt-9wna`, however it was typed; null: it cannot be one. */
export function certificateCode(typed: string): string | null {
  const signs = signsOf(typed)
  if (signs.length !== LENGTH || !/^[2-9a-hjkmnp-z]+$/.test(signs)) return null
  return signs.match(/.{4}/g)!.join('-')
}

/** What a case is called, `K7MP3XQT`, however it was typed. */
export const caseRef = (typed: string): string => signsOf(typed).toUpperCase()
