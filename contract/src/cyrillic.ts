/** Uzbek and Russian Cyrillic in small Latin letters, by the Uzbek alphabet of 1995. What compares otherwise has a name of its own below. */
export const CYRILLIC_AS_LATIN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '',
  ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya', ў: 'o', қ: 'q', ғ: 'g', ҳ: 'h',
} // prettier-ignore

/** As Uzbek is typed and looked for: x and h are one letter, and ts is s. */
export const CYRILLIC_AS_TYPED: Readonly<Record<string, string>> = { ...CYRILLIC_AS_LATIN, х: 'h', ц: 's' }
