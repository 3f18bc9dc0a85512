/** The chat `step` rows below (or above, when negative) the open one; the first when none is open. Stops at the ends. */
export function neighbour(ids: string[], open: string | undefined, step: 1 | -1): string | undefined {
  const at = open === undefined ? -1 : ids.indexOf(open)
  if (at < 0) return ids[0]
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))]
}

type Waiting = { id: string; waiting_since: string | null }

/** Of my chats the one whose person has waited longest for an answer, the open one left out. */
export function nextUnanswered(mine: readonly Waiting[], open: string | undefined): string | undefined {
  const waiting = mine.flatMap(({ id, waiting_since }) => (waiting_since === null || id === open ? [] : [{ id, waiting_since }]))
  return waiting.toSorted((one, other) => one.waiting_since.localeCompare(other.waiting_since))[0]?.id
}
