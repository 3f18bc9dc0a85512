import type { CaseLikeness } from '@himoya/contract/reports/cases'
import type { Db } from '../../../../platform/db/connect.ts'
import { LIKE_FROM, likenessOf } from './likeness.policy.ts'
import { readAlike, readCompared } from './likeness.store.ts'

const DAYS_MS = 30 * 24 * 3_600_000
const COMPARED = 300
const SHOWN = 5

/** Cases that may tell the same, the likeliest first. Nothing that was told is opened for it, and none of it stands in the answer. */
export async function casesLike(db: Db, id: string): Promise<CaseLikeness[]> {
  const compared = await readCompared(db, id)
  if (!compared) return []
  const at = compared.created_at.getTime()
  const near = { since: new Date(at - DAYS_MS), until: new Date(at + DAYS_MS), limit: COMPARED }
  return (await readAlike(db, compared, near))
    .map((other) => ({ other, score: likenessOf(compared, other) }))
    .filter(({ score }) => score >= LIKE_FROM)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, SHOWN)
    .map(({ other, score }) => ({
      id: other.id,
      ref: other.ref,
      state: other.state,
      created_at: other.created_at.toISOString(),
      score,
    }))
}
