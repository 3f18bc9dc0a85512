type Place = { id: string; position: number }

/**
 * Those whose number changes when `ids` take, in their new order, the places they hold together. `stored` is all in their
 * order. null: one of them is not among these.
 */
export function orderedAnew(stored: readonly Place[], ids: readonly string[]): Place[] | null {
  const wanted = [...new Set(ids)]
  const moving = new Set(wanted)
  if (stored.filter(({ id }) => moving.has(id)).length < moving.size) return null
  let next = 0
  const order = stored.map(({ id }) => (moving.has(id) ? wanted[next++]! : id))
  const before = new Map(stored.map(({ id, position }) => [id, position]))
  return order.map((id, position) => ({ id, position })).filter(({ id, position }) => before.get(id) !== position)
}
