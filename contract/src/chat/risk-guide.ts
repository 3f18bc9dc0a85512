import type { RiskLevel } from './chat.ts'

/** What is asked before a level is set, in this order: whatever is answered is the reason. */
export const GUIDE_QUESTIONS = ['danger_now', 'means', 'plan', 'protector', 'escape', 'alone'] as const
export type GuideQuestion = (typeof GUIDE_QUESTIONS)[number]
export const GUIDE_ANSWERS = ['yes', 'no', 'unclear'] as const
export type GuideAnswer = (typeof GUIDE_ANSWERS)[number]
export type GuideAnswers = { [question in GuideQuestion]?: GuideAnswer | undefined }

/** The level that the answers speak for; null while they speak for none. It is shown beside the levels, and a person sets one. */
export function suggestedRisk({ danger_now, means, plan, protector, escape, alone }: GuideAnswers): RiskLevel | null {
  const exposed = protector === 'no' || escape === 'no' || alone === 'yes'
  if (danger_now === 'yes') return means === 'yes' || exposed ? 'sos' : 'high'
  if (plan === 'yes' && (means === 'yes' || exposed)) return 'high'
  if (plan === 'yes' || means === 'yes' || (protector === 'no' && escape === 'no')) return 'medium'
  const settled = danger_now === 'no' && protector === 'yes' && plan !== 'unclear' && means !== 'unclear'
  return settled ? 'low' : null
}
