import type { ReportTypeId } from '@himoya/contract/reports/report-lists'
import { fingerprintLikeness } from './fingerprint.policy.ts'

export type ComparedReport = {
  region_code: string | null
  type_ids: readonly ReportTypeId[]
  child_age_band: string | null
  created_at: Date
  fingerprint: readonly string[]
}

const WEEK_MS = 7 * 24 * 3_600_000
const WORDS = 0.6
const REGION = 0.15
const KINDS = 0.15
const AGE = 0.05
const WEEK = 0.05
/** Same place and kinds within a week, or a third of the words: worth a look. */
export const LIKE_FROM = 0.34

/** How likely two cases tell the same, 0-1. It sorts; a person decides. */
export function likenessOf(one: ComparedReport, other: ComparedReport): number {
  const shared = one.type_ids.filter((type) => other.type_ids.includes(type)).length
  const kinds = shared / Math.max(one.type_ids.length, other.type_ids.length)
  const near = Math.abs(one.created_at.getTime() - other.created_at.getTime()) <= WEEK_MS
  const age = one.child_age_band !== null && one.child_age_band !== 'unknown' && one.child_age_band === other.child_age_band
  const score =
    WORDS * fingerprintLikeness(one.fingerprint, other.fingerprint) +
    (one.region_code !== null && one.region_code === other.region_code ? REGION : 0) +
    KINDS * kinds +
    (age ? AGE : 0) +
    (near ? WEEK : 0)
  return Math.round(score * 100) / 100
}
