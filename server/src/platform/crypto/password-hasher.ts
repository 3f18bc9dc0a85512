import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { AppError } from '../core/errors.ts'

/** Memory in KiB, passes, lanes. */
type Cost = { memoryCost: number; timeCost: number; parallelism: number }

/** Argon2id with 19 MiB and 2 passes (safety.md 12; OWASP ASVS 5.0, 11.4.2). */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const RUNNING = 2
const WAITING = 64
const RETRY_SECONDS = 2

/** What a turn may do. The text is normalised to NFC here, once for every caller. */
export type Argon = {
  hash(password: string): Promise<string>
  /** `hashed` null (nobody has that login) does the same work and answers false. */
  verify(hashed: string | null, password: string): Promise<boolean>
  /** Made with other costs than those of today: whoever has the password at hand makes it anew. */
  isStale(hashed: string): boolean
}

/** Password hashing costs memory and time by design, so at most two hashes run in the process at once. */
export type PasswordHasher = {
  /**
   * Runs `work` when a turn is free; one turn is for one hash or check and the few queries that must go with it.
   * Throws `overloaded` when too many wait already.
   */
  turn<T>(work: (argon: Argon) => Promise<T>): Promise<T>
  /** At work and waiting. */
  held(): number
}

export function createPasswordHasher(cost = COST): PasswordHasher {
  /** How a hash of today begins (the PHC string format). */
  const today = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  const waiting: (() => void)[] = []
  let running = 0
  // Compared with when a login is unknown, so that the answer takes as long.
  const decoy = hash(randomBytes(16), cost)

  const argon: Argon = {
    hash: (password) => hash(password.normalize('NFC'), cost),
    async verify(hashed, password) {
      const matches = await verify(hashed ?? (await decoy), password.normalize('NFC'))
      return matches && hashed !== null
    },
    isStale: (hashed) => !hashed.startsWith(today),
  }

  const enter = async (): Promise<void> => {
    if (running < RUNNING) {
      running += 1
      return
    }
    if (waiting.length >= WAITING) throw new AppError('overloaded', { retry_after: RETRY_SECONDS })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  // The turn is handed over, never given back while somebody waits, so nobody can slip in between.
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async turn(work) {
      await enter()
      try {
        return await work(argon)
      } finally {
        leave()
      }
    },
    held: () => running + waiting.length,
  }
}
