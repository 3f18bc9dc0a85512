/** Chance that can be had again: the same seed gives the same numbers (mulberry32, 32 bits of state). */
export type Random = {
  /** 0 to below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(lowest: number, highest: number): number
  chance(share: number): boolean
}

/** Another each time; whoever uses it prints it, so that what it found can be had again. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31)

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (lowest, highest) => lowest + Math.floor(next() * (highest - lowest + 1)),
    chance: (share) => next() < share,
  }
}
