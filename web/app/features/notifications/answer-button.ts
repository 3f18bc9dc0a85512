/** As the page came, for the time when nothing waits any more. */
let words_before: string | null = null

/** The first button of the home page says in words that an answer waits, where it stands: nothing moves under a finger. */
export function showWaitingAnswer(waits: boolean, words: string): void {
  const label = document.querySelector('.hero [data-open-chat]')?.lastChild
  if (!label) return
  words_before ??= label.textContent
  label.textContent = waits ? words : words_before
}
