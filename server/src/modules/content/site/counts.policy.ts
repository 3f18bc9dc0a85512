const EXACT_FROM = 1_000

/** Rounded down: to tens, from a thousand on to hundreds. Fewer than ten are none, so that nobody is counted out. */
export const rounded = (count: number): number => {
  const step = count < EXACT_FROM ? 10 : 100
  return Math.floor(count / step) * step
}
