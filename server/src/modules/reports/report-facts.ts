import type {
  CONTACT_CHANNELS,
  HAPPENED_ABOUT,
  PLACE_KINDS,
  SAFE_HOURS,
  SHARE_CHOICES,
  SUSPECT_RELATIONS,
  YES_NO_UNKNOWN,
} from '@himoya/contract/report-lists'
import type { Sealer } from '../../platform/crypto/vault.ts'

type OneOf<List extends readonly unknown[]> = List[number]

/** What is sealed of a report as a whole. */
export type ReportFacts = {
  description: string
  child_name: string | null
  district: string | null
  place_kind: OneOf<typeof PLACE_KINDS> | null
  /** A day, or a month when nobody knows the day. */
  happened_from: string | null
  happened_to: string | null
  /** Instead of a day. */
  happened_about: OneOf<typeof HAPPENED_ABOUT> | null
  suspect_relation: OneOf<typeof SUSPECT_RELATIONS> | null
  suspect_has_access: OneOf<typeof YES_NO_UNKNOWN> | null
  contact: {
    channel: OneOf<typeof CONTACT_CHANNELS>
    /** `+998` and nine digits. */
    phone: string | null
    safe_hours: OneOf<typeof SAFE_HOURS> | null
  } | null
  share: OneOf<typeof SHARE_CHOICES>
}

/** What reports that were sealed before these were asked do not say. */
const ADDED_LATER = { happened_about: null } as const satisfies Partial<ReportFacts>

export const sealFacts = (sealer: Sealer, id: string, facts: ReportFacts): Buffer =>
  sealer.seal(`${id}:facts`, JSON.stringify(facts))

export const openFacts = (sealer: Sealer, id: string, sealed: Buffer): ReportFacts =>
  ({ ...ADDED_LATER, ...(JSON.parse(sealer.open(`${id}:facts`, sealed)) as Partial<ReportFacts>) }) as ReportFacts
