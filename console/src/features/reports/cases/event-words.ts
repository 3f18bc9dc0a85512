import { CASE_RISKS, CASE_STATES, DEADLINE_KINDS, REFERRAL_STATES } from '@himoya/contract/reports/case-lists'
import type { CaseEvent } from '@himoya/contract/reports/cases'
import type { Text } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'

type TimelineEvent = Pick<CaseEvent, 'kind' | 'what'>

/** Moments that have words of their own. */
const OWN = {
  assigned_let_go: 'case.did_assigned_let_go',
  message_from_reporter: 'case.did_message_from_reporter',
  opened_through_glass: 'case.did_opened_through_glass',
  plan_made: 'case.did_plan_made',
  closing_asked: 'case.did_closing_asked',
  closing_refused: 'case.did_closing_refused',
  closing_closed: 'case.did_closing_closed',
  task_open: 'case.did_task_open',
  task_done: 'case.did_task_done',
  task_dropped: 'case.did_task_dropped',
  note_changed: 'case.did_note_changed',
  person_removed: 'case.did_person_removed',
  referral_changed: 'case.did_referral_changed',
  original_asked: 'case.did_original_asked',
  original_unsealed: 'case.did_original_unsealed',
  original_refused: 'case.did_original_refused',
  original_taken: 'case.did_original_taken',
  hold_set: 'case.did_hold_set',
  hold_lift_asked: 'case.did_hold_lift_asked',
  hold_lifted: 'case.did_hold_lifted',
  state_withdrawn: 'case.did_state_withdrawn',
} as const satisfies Record<string, TextKey>

const has = <T extends string>(list: readonly T[], what: string): what is T => (list as readonly string[]).includes(what)

/** Where `what` is a word of one of our lists. */
function listed({ kind, what }: TimelineEvent): TextKey | null {
  if (kind === 'state' && has(CASE_STATES, what)) return `case.state_${what}`
  if (kind === 'risk' && has(CASE_RISKS, what)) return `case.risk_${what}`
  if (kind === 'referral' && has(REFERRAL_STATES, what)) return `case.referral_state_${what}`
  return kind === 'deadline' && has(DEADLINE_KINDS, what) ? `case.due_${what}` : null
}

/** What happened: in words of its own, with what it became, or in the word of its kind. */
export function eventWords(event: TimelineEvent, text: Text): string {
  const name = `${event.kind}_${event.what}`
  if (name in OWN) return text(OWN[name as keyof typeof OWN])
  const became = listed(event)
  const kind = text(`case.event_${event.kind}`)
  return became ? `${kind}: ${text(became)}` : kind
}

/** Who has seen it: what the history is asked for most. */
const LOOKS: ReadonlySet<CaseEvent['kind']> = new Set(['opened', 'printed', 'break_glass', 'original'])
export const isLook = ({ kind }: Pick<CaseEvent, 'kind'>): boolean => LOOKS.has(kind)
