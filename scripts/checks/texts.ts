import { APOSTROPHES } from '../../contract/src/read-text.ts'

const WORD = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}${APOSTROPHES}-]*`, 'gu')
const OTHER_MARK = new RegExp(`(?![‘’])[${APOSTROPHES}]`)

/** What is wrong with an Uzbek (Latin) text: o‘ g‘ carry U+2018, tutuq is U+2019, quotes are « ». */
export function uzbekFaults(text: string): string[] {
  const faults: string[] = []
  if (OTHER_MARK.test(text)) faults.push('has another apostrophe: write ‘ in o‘ g‘ and ’ for tutuq')
  if (/[oOgG]\u2019/.test(text)) faults.push('has ’ after o or g: write ‘')
  if (/[^oOgG]\u2018|^\u2018/.test(text)) faults.push('has ‘ where no o or g stands before it')
  if (/["“”„]/.test(text)) faults.push('has other quotes than « »')
  return faults
}

/** What is wrong with a Russian text. */
export const russianFaults = (text: string): string[] => (/["“”„']/.test(text) ? ['has other quotes than « »'] : [])

/** The longest sentence, in words. A placeholder counts as one word; of a plural the longest branch counts. */
export function longestSentence(text: string): number {
  const branches = text
    .replaceAll(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g, ' . ')
    .replaceAll(/(?:=\d+|zero|one|two|few|many|other)\s*\{/g, ' . ')
    .replaceAll(/\{\s*\w+\s*\}/g, 'x')
    .replaceAll(/[{}]/g, ' . ')
  const sentences = branches.split(/[.!?…:;]+(?=\s|$)|\n|\|\|\|\|/)
  return Math.max(...sentences.map((sentence) => (sentence.match(WORD) ?? []).length))
}
