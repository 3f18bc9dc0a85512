/**
 * The answers to what was asked last, so that the words everybody uses are worked out once: at least `most` of them, at most
 * twice as many. What was not asked for while `most` others were new is forgotten.
 */
export function remember<Answer>(most: number, work: (asked: string) => Answer): (asked: string) => Answer {
  let young = new Map<string, Answer>()
  let old = young
  return (asked) => {
    const known = young.get(asked)
    if (known !== undefined) return known
    const answer = old.get(asked) ?? work(asked)
    if (young.size >= most) [old, young] = [young, new Map()]
    // A copy: a word that was cut out of a text would keep the whole text in memory as long as itself.
    young.set(Array.from(asked).join(''), answer)
    return answer
  }
}
