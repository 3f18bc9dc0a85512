/** Whoever writes has paused. */
export const PAUSE_MS = 400

/**
 * Whether words of our lists stand in what somebody writes. It is decided in the browser and nobody hears of it; the lists come
 * when they are asked for, and without them the answer is no: the numbers and SOS stand on the page all the same.
 */
export async function tellsOfDanger(words: string): Promise<boolean> {
  if (words.trim() === '') return false
  return import('@himoya/contract/chat/hints/find-hints').then(
    (hints) => hints.findHints(words).length > 0,
    () => false,
  )
}
