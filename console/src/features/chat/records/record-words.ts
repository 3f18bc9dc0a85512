import { AGE_BANDS, REGION_CODES } from '@himoya/contract/people'
import {
  CONTACT_KINDS,
  CONTACT_ROLES,
  GENDERS,
  OUTCOMES,
  REFERRALS,
  VIOLENCE_FORMS,
  WELLBEING_TOPICS,
} from '@himoya/contract/chat/record-lists'
import type { Text } from '../../../i18n/use-text.ts'

const RISKS = ['unassessed', 'low', 'medium', 'high', 'sos'] as const

/** The closed lists of the wrap-up, each value with its word. */
export function recordOptions(text: Text) {
  return {
    who: CONTACT_ROLES.map((value) => ({ value, label: text(`who.${value}`) })),
    age_band: AGE_BANDS.map((value) => ({ value, label: text(`age.${value}`) })),
    gender: GENDERS.map((value) => ({ value, label: text(`gender.${value}`) })),
    region_code: REGION_CODES.map((value) => ({ value, label: text(`region.${value}`) })),
    forms: VIOLENCE_FORMS.map((value) => ({ value, label: text(`form.${value}`) })),
    topics: WELLBEING_TOPICS.map((value) => ({ value, label: text(`topic.${value}`) })),
    risk: RISKS.map((value) => ({ value, label: text(`risk.${value}`) })),
    outcome: OUTCOMES.map((value) => ({ value, label: text(`outcome.${value}`) })),
    referral: REFERRALS.map((value) => ({ value, label: text(`referral.${value}`) })),
    kind: CONTACT_KINDS.map((value) => ({ value, label: text(`records.kind_${value}`) })),
  }
}
