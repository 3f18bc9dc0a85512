import type { KeyValues } from '@himoya/kit/browser-storage'
import { reopeningDatabase } from '@himoya/kit/database'
import { type KeptKey, keysDatabase } from '../visit/keys-database.ts'
import { ON_DEVICE, SOS_KEY } from './sos-first.ts'

export type FoundCall = {
  id: string
  nonce: string
  /** The number of the last words that were on the screen. */
  seen: number
}

export type KeptPlace = {
  device: KeyValues
  /** On a phone that is not theirs nothing lies on the device (safety.md 3). */
  is_shared: () => boolean
  /** Without them nobody knows whether the page that had a call still lives: then nothing lies there either. */
  locks: LockManager | undefined
  /** A quick exit or a signing out, in whichever tab, took it away. */
  onWiped: () => void
  now?: () => number
}

export type CallOnDevice = {
  /** Left by a page that was killed. From then on it is this page's. */
  find(): Promise<FoundCall | null>
  /** Lies there once it is this page's turn. */
  put(call: FoundCall): void
  /** Resolves once nothing of this page lies there. */
  leave(): Promise<void>
}

type Row = KeptKey & { call: FoundCall }

/** At the longest. The server says when the receipt opens nothing any more (INBOX_DAYS). */
const LONGEST_MS = 366 * 24 * 60 * 60_000

/**
 * A call on the device, in the database of keys: that is on the disk at once, and goes at once with a quick exit. Local storage has a
 * mark alone, by which a page knows that it has to look. One page has its turn at a time: what another one has open is not found.
 */
export function openDevice({ device, is_shared, locks, onWiped, now = Date.now }: KeptPlace): CallOnDevice {
  let turn: Turn | null = null
  let latest: FoundCall | null = null
  /** What of it is there. */
  let lying: string | null = null
  const rows = reopeningDatabase(
    keysDatabase(() => {
      lying = null
      onWiped()
    }),
  )

  function store(): void {
    const call = JSON.stringify(latest)
    if (!turn?.has_come || !latest || call === lying) return
    lying = call
    device.set(SOS_KEY, ON_DEVICE)
    const row: Row = { id: SOS_KEY, call: latest, until: now() + LONGEST_MS }
    // A browser that keeps nothing: the tab alone has it.
    rows.write((table) => table.put(row)).catch(() => null)
  }
  async function leave(): Promise<void> {
    const own = turn
    const is_lying = lying !== null
    turn = latest = lying = null
    if (is_lying) device.remove(SOS_KEY)
    if (is_lying) await rows.write(removeNow).catch(() => null)
    // Only then may another page look there.
    own?.end()
  }
  return {
    leave,
    async find() {
      if (!locks || device.get(SOS_KEY) === null) return null
      const own = (turn = takeTurn(locks, { ifAvailable: true }))
      const has_come = await own.came
      const row = has_come && (await rows.read<Row | undefined>((table) => table.get(SOS_KEY)).catch(() => null))
      // A quick exit, or a new call, came before it.
      if (turn !== own) return null
      lying = has_come ? '' : null
      if (row && row.until >= now() && !is_shared()) return (latest = row.call)
      await leave()
      return null
    },
    put({ id, nonce, seen }) {
      if (!locks || is_shared()) return void leave()
      latest = { id, nonce, seen }
      if (turn) return store()
      const own = (turn = takeTurn(locks, {}))
      void own.came.then(() => turn === own && store())
    },
  }
}

type Turn = { has_come: boolean; came: Promise<boolean>; end(): void }

/** It lasts until the page is left or dies. */
function takeTurn(locks: LockManager, options: LockOptions): Turn {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const turn: Turn = { has_come: false, came: Promise.resolve(false), end }
  turn.came = new Promise((resolve) => {
    const come = (lock: Lock | null): Promise<void> | undefined => {
      turn.has_come = lock !== null
      resolve(turn.has_come)
      return lock ? ended : undefined
    }
    // A page that is going gets none.
    locks.request(SOS_KEY, options, come).catch(() => resolve(false))
  })
  return turn
}

/** The page may be gone before its next turn of the loop: so this is on its way at once. */
function removeNow(table: IDBObjectStore): void {
  table.delete(SOS_KEY)
  table.transaction.commit()
}
