import { randomInt } from 'node:crypto'

const asked = process.env['SEED'] ?? '1'

/** What tests draw from whose cases are made by chance: 1, or what SEED says; `SEED=new` is another one at each run. */
export const SEED = asked === 'new' ? randomInt(1, 2 ** 31) : Number(asked)

/** Numbers from 0 to `below`, without it: the same at each run, by the seed in the message of what failed. */
export function drawing(seed: number = SEED): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
