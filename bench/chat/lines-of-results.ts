import type { Idle, Kills, Load, Regroup } from './phases.ts'

type Row = Record<string, string | number>

const ms = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' / ')
const share = (own: Load['own']): string =>
  `${Math.round(own.cpu * 100)} %, ${own.delay_p99_ms.toFixed(0)} ms${own.void ? ' VOID' : ''}`

/** Of a flow: what a person reads first, stands first. */
export function loadRow(name: string, load: Load): Row {
  const { sockets, acked, acked_seconds, ack_ms, delivery_ms, cpu_per_1000, app_cpu_per_1000, loop_delay_ms, memory_mb } = load
  return {
    name,
    sockets,
    'acked/s': Math.round(acked / acked_seconds),
    'ack p50/p99/max ms': ms(ack_ms),
    'delivery p50/p99/max ms': ms(delivery_ms),
    'CPU s per 1,000 (app)': `${cpu_per_1000.toFixed(3)} (${app_cpu_per_1000.toFixed(3)})`,
    'loop p99 ms': loop_delay_ms === null ? '' : loop_delay_ms.toFixed(1),
    MB: Math.round(memory_mb),
    wrong: wrong(load),
    generator: share(load.own),
  }
}

export function burstRow(name: string, load: Load): Row {
  return {
    name,
    sent: load.sent,
    acked: load.acked,
    shown: load.shown,
    'all done s': load.settled_seconds.toFixed(2),
    'ack p50/p99/max ms': ms(load.ack_ms),
    'delivery p50/p99/max ms': ms(load.delivery_ms),
    wrong: wrong(load),
    generator: share(load.own),
  }
}

/** Empty when every message arrived whole, once and in its sender's order. */
function wrong({ sent, acked, shown, reordered, repeated, damaged, refused, cuts }: Load): string {
  const faults = {
    'not acked': sent - acked,
    'not shown': sent - shown,
    reordered,
    repeated,
    damaged,
    'put off': refused,
    cut: cuts,
  }
  return Object.entries(faults)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')
}

export const idleRow = (name: string, { sockets, logins_per_s, kb_per_socket, own }: Idle): Row => ({
  name,
  sockets,
  'log-ins/s': Math.round(logins_per_s),
  'KB per idle socket': kb_per_socket.toFixed(1),
  generator: share(own),
})

export const regroupRow = (name: string, { sockets, down_s, all_back_s, retries, own }: Regroup): Row => ({
  name,
  sockets,
  'listens after s': down_s.toFixed(2),
  'all back after s': all_back_s.toFixed(2),
  'refused tries': retries,
  generator: share(own),
})

export const killsRow = (name: string, { restart_s, rate, trials, ...counts }: Kills): Row => ({
  name,
  trials,
  'load/s': rate,
  ...counts,
  'restart s': restart_s.toFixed(2),
})
