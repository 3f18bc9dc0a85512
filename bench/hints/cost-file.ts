import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One round: the same load on a server that looks for hints and on one that does not. */
export type Side = { acked_per_s: number; cpu_per_1000: number }
export type Round = { with: Side; without: Side }
export type Cost = { at: string; machine: string; seconds: number; rounds: Round[] }

const FILE = join(import.meta.dirname, 'cost.json')

/** What was measured the last time; null: never here. */
export const lastCost = (): Cost | null => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Cost) : null)

export const keepCost = (cost: Cost): void => writeFileSync(FILE, `${JSON.stringify(cost, null, 2)}\n`)

/** By how much hints lower what is acknowledged and raise what it costs: of each round's share the middle one. */
export function shareOf({ rounds }: Pick<Cost, 'rounds'>): Side {
  const middle = (of: (round: Round) => number): number => {
    const shares = rounds.map(of).toSorted((one, other) => one - other)
    return (shares[Math.floor((shares.length - 1) / 2)]! + shares[Math.ceil((shares.length - 1) / 2)]!) / 2
  }
  return {
    acked_per_s: middle((round) => 1 - round.with.acked_per_s / round.without.acked_per_s),
    cpu_per_1000: middle((round) => round.with.cpu_per_1000 / round.without.cpu_per_1000 - 1),
  }
}
