/** Short words stand in every story. */
const SHORTEST = 4
/** Endings of Uzbek and Russian are long: the beginning of a word is the word. */
const STEM = 6
const HASHES = 24
const FEWEST = 4

/** What tells one story from another: the beginnings of its longer words, each once. */
export function fingerprintWords(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM)))]
}

/**
 * The lowest keyed hashes of its words, at most 24: of two texts with the same words the same, of two with some in common
 * some (bottom-k sketch). What is left out cannot be read from the rest.
 */
export function fingerprintOf(words: readonly string[], hash: (word: string) => bigint): string[] {
  return words
    .map(hash)
    .toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0))
    .slice(0, HASHES)
    .map(String)
}

/** How much of the smaller fingerprint the other one has, 0-1; 0 where there is too little to tell. */
export function fingerprintLikeness(one: readonly string[], other: readonly string[]): number {
  const smaller = Math.min(one.length, other.length)
  if (smaller < FEWEST) return 0
  const known = new Set(other)
  return one.filter((mark) => known.has(mark)).length / smaller
}
