import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SocketSession } from '../../../platform/realtime/connections.ts'
import { slot } from '../../../platform/server-module.ts'
import { planChanged, teamSetting } from '../../shifts/shifts.service.ts'
import { noteSeen, presenceChanged } from '../../staff/staff.service.ts'
import { assignWaiting } from './assign.service.ts'
import { queueChanged } from '../messages.service.ts'
import { renewLeases, returnExpired } from './claim.store.ts'

export type QueueKeeper = {
  /** A console speaks over HTTP: where sockets are blocked that is all there is to hear of it. */
  heard(account_id: string): void
  /** A console's socket; it is heard as long as anything comes through it. */
  follow(socket_session: SocketSession): void
  stop(): Promise<void>
}
export const QUEUE = slot<QueueKeeper>('who hears the consoles')

const BEAT_MS = 1_000
const RENEW_MS = 20_000
/** A lease outlives a few renewals that come late. */
const RENEWALS_A_LEASE = 4
const ASSIGN_MS = 150

/**
 * Keeps the queue honest on this node: notes which consoles live, renews the leases of their chats (one query for all), and
 * gives back what nobody holds any more, also of nodes that died (chat-protocol.md; product.md 3: 90 s). Hands out by itself
 * where the team wants that.
 */
export function keepQueue(platform: Platform): QueueKeeper {
  const { hub, log } = platform
  const consoles = listenToConsoles()
  let renewed_at = -Infinity
  let was_well = false
  let running: Promise<void> = Promise.resolve()

  async function beat(): Promise<void> {
    const { lease_seconds } = await teamSetting(platform.db)
    const every = Math.min(RENEW_MS, (lease_seconds * 1_000) / RENEWALS_A_LEASE)
    if (consoles.hasNew() || performance.now() - renewed_at >= every) {
      await renew(platform, consoles.take())
      renewed_at = performance.now()
    }
    // After a time without a database every lease looks run out, until each node has renewed those of its own consoles.
    if (was_well) await giveBack(platform)
    was_well = true
  }

  const run = (work: () => Promise<void>): void => {
    running = running.then(work).catch((error: unknown) => {
      was_well = false
      log.warn('the queue could not be kept', errorFields(error))
    })
  }
  const started = performance.now()
  const timer = setInterval(() => run(beat), BEAT_MS)
  timer.unref()
  const assign = debounce(ASSIGN_MS, () => run(() => assignWaiting(platform)))
  const unsubscribe = [
    hub.subscribe(queueChanged, 'all', assign.soon),
    hub.subscribe(presenceChanged, 'all', assign.soon),
    hub.subscribe(planChanged, 'all', assign.soon),
  ]

  async function giveBack(of: Platform): Promise<void> {
    // Consoles need a moment to come back after a restart of everything.
    const { lease_seconds } = await teamSetting(of.db)
    if (performance.now() - started < lease_seconds * 1_000) return
    for (const chat_id of await returnExpired(of.db)) hub.publish(queueChanged, 'all', { kind: 'released', chat_id })
  }

  return {
    heard: consoles.heard,
    follow: consoles.follow,
    async stop() {
      clearInterval(timer)
      assign.stop()
      for (const end of unsubscribe) end()
      await running
    },
  }
}

async function renew({ db }: Platform, heard: readonly { account_id: string; ago_ms: number }[]): Promise<void> {
  if (heard.length === 0) return
  await noteSeen(db, heard)
  await renewLeases(db, heard)
}

/** When each console on this node was last heard. */
function listenToConsoles() {
  const socket_sessions = new Map<SocketSession, string>()
  const last = new Map<string, number>()
  let has_new = false
  const note = (account_id: string, at: number): void => {
    last.set(account_id, Math.max(last.get(account_id) ?? 0, at))
  }
  return {
    hasNew: (): boolean => has_new,
    heard(account_id: string): void {
      // Without a socket there is nothing else to hear of it.
      has_new ||= !last.has(account_id) && ![...socket_sessions.values()].includes(account_id)
      note(account_id, performance.now())
    },
    follow(socket_session: SocketSession): void {
      socket_sessions.set(socket_session, socket_session.actor.id)
      note(socket_session.actor.id, performance.now())
      has_new = true
      socket_session.connection.onEnd(() => socket_sessions.delete(socket_session))
    },
    /** Everybody heard since the last time this was asked. */
    take(): { account_id: string; ago_ms: number }[] {
      for (const [socket_session, account_id] of socket_sessions) note(account_id, socket_session.connection.heardAt())
      const now = performance.now()
      const heard = [...last].map(([account_id, at]) => ({ account_id, ago_ms: Math.max(0, Math.round(now - at)) }))
      last.clear()
      has_new = false
      return heard
    },
  }
}

function debounce(ms: number, work: () => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    soon(): void {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, ms).unref()
    },
    stop: (): void => clearTimeout(timer),
  }
}
