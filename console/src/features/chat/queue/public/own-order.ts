type Row = { id: string; created_at: string }

/**
 * My chats as they lie on my desk: each keeps its place while children write, a new one comes to the end. `before`: the ids
 * in the order they had; of those never seen the older chat stands first.
 */
export function inOwnOrder<T extends Row>(before: readonly string[], chats: readonly T[]): T[] {
  const placeOf = ({ id }: T): number => (before.includes(id) ? before.indexOf(id) : Infinity)
  return chats.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    return a === b ? one.created_at.localeCompare(other.created_at) : a - b
  })
}
