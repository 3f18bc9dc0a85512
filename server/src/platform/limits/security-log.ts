import { createHash } from 'node:crypto'
import type { SecurityEvent } from '@himoya/contract/audit/security-lists'
import { siteOf } from '../core/client.ts'
import type { Vault } from '../crypto/vault.ts'

/** An event of the security log. */
type Noted = {
  event: SecurityEvent
  audience: 'web' | 'staff'
  /** The account's id, or the index of a login that nobody has; a keyed hash of it is kept. */
  account?: string | undefined
  /** A member of the team, kept as it is. */
  member_id?: string | undefined
  /** Nobody is known to have this account: whoever invents names makes no rows by it. */
  is_invented?: boolean
  /** As `clientAddress` says it; a keyed hash of it is kept, of IPv6 of the whole site. */
  address?: string | undefined
  /** The pattern of a route. */
  route?: string | undefined
}

/** Equal events of ten minutes. */
export type NotedRow = {
  fold: Buffer
  event: SecurityEvent
  audience: 'web' | 'staff'
  account: Buffer | null
  member_id: string | null
  address: Buffer | null
  route: string | null
  count: number
  first_at: Date
  last_at: Date
}

export type SecurityLog = {
  /** Costs the caller nothing but two hashes: it is written down within a second, behind the answer (modules/audit/security). */
  note(noted: Noted): void
  /** Takes what came since the last time. */
  take(): NotedRow[]
  /** Gives back what could not be written. */
  giveBack(rows: readonly NotedRow[]): void
}

const FOLD_MS = 10 * 60_000
/** Different rows of one second. What comes beyond is counted by its event alone, so that a flood costs no memory. */
const MOST_WAITING = 500
/** Of one kind and address in ten minutes: enough to see that many were tried. Those beyond are one row of their address. */
const MOST_INVENTED = 20
/** Addresses for which that is remembered. */
const MOST_INVENTORS = 5_000

/** Gathers and folds; whoever keeps the log takes it from here. */
export function createSecurityLog(vault: Pick<Vault, 'blindIndex'>, now: () => Date): SecurityLog {
  let waiting = new Map<string, NotedRow>()

  const add = (row: NotedRow): void => {
    const key = row.fold.toString('base64')
    const known = waiting.get(key)
    if (known) {
      known.count += row.count
      known.last_at = row.last_at > known.last_at ? row.last_at : known.last_at
    } else if (waiting.size < MOST_WAITING || isLeast(row)) waiting.set(key, row)
    else add(lessOf(row))
  }
  const invented = createInventors()
  const marked = (purpose: string, value: string | undefined): Buffer | null =>
    value === undefined ? null : vault.blindIndex(`security ${purpose}`, value)

  return {
    note({ event, audience, account, member_id, is_invented = false, address, route }) {
      const at = now()
      const place = address === undefined ? undefined : (siteOf(address) ?? address)
      const who = { account: marked('account', account), address: marked('address', place), member_id: member_id ?? null }
      const row = folded({ event, audience, ...who, route: route ?? null, count: 1, first_at: at, last_at: at })
      add(is_invented && invented.isTooMany(row) ? folded({ ...row, account: null }) : row)
    },
    take() {
      const taken = [...waiting.values()]
      waiting = new Map()
      return taken
    },
    giveBack: (rows) => rows.forEach(add),
  }
}

const isLeast = (row: NotedRow): boolean => row.fold.equals(lessOf(row).fold)

/**
 * What is kept of a row where there is no room for it: that it happened; of a member of the team also whose it was, for there are few
 * of them, and who floods the log must not hide what is done to one.
 */
export const lessOf = (row: NotedRow): NotedRow =>
  folded({ ...row, address: null, route: null, ...(row.member_id === null ? { account: null } : {}) })

/** Which accounts that nobody has came from which address, within ten minutes. */
function createInventors(): { isTooMany(row: NotedRow): boolean } {
  let part = 0
  let of = new Map<string, Set<string>>()
  return {
    isTooMany({ event, audience, account, address, first_at }) {
      const now = Math.floor(first_at.getTime() / FOLD_MS)
      if (now !== part) of = new Map()
      part = now
      const key = `${event} ${audience} ${address?.toString('base64') ?? ''}`
      const tried = of.get(key) ?? new Set()
      const name = account?.toString('base64') ?? ''
      if (tried.has(name)) return false
      if (tried.size >= MOST_INVENTED || (tried.size === 0 && of.size >= MOST_INVENTORS)) return true
      of.set(key, tried.add(name))
      return false
    },
  }
}

function folded(row: Omit<NotedRow, 'fold'>): NotedRow {
  const part = Math.floor(row.first_at.getTime() / FOLD_MS)
  const { event, audience, account, member_id, address, route } = row
  const text = JSON.stringify([part, event, audience, account?.toString('hex'), member_id, address?.toString('hex'), route])
  return { ...row, fold: createHash('sha256').update(text).digest() }
}
