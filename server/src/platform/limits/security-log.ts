import { createHash } from 'node:crypto'
import type { SecurityEvent } from '@himoya/contract/security-lists'
import type { Vault } from '../crypto/vault.ts'

/** An event of the security log. */
type Noted = {
  event: SecurityEvent
  audience: 'web' | 'staff'
  /** The account's id, or the index of a login that nobody has; a keyed hash of it is kept. */
  account?: string | undefined
  /** A member of the team, kept as it is. */
  member_id?: string | undefined
  /** As `clientAddress` says it; a keyed hash of it is kept. */
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
  /** Costs the caller nothing but two hashes: it is written down within a second, behind the answer (modules/security). */
  note(noted: Noted): void
  /** Takes what came since the last time. */
  take(): NotedRow[]
  /** Gives back what could not be written. */
  giveBack(rows: readonly NotedRow[]): void
}

const FOLD_MS = 10 * 60_000
/** Different rows of one second. What comes beyond is counted by its event alone, so that a flood costs no memory. */
const MOST_WAITING = 500

/** Gathers and folds; whoever keeps the log takes it from here. */
export function createSecurityLog(vault: Pick<Vault, 'blindIndex'>, now: () => Date): SecurityLog {
  let waiting = new Map<string, NotedRow>()

  const add = (row: NotedRow): void => {
    const key = row.fold.toString('base64')
    const known = waiting.get(key)
    if (known) {
      known.count += row.count
      known.last_at = row.last_at > known.last_at ? row.last_at : known.last_at
    } else if (waiting.size < MOST_WAITING || isBare(row)) waiting.set(key, row)
    else add(bareOf(row))
  }
  const marked = (purpose: string, value: string | undefined): Buffer | null =>
    value === undefined ? null : vault.blindIndex(`security ${purpose}`, value)

  return {
    note({ event, audience, account, member_id, address, route }) {
      const at = now()
      const who = { account: marked('account', account), address: marked('address', address), member_id: member_id ?? null }
      add(folded({ event, audience, ...who, route: route ?? null, count: 1, first_at: at, last_at: at }))
    },
    take() {
      const taken = [...waiting.values()]
      waiting = new Map()
      return taken
    },
    giveBack: (rows) => rows.forEach(add),
  }
}

/** Says nothing but that it happened. */
const isBare = ({ account, member_id, address, route }: NotedRow): boolean =>
  account === null && member_id === null && address === null && route === null

export const bareOf = (row: NotedRow): NotedRow => folded({ ...row, account: null, member_id: null, address: null, route: null })

function folded(row: Omit<NotedRow, 'fold'>): NotedRow {
  const part = Math.floor(row.first_at.getTime() / FOLD_MS)
  const { event, audience, account, member_id, address, route } = row
  const text = JSON.stringify([part, event, audience, account?.toString('hex'), member_id, address?.toString('hex'), route])
  return { ...row, fold: createHash('sha256').update(text).digest() }
}
