/** Runs `work` once, `pause_ms` after the first of a burst of calls. */
export function inOneGo(pause_ms: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      work()
    }, pause_ms)
  }
}
