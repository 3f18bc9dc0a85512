import { AppError } from '../core/errors.ts'

/** Lets in so many of one key at a time; the others wait in memory, each behind those of its own key. */
export type Lines = {
  /** Answers how the place is given back. Throws `overloaded` when too many of this key wait. */
  enter(key: string): Promise<() => void>
  /** How many are in and wait now. */
  held(): number
}

type Line = { at_work: number; waiting: (() => void)[] }

export function createLines({ at_work: most_at_work, waiting: most_waiting }: { at_work: number; waiting: number }): Lines {
  const lines = new Map<string, Line>()

  const leave = (key: string, line: Line): void => {
    // Handed over, never given back while somebody waits.
    const next = line.waiting.shift()
    if (next) return next()
    line.at_work -= 1
    if (line.at_work === 0) lines.delete(key)
  }

  return {
    held: () => [...lines.values()].reduce((sum, { at_work, waiting }) => sum + at_work + waiting.length, 0),
    async enter(key) {
      const line = lines.get(key) ?? { at_work: 0, waiting: [] }
      lines.set(key, line)
      if (line.at_work < most_at_work) line.at_work += 1
      else if (line.waiting.length >= most_waiting) throw new AppError('overloaded', { retry_after: 1 })
      else await new Promise<void>((resolve) => line.waiting.push(resolve))
      let is_in = true
      return () => {
        if (is_in) leave(key, line)
        is_in = false
      }
    },
  }
}
