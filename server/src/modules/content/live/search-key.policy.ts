import { CYRILLIC_AS_LATIN } from '@himoya/contract/cyrillic'

const APOSTROPHES = /['’‘ʻʼ`´]/g

/** A title as an editor's search compares it: one spelling for Latin and Cyrillic, without apostrophes. */
export const searchKeyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(APOSTROPHES, '')
    .replaceAll(/[а-яёўқғҳ]/g, (letter) => CYRILLIC_AS_LATIN[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim()
