/** Who waits now and did not at the last reading. The first reading (`before` null) rings for nobody. */
export function newWaiters(before: ReadonlySet<string> | null, now: readonly string[]): string[] {
  return before === null ? [] : now.filter((id) => !before.has(id))
}
