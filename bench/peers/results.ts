import type { Idle, Kills, Load, Regroup } from '../chat/phases.ts'

/** A hundred pairs: here the systems are compared first. */
export const COMPARED_AT = 200

export type Result = {
  key: string
  name: string
  setup: string
  idle: Idle | null
  regroup: Regroup | null
  burst: Load | null
  /** One for each number of sockets; of several rounds the median by throughput. */
  flat: Load[]
  paced: Load[]
  kills: Kills | null
  /** What ended it before its time. */
  failed: string | null
}

/** Everything a table or a picture is made of. */
export type Results = {
  machine: string
  date: string
  fsync_ms: number
  seconds: number
  rounds: number
  rate: number
  results: Result[]
  skipped: { name: string; reason: string }[]
}

export const flatAt = (result: Result, sockets: number): Load | undefined => result.flat.find((load) => load.sockets === sockets)
export const perSecond = (load: Load): number => load.acked / load.acked_seconds
