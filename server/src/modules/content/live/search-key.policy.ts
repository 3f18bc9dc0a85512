import { CYRILLIC_AS_LATIN } from '@himoya/contract/cyrillic'
import { comparable } from '@himoya/contract/read-text'

/** A title as an editor's search compares it: one spelling for Latin and Cyrillic, without apostrophes; as `content_search_key`. */
export const searchKeyOf = (text: string): string =>
  comparable(text)
    .replaceAll(/[а-яёўқғҳ]/g, (letter) => CYRILLIC_AS_LATIN[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim()
