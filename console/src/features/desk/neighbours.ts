/** The chat `step` rows below (or above, when negative) the open one; the first when none is open. Stops at the ends. */
export function neighbour(ids: string[], open: string | undefined, step: 1 | -1): string | undefined {
  const at = open === undefined ? -1 : ids.indexOf(open)
  if (at < 0) return ids[0]
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))]
}
