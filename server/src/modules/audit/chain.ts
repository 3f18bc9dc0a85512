import { createHash } from 'node:crypto'
import type { AuditFault } from '@himoya/contract/audit/audit-lists'

/** A keyed hash: `vault.blindIndex`. Its key is in no copy of the database. */
export type Mac = (purpose: string, text: string) => Buffer

/** `at`: UTC with microseconds, `2026-11-21T17:00:00.000000Z`. */
export type Said = {
  id: string
  at: string
  actor_id: string
  action: string
  subject_id: string
  reason: Buffer | null
  reason_key: string | null
}
export type Link = Said & { seq: number; seal: Buffer; hash: Buffer | null }

export type MarkKind = 'origin' | 'anchor' | 'floor'
export type Mark = { kind: MarkKind; seq: number; hash: Buffer; at: Date; mac: Buffer | null }
/** A point of the chain: how many entries, and the hash of the last. */
export type Point = { seq: number; hash: Buffer }

/** Something that is not as it was written, and at which entry. */
export type Finding = { fault: AuditFault; seq: number; id: string | null }

export const NOTHING: Point = { seq: 0, hash: Buffer.alloc(32) }

/** What an entry says, letter for letter; `audit_words` in the migration spells it alike. */
export const wordsOf = ({ id, at, actor_id, action, subject_id, reason, reason_key }: Said): string =>
  [id, at, actor_id, action, subject_id, reason?.toString('hex') ?? '-', reason_key ?? '-'].join('\n')

/** A time of ours as the database spells it in `audit_words`. */
export const spelled = (at: Date): string => at.toISOString().replace('Z', '000Z')

export const sealOf = (mac: Mac, said: Said): Buffer => mac('audit.entry', wordsOf(said))

export const macOf = (mac: Mac, { kind, seq, hash, at }: Omit<Mark, 'mac'>): Buffer =>
  mac(`audit.${kind}`, `${seq}\n${hash.toString('hex')}\n${at.toISOString()}`)

export const isGenuine = (mac: Mac, mark: Mark): boolean => mark.mac !== null && mark.mac.equals(macOf(mac, mark))

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** What a walk along the chain has to be told before it begins. */
export type Ground = {
  mac: Mac
  /** Where the chain begins: the newest genuine floor, else nothing. */
  floor: Point
  /** Entries up to here are older than the chain, and sealed without a key. */
  origin: number
  /** Genuine marks; of one place there may be several, and all must agree with the chain. */
  checkpoints: readonly Mark[]
  head: Point
}

/**
 * Goes along the chain entry by entry; `end` answers what is not as it was written. Whoever rewrote hashes without the key is
 * found at the next mark: the fault lies between the mark before and the entry that is named.
 */
export function walkChain({ mac, floor, origin, checkpoints, head }: Ground): { step(link: Link): void; end(): Finding[] } {
  const findings: Finding[] = []
  const expected = Map.groupBy(
    checkpoints.filter(({ seq }) => seq > floor.seq),
    ({ seq }) => seq,
  )
  let last = floor
  /** The entries since the last mark are in doubt already; one finding of it is enough. */
  let doubted = false

  const find = (fault: AuditFault, seq: number, id: string | null): void => {
    doubted = true
    findings.push({ fault, seq, id })
  }

  return {
    step(link) {
      const { seq, id, seal } = link
      // Also what has no place at all, or one below what was deleted for its age.
      if (seq <= last.seq) return find('out_of_place', seq, id)
      if (seq > last.seq + 1) find('missing', last.seq + 1, null)
      const honest = seq <= origin ? sha256(wordsOf(link)) : sealOf(mac, link)
      if (!honest.equals(seal)) find('changed', seq, id)
      const hash = link.hash ?? Buffer.alloc(0)
      if (seq === last.seq + 1 && !sha256(last.hash, seal).equals(hash)) find('out_of_place', seq, id)
      last = { seq, hash }
      const known = expected.get(seq)
      if (!known) return
      if (!doubted && !known.every((mark) => mark.hash.equals(hash))) find('changed', seq, id)
      doubted = false
    },
    end() {
      if (last.seq < Math.max(0, ...expected.keys())) find('cut_off', last.seq + 1, null)
      if (head.seq !== last.seq || !head.hash.equals(last.hash)) find('head_wrong', head.seq, null)
      return findings
    },
  }
}

/** What of the marks is not as it was written. `kept` stand in the database, `written` in this node's file. */
export function markFaults(mac: Mac, kept: readonly Mark[], written: readonly Mark[]): Finding[] {
  const findings: Finding[] = []
  const all = [...kept, ...written]
  /** Nobody has started with it yet. */
  const untouched = all.length === 1 && all[0]!.kind === 'origin' && all[0]!.mac === null
  for (const mark of all) {
    if (!isGenuine(mac, mark) && !untouched) findings.push({ fault: 'mark_forged', seq: mark.seq, id: null })
  }
  const genuine = (checkpoints: readonly Mark[]): boolean => checkpoints.some((mark) => isGenuine(mac, mark))
  if (!untouched && !(genuine(kept) && genuine(written))) findings.push({ fault: 'marks_gone', seq: 0, id: null })
  return findings
}

/** Of days that are over the last anchor is enough: it covers all before it. */
export function worthKeeping(checkpoints: readonly Mark[], now: Date): Mark[] {
  const today = dayOf(now)
  const last = new Map(checkpoints.filter(({ kind }) => kind === 'anchor').map((mark) => [dayOf(mark.at), mark]))
  return checkpoints.filter((mark) => mark.kind !== 'anchor' || dayOf(mark.at) === today || last.get(dayOf(mark.at)) === mark)
}

/** Of UTC, `2026-11-21`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
