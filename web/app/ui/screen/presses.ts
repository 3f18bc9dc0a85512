/** A browser makes the click of a finger soon after the finger has gone. */
const CLICK_MS = 300
/** A button let go of outside the window says nothing. */
const HELD_MS = 10_000

export type Presses = {
  areUnderWay(): boolean
  /** Resolves when none is under way. */
  ended(): Promise<void>
}

/**
 * Knows when a finger or a mouse is down on this. The click of a press goes to what stands in its place when it ends: whoever
 * takes away what was pressed takes the press away as well, or gives it to something that was never meant.
 */
export function watchPresses(place: HTMLElement): Presses {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting: (() => void)[] = []
  const endIn = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(end, ms)
  }
  function end(): void {
    clearTimeout(timer)
    timer = undefined
    for (const go of waiting.splice(0)) go()
  }
  place.addEventListener('pointerdown', () => endIn(HELD_MS), true)
  addEventListener('pointerup', () => timer && endIn(CLICK_MS), true)
  addEventListener('pointercancel', end, true)
  // after everything that the click does
  addEventListener('click', () => timer && endIn(0), true)
  return {
    areUnderWay: () => timer !== undefined,
    ended: () => (timer === undefined ? Promise.resolve() : new Promise((go) => waiting.push(go))),
  }
}
