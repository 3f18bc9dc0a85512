import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Own } from './orders.ts'

/** More than this of one core, or this late, and the generator measures itself. */
const MOST_CPU = 0.95
const MOST_DELAY_MS = 20
/** The timer that measures the delay waits this long itself. */
const RESOLUTION_MS = 5

/** The generator's own load from now on. */
export function watchOwnLoad(): () => Own {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  const began = performance.now()
  const before = process.cpuUsage()
  return () => {
    histogram.disable()
    const { user, system } = process.cpuUsage(before)
    const cpu = (user + system) / 1_000 / (performance.now() - began)
    const delay_p99_ms = Math.max(0, histogram.percentile(99) / 1e6 - RESOLUTION_MS)
    return { cpu, delay_p99_ms, void: cpu > MOST_CPU || delay_p99_ms > MOST_DELAY_MS }
  }
}
