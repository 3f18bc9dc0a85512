import type { Random } from '../faults/random.ts'
import type { House, HouseKind } from './house.ts'

export type Form = 'short' | 'long'

/** One run of one attack. */
export type Stage = {
  house: House
  random: Random
  form: Form
  /** What must not be. At most a few of a kind are shown, all are counted. */
  find(kind: string, says: string): void
  expect(holds: boolean, kind: string, says: string): void
  /** A number or a word for the table. */
  figure(name: string, value: string | number): void
  /** What this machine or this server did not let be tried: said at the end, and no failure. */
  skip(reason: string): void
}

export type Attack = {
  name: string
  /** What is done, for the table. */
  about: string
  house: HouseKind
  run(stage: Stage): Promise<void>
}

export type Finding = { kind: string; says: string }
export type Skipped = { name: string; reason: string }
export type Result = {
  attack: string
  seed: number
  findings: Finding[]
  figures: Record<string, string | number>
  skipped: Skipped[]
  ms: number
}
