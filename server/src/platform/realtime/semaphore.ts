/** Lets so many in at once; the others wait in their order. */
export type Semaphore = {
  /** Resolves with the way out when it is the caller's turn; null: they gave up while they waited. */
  enter(has_left: () => boolean): Promise<(() => void) | null>
}

export function createSemaphore(at_once: number): Semaphore {
  const waiting: (() => void)[] = []
  let inside = 0

  const leave = (): void => {
    inside -= 1
    waiting.shift()?.()
  }
  return {
    async enter(hasLeft) {
      if (inside >= at_once) await new Promise<void>((resolve) => waiting.push(resolve))
      inside += 1
      if (!hasLeft()) return leave
      leave()
      return null
    },
  }
}
