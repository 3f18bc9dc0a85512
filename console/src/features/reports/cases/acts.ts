import { type ActNeed, type CaseAct, isSettled, needsOf } from '@himoya/contract/reports/case-lists'
import type { Case, CaseActBody } from '@himoya/contract/reports/cases'

export type Brought = Partial<Pick<CaseActBody, ActNeed>>

/** Somebody asked to close it and nobody has decided yet. */
export const isClosingAsked = ({ closing, state }: Pick<Case, 'closing' | 'state'>): boolean =>
  closing !== null && !isSettled(state)

/** As the second person one only agrees. */
export const fieldsOf = (act: CaseAct, closing: Case['closing']): readonly ActNeed[] => needsOf(act, closing === null)

/** The way forward, in this order the first that is possible. */
const FORWARD: readonly CaseAct[] = [
  'begin_triage',
  'answered',
  'referral_back',
  'begin_assessment',
  'begin_work',
  'make_plan',
  'close',
  'ask_closing',
  'assign',
]
/** Needed often, whatever the state. */
const BESIDE: readonly CaseAct[] = ['set_risk', 'assign', 'ask_reporter', 'reopen']
/** These two stand where the closing is told of. */
const OF_CLOSING: ReadonlySet<CaseAct> = new Set(['close', 'refuse_closing'])

export type ActLayout = { first: CaseAct | null; beside: CaseAct[]; rest: CaseAct[] }

/** Which act is the screen's one first button, which stand beside it, and which are in the menu. */
export function layOutActs(one: Pick<Case, 'can' | 'closing' | 'state' | 'plan' | 'risk'>): ActLayout {
  const asked = isClosingAsked(one)
  const possible = asked ? one.can.filter((act) => !OF_CLOSING.has(act)) : one.can
  const first = asked ? null : forward(one)
  const beside = BESIDE.filter((act) => act !== first && possible.includes(act))
  return { first, beside, rest: possible.filter((act) => act !== first && !beside.includes(act)) }
}

/** Nobody goes on before the risk is looked at; a plan that is there is not asked for again. */
function forward({ can, state, plan, risk }: Pick<Case, 'can' | 'state' | 'plan' | 'risk'>): CaseAct | null {
  if (risk === 'unknown' && state !== 'received' && can.includes('set_risk')) return 'set_risk'
  const planned = plan !== null || state === 'in_progress'
  return FORWARD.find((act) => can.includes(act) && !(act === 'make_plan' && planned)) ?? null
}
