import type { ONCE_RULES } from '@himoya/contract/content/test-lists'

/** The month of a day, before or after it: `2026-11`. */
function monthOf(day: string, later = 0): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 7)
}

type Participation = { about: string; useless_from: string | null }

/** What says that somebody has answered by the once-rule; null: they may at any time. The rest of it is hashed with a key. */
export function participationOf(
  once: (typeof ONCE_RULES)[number],
  questionnaire_id: string,
  account_id: string,
  day: string,
): Participation | null {
  const who = `${account_id}\n${questionnaire_id}`
  if (once === 'always') return null
  if (once === 'once') return { about: who, useless_from: null }
  return { about: `${who}\n${monthOf(day)}`, useless_from: `${monthOf(day, 1)}-01` }
}

/** Every mark a person can have on a day: what is older was swept, or is on that day. */
export const possibleParticipations = (questionnaire_ids: readonly string[], account_id: string, day: string): string[] =>
  questionnaire_ids.flatMap((id) => [
    `${account_id}\n${id}`,
    ...[-1, 0].map((later) => `${account_id}\n${id}\n${monthOf(day, later)}`),
  ])
