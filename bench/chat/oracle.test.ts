import { describe, expect, it } from 'vitest'
import { makeCid } from './cid.ts'
import { judge, NOTHING } from './oracle.ts'
import type { Ledger } from './orders.ts'
import type { Stored } from './system.ts'

const RUN = '0badcafe'
const cid = (n: number): string => makeCid(RUN, 0, n)
/** The person has sent three messages; the counsellor has sent none. */
const ledger = (shown: number[], unacked: number[] = [], late = 0): Ledger => ({
  run: RUN,
  ends: [
    { first: 0, sent: 3, unacked, shown: [], late },
    { first: 0, sent: 0, unacked: [], shown, late: 0 },
  ],
})
const stored = (...numbers: number[]): Stored[] => numbers.map((n, index) => ({ cid: cid(n), place: index + 1 }))

describe('what the kill trials count', () => {
  it('finds nothing where everything is stored once, in order and shown', () => {
    expect(judge(ledger([0, 1, 2]), stored(0, 1, 2))).toEqual({ ...NOTHING, sent: 3, acked: 3 })
  })
  it('finds what was acknowledged and is nowhere', () => {
    expect(judge(ledger([0, 2]), stored(0, 2))).toMatchObject({ lost: 1, never_shown: 0 })
  })
  it('forgives what was never acknowledged', () => {
    expect(judge(ledger([0, 1], [2]), stored(0, 1))).toMatchObject({ acked: 2, lost: 0, unacked: 1 })
  })
  it('finds what is stored twice, behind a later one, or on no screen', () => {
    expect(judge(ledger([0, 1, 2]), stored(0, 1, 1, 2))).toMatchObject({ doubled: 1, reordered: 0 })
    expect(judge(ledger([0, 1, 2]), stored(0, 2, 1))).toMatchObject({ doubled: 0, reordered: 1 })
    expect(judge(ledger([0, 1]), stored(0, 1, 2))).toMatchObject({ lost: 0, never_shown: 1 })
  })
  it('leaves other runs and earlier messages alone', () => {
    const foreign = { cid: makeCid('deadbeef', 0, 1), place: 9 }
    expect(judge(ledger([0, 1, 2]), [...stored(0, 1, 2), foreign])).toMatchObject({ doubled: 0, reordered: 0 })
  })
})
