/** How many slips part the two: a letter too many, too few, another one, or two swapped (optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const unlike = one[row - 1] === other[at - 1] ? 0 : 1
      let slips = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + unlike)
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (swapped) slips = Math.min(slips, before[at - 2]! + 1)
      next.push(slips)
    }
    before = last
    last = next
  }
  return last[other.length]!
}

/**
 * The slips between what was typed and a word, where so many are forgiven, else infinitely many. Every second word of three letters is one
 * slip from another, and two slips in a short one make any word of any. Of two words of four letters the first ones are alike, or swapped.
 */
export function slipsForgiven(typed: string, word: string): number {
  if (typed.length < 4 || word.length < 4) return Infinity
  const swapped = typed[0] === word[1] && typed[1] === word[0]
  if (typed.length === 4 && word.length === 4 && typed[0] !== word[0] && !swapped) return Infinity
  const most = typed.length >= 6 && Math.max(typed.length, word.length) >= 8 ? 2 : 1
  if (Math.abs(typed.length - word.length) > most) return Infinity
  const slips = slipsBetween(typed, word)
  return slips <= most ? slips : Infinity
}
