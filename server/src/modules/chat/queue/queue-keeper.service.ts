import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SocketSession } from '../../../platform/realtime/connections.ts'
import { type Topic, topic } from '../../../platform/realtime/hub.ts'
import { slot } from '../../../platform/server-module.ts'
import { planChanged, teamSetting } from '../../staff/shifts/shifts.service.ts'
import { noteSeen, presenceChanged } from '../../staff/staff.service.ts'
import { assignWaiting } from './assign.service.ts'
import { queueChanged } from '../messages.service.ts'
import { listenToConsoles } from './consoles.service.ts'
import { renewLeases, returnExpired } from './claim.store.ts'

export type QueueKeeper = {
  /** A console speaks over HTTP: where sockets are blocked that is all there is to hear of it. */
  heard(account_id: string): void
  /** A console's socket; it is heard as long as anything comes through it. */
  follow(socket_session: SocketSession): void
  /** Whether its console is known to be gone, long before its lease runs out. */
  isGone(account_id: string): boolean
  stop(): Promise<void>
}
export const QUEUE = slot<QueueKeeper>('who hears the consoles')

/** Nodes tell each other whose console has fallen silent, and who is back. */
const consoleHeard: Topic<{ account_id: string; there: boolean }> = topic('chat.console_heard')

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
  const gone = new Set<string>()
  const isGone = (account_id: string): boolean => gone.has(account_id)
  const consoles = listenToConsoles((account_id, there) => hub.publish(consoleHeard, 'all', { account_id, there }), isGone)
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
  const timer = setInterval(() => {
    consoles.ask()
    run(beat)
  }, BEAT_MS)
  timer.unref()
  const assign = debounce(ASSIGN_MS, () => run(() => assignWaiting(platform)))
  const unsubscribe = [
    hub.subscribe(queueChanged, 'all', assign.soon),
    hub.subscribe(presenceChanged, 'all', assign.soon),
    hub.subscribe(planChanged, 'all', assign.soon),
    hub.subscribe(consoleHeard, 'all', ({ account_id, there }) => void gone[there ? 'delete' : 'add'](account_id)),
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
    isGone,
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
