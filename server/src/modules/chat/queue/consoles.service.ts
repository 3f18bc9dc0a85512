import type { SocketSession } from '../../../platform/realtime/connections.ts'

/** So many asks in a row without a sign; asked once a second, a wall says it within five. Less is a page that is opened anew. */
const GONE_AFTER = 4

type Followed = { account_id: string; asked_at: number; misses: number }

/**
 * When each console on this node was last heard. `tell`: it has fallen silent, or is back. `isGone`: what all nodes were told last; who
 * left another one is back when this one hears them.
 */
export function listenToConsoles(tell: (account_id: string, there: boolean) => void, isGone: (account_id: string) => boolean) {
  const followed = new Map<SocketSession, Followed>()
  /** Whose last socket has ended, and how many asks ago. */
  const left = new Map<string, number>()
  const silent = new Set<string>()
  const last = new Map<string, number>()
  let has_new = false
  const note = (account_id: string, at: number): void => {
    last.set(account_id, Math.max(last.get(account_id) ?? 0, at))
  }
  const socketsOf = (account_id: string): Followed[] => [...followed.values()].filter((one) => one.account_id === account_id)
  const say = (account_id: string, there: boolean): void => {
    const is_known = there ? !silent.has(account_id) && !isGone(account_id) : silent.has(account_id)
    if (is_known) return
    silent[there ? 'delete' : 'add'](account_id)
    tell(account_id, there)
  }
  const signOf = (account_id: string): void => {
    note(account_id, performance.now())
    left.delete(account_id)
    say(account_id, true)
  }
  return {
    hasNew: (): boolean => has_new,
    heard(account_id: string): void {
      // Without a socket there is nothing else to hear of it.
      has_new ||= !last.has(account_id) && socketsOf(account_id).length === 0
      for (const one of socketsOf(account_id)) one.misses = 0
      signOf(account_id)
    },
    follow(socket_session: SocketSession): void {
      const account_id = socket_session.actor.id
      followed.set(socket_session, { account_id, asked_at: performance.now(), misses: 0 })
      signOf(account_id)
      has_new = true
      socket_session.connection.onEnd(() => {
        followed.delete(socket_session)
        if (socketsOf(account_id).length === 0) left.set(account_id, 0)
      })
    },
    /** Asks every socket, and tells who did not answer. Counted in asks: a node that stood still itself blames nobody for it. */
    ask(): void {
      for (const [account_id, asks] of left) left.set(account_id, asks + 1)
      for (const [account_id, missed] of [...left, ...askAll(followed)]) say(account_id, missed < GONE_AFTER)
      for (const [account_id, asks] of left) if (asks >= GONE_AFTER) left.delete(account_id)
    },
    /** Everybody heard since the last time this was asked. */
    take(): { account_id: string; ago_ms: number }[] {
      for (const [{ connection }, { account_id }] of followed) note(account_id, connection.heardAt())
      const now = performance.now()
      const heard = [...last].map(([account_id, at]) => ({ account_id, ago_ms: Math.max(0, Math.round(now - at)) }))
      last.clear()
      has_new = false
      return heard
    },
  }
}

/** Asks every socket for a sign, and answers how many asks in a row each account has missed at the socket that hears best. */
function askAll(followed: ReadonlyMap<SocketSession, Followed>): Map<string, number> {
  const misses = new Map<string, number>()
  for (const [{ connection }, one] of followed) {
    one.misses = connection.heardAt() >= one.asked_at ? 0 : one.misses + 1
    one.asked_at = performance.now()
    connection.probe()
    misses.set(one.account_id, Math.min(misses.get(one.account_id) ?? Infinity, one.misses))
  }
  return misses
}
