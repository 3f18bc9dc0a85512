import { statfs } from 'node:fs/promises'
import type { LogFields } from '../core/log.ts'
import type { Platform } from '../platform.ts'
import { readDatabaseClock } from './readiness.store.ts'

type Check = 'ok' | 'failing'
export type Readiness = {
  /** Calls are answered here. */
  ready: boolean
  /** `clock` and `bus` are alarms: without them a node still serves, and all nodes would be out at once. */
  checks: { database: Check; disk: Check; clock: Check; bus: Check }
  /** Seconds the node's clock is ahead of the database's; null: not known. */
  clock_skew: number | null
  free_bytes: number | null
}

export type ReadinessProbe = () => Promise<Readiness>

const PATIENCE_MS = 2_000
/** A crowd of probes costs one look. */
const KEPT_MS = 1_000
/** Codes and tokens live minutes; clocks further apart than this would end them at the wrong moment. */
const CLOCK_SKEW_SECONDS = 5
const FREE_BYTES = 200 * 1024 * 1024

/** Each a call's way to the database: a way that is stuck serves nobody, whatever the others do. */
export type Ways = readonly (() => Promise<unknown>)[]

/** Can this node do its work? Changes are told in the log, whoever asks. */
export function watchReadiness(platform: Pick<Platform, 'db' | 'config' | 'bus' | 'log'>, ways: Ways): ReadinessProbe {
  let kept: { until: number; answer: Promise<Readiness> } | null = null
  let known: Readiness['checks'] = { database: 'ok', disk: 'ok', clock: 'ok', bus: 'ok' }
  const look = async (): Promise<Readiness> => {
    const found = await checkAll(platform, ways)
    for (const name of Object.keys(known) as (keyof typeof known)[]) {
      if (found.checks[name] !== known[name]) tellChange(platform.log, name, found)
    }
    known = found.checks
    return found
  }
  return () => {
    if (kept && performance.now() < kept.until) return kept.answer
    kept = { until: performance.now() + KEPT_MS, answer: look() }
    return kept.answer
  }
}

async function checkAll({ db, config, bus }: Pick<Platform, 'db' | 'config' | 'bus'>, ways: Ways): Promise<Readiness> {
  const asked = Date.now()
  const [clock, free, ...answers] = await Promise.allSettled([
    within(readDatabaseClock(db)),
    freeBytes(config.data_dir),
    ...ways.map((way) => within(way())),
  ])
  const clock_skew = clock.status === 'fulfilled' ? (asked - clock.value.getTime()) / 1_000 : null
  const free_bytes = free.status === 'fulfilled' ? free.value : null
  const checks = {
    database: mark(clock.status === 'fulfilled' && answers.every(({ status }) => status === 'fulfilled')),
    disk: mark(free_bytes !== null && free_bytes > FREE_BYTES),
    clock: mark(clock_skew === null || Math.abs(clock_skew) < CLOCK_SKEW_SECONDS),
    bus: mark(bus === null || bus.there()),
  }
  return { ready: checks.database === 'ok' && checks.disk === 'ok', checks, clock_skew, free_bytes }
}

const ALARMS = {
  database: ['the database does not answer', 'the database answers'],
  disk: ['the disk is nearly full', 'the disk has room'],
  clock: ['the clocks of this node and of the database differ', 'the clocks agree'],
  bus: ['the bus does not answer', 'the bus answers'],
} as const

function tellChange(log: Platform['log'], name: keyof typeof ALARMS, { checks, clock_skew }: Readiness): void {
  const [lost, back] = ALARMS[name]
  const fields: LogFields = name === 'clock' && clock_skew !== null ? { ms: Math.round(clock_skew * 1_000) } : {}
  if (checks[name] === 'failing') log.error(lost, fields)
  else log.warn(back, fields)
}

const mark = (fine: boolean): Check => (fine ? 'ok' : 'failing')

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function within<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, PATIENCE_MS, new Error('no answer in time'))
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
