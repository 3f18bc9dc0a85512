type OnKept = ((is_kept: boolean) => void) | undefined

/** One writing at a time; of what comes meanwhile only the latest is written. */
export function latestOnly<Item>(write: (item: Item) => Promise<boolean>): {
  put(item: Item, onKept: OnKept): void
  drop(): void
} {
  let busy = false
  let next: { item: Item; onKept: OnKept } | null = null
  async function work(): Promise<void> {
    busy = true
    while (next) {
      const { item, onKept } = next
      next = null
      // no room, or a browser that keeps no keys: the page's memory has it
      const is_kept = await write(item).catch(() => false)
      onKept?.(is_kept)
    }
    busy = false
  }
  return {
    put(item, onKept) {
      next = { item, onKept }
      if (!busy) void work()
    },
    drop() {
      next = null
    },
  }
}
