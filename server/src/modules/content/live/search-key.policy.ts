const APOSTROPHES = /['’‘ʻʼ`´]/g

/** Uzbek and Russian Cyrillic as they are written in Latin. */
const LATIN: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '',
  ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya', ў: 'o', қ: 'q', ғ: 'g', ҳ: 'h',
} // prettier-ignore

/** A title as an editor's search compares it: one spelling for Latin and Cyrillic, without apostrophes. */
export const searchKeyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(APOSTROPHES, '')
    .replaceAll(/[а-яёўқғҳ]/g, (letter) => LATIN[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim()
