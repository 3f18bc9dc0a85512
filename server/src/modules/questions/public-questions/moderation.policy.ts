import { QUESTION_ACTS, type QuestionAct, type QuestionState } from '@himoya/contract/questions/public-question-lists'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'

type QuestionStatus = {
  state: QuestionState
  marked: boolean
  escalated_at: Date | null
  drafters: readonly string[]
  drafted_by: string | null
}

const FROM: Record<QuestionAct, readonly QuestionState[]> = {
  draft: ['waiting', 'drafting'],
  submit: ['drafting'],
  return: ['review'],
  approve: ['review'],
  escalate: ['waiting', 'drafting', 'review'],
  close: ['waiting', 'drafting'],
}

/**
 * Who may do what: a counsellor drafts, somebody who never wrote at the answer reviews it. What was escalated is a supervisor's
 * to answer or close, and so is the closing of what touches our lists: alone nobody puts a risk away (safety.md 20).
 */
function refusal(
  actor: StaffActor,
  act: QuestionAct,
  question: QuestionStatus,
): 'changed_meanwhile' | 'second_person' | 'forbidden' | null {
  const escalated = question.escalated_at !== null
  if (!FROM[act].includes(question.state)) return 'changed_meanwhile'
  if (act === 'approve' || act === 'return') return question.drafters.includes(actor.id) ? 'second_person' : null
  if (act === 'escalate') return escalated || actor.role === 'supervisor' ? 'forbidden' : null
  if (actor.role !== 'supervisor' && (escalated || (act === 'close' && question.marked))) return 'forbidden'
  if (act === 'submit' && question.drafted_by !== actor.id) return 'forbidden'
  return null
}

export const actsOf = (actor: StaffActor, question: QuestionStatus): QuestionAct[] =>
  QUESTION_ACTS.filter((act) => refusal(actor, act, question) === null)

/** Throws `changed_meanwhile`, `second_person`, `forbidden`. */
export function assertAct(actor: StaffActor, act: QuestionAct, question: QuestionStatus): void {
  const code = refusal(actor, act, question)
  if (code) throw new AppError(code)
}
