import { AppError } from '../core/errors.ts'

/** Runs work that holds whole files in memory, so many at a time and so many behind them. */
export type Turns = {
  <T>(work: () => Promise<T>): Promise<T>
  /** How many run and wait now. */
  held(): number
}

/** Throws `overloaded` when too many wait already. */
export function createTurns({ running: most_running, waiting: most_waiting }: { running: number; waiting: number }): Turns {
  const waiting: (() => void)[] = []
  let running = 0

  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most_running) running += 1
    else if (waiting.length >= most_waiting) throw new AppError('overloaded')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Handed over, never given back while somebody waits.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return Object.assign(turn, { held: () => running + waiting.length })
}
