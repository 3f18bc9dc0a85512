import type { Language } from '@himoya/contract/languages'
import type { CloseReason, QuestionAct, QuestionState } from '@himoya/contract/questions/public-question-lists'
import type { QuestionDraft, StaffQuestion } from '@himoya/contract/questions/public-questions'
import type { Sealer } from '../../../platform/crypto/vault.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, recordAuditAction } from '../../audit/audit.service.ts'
import { announceChange } from '../../../platform/pages/content-changed.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { changeAsked, readAsked, type AskedRow, type Change } from './asked.store.ts'
import { draftProblems } from './draft.policy.ts'
import { assertAct } from './moderation.policy.ts'
import { publishQuestion } from './publish.service.ts'
import { showQuestion } from './staff-questions.service.ts'

type Seen = { id: string; version: number; lang: Language }
type Step = { question: AskedRow; sealer: Sealer; db: Db }

/**
 * One step of a question's way: the rule, the change and its trace in one transaction. Throws `not_found`, `changed_meanwhile`
 * when it is not as the caller saw it any more, `second_person`, `forbidden`.
 */
async function step(
  platform: Platform,
  actor: StaffActor,
  { act, seen, drafter, audit_action }: { act: QuestionAct; seen: Seen; drafter?: string; audit_action?: AuditAction },
  change: (step: Step) => Promise<Omit<Change, 'updated_at'>>,
): Promise<StaffQuestion> {
  const { id, version } = seen
  await platform.db.transaction().execute(async (db) => {
    const question = await readAsked(db, id)
    if (!question) throw new AppError('not_found')
    if (question.version !== version) throw new AppError('changed_meanwhile')
    assertAct(actor, act, question)
    const sealer = await platform.vault.useKey(db, question.key_id)
    const changed = { ...(await change({ question, sealer, db })), updated_at: platform.now() }
    if (!(await changeAsked(db, seen, changed, drafter))) throw new AppError('changed_meanwhile')
    if (audit_action) await recordAuditAction(platform, db, actor, { action: audit_action, subject_id: id })
    // After the trail, as in cases: two acts for one person then never wait for each other in a ring.
    await tellAsker(platform, db, question, changed.state)
  })
  return showQuestion(platform, actor, seen.lang, id)
}

/** A signed-in asker hears that it is answered, or why not; once. */
async function tellAsker(
  platform: Platform,
  db: Db,
  { id, account_id, created_at }: AskedRow,
  state: QuestionState | undefined,
): Promise<void> {
  const settled = state === 'published' || state === 'answered' || state === 'closed'
  if (account_id === null || !settled) return
  const what = state === 'closed' ? 'question.closed' : 'question.answered'
  await notify(platform, db, { account_id, what, dedupe_key: `question:${id}`, subject_id: id, about_since: created_at })
}

/** Saves an answer, half done or whole; whoever saves it has written at it and cannot be its second person any more. */
export async function saveDraft(platform: Platform, actor: StaffActor, seen: Seen, draft: QuestionDraft): Promise<StaffQuestion> {
  return step(platform, actor, { act: 'draft', seen, drafter: actor.id }, async ({ sealer }) => ({
    state: 'drafting',
    draft: sealer.seal(`${seen.id}:draft`, JSON.stringify(draft)),
    drafted_by: actor.id,
  }))
}

/** Hands the answer to a second person. Throws `incomplete` with what is missing or tells who asked. */
export async function submitDraft(platform: Platform, actor: StaffActor, seen: Seen): Promise<StaffQuestion> {
  return step(platform, actor, { act: 'submit', seen }, async ({ question, sealer }) => {
    assertComplete(question, sealer)
    return { state: 'review', note: null }
  })
}

export async function returnDraft(platform: Platform, actor: StaffActor, seen: Seen, note: string): Promise<StaffQuestion> {
  return step(platform, actor, { act: 'return', seen }, async ({ sealer }) => ({
    state: 'drafting',
    note: sealer.seal(`${seen.id}:note`, note),
  }))
}

/** The second person's yes: published for everybody, or answered to the asker alone. Throws `incomplete`. */
export async function approveDraft(platform: Platform, actor: StaffActor, seen: Seen): Promise<StaffQuestion> {
  let published = false
  const shown = await step(
    platform,
    actor,
    { act: 'approve', seen, audit_action: 'question.approved' },
    async ({ question, sealer, db }) => {
      const draft = assertComplete(question, sealer)
      published = draft.way === 'publish'
      const content = published ? { content_id: await publishQuestion(platform, db, question.age_band, draft) } : {}
      const state: QuestionState = published ? 'published' : 'answered'
      return { state, reviewed_by: actor.id, settled_at: platform.now(), ...content }
    },
  )
  if (published) announceChange(platform.hub, 'question')
  return shown
}

/** From now on a supervisor's to answer. */
export async function escalate(platform: Platform, actor: StaffActor, seen: Seen, reason: string): Promise<StaffQuestion> {
  return step(platform, actor, { act: 'escalate', seen, audit_action: 'question.escalated' }, async ({ question, sealer }) => ({
    // What lies with a second person comes back to be looked at.
    state: question.state === 'review' ? 'drafting' : question.state,
    escalated_by: actor.id,
    escalated_at: platform.now(),
    escalation: sealer.seal(`${seen.id}:escalation`, reason),
  }))
}

/** Ends it without an answer; the asker is told why and where to turn. */
export async function closeQuestion(
  platform: Platform,
  actor: StaffActor,
  seen: Seen,
  closed_for: CloseReason,
): Promise<StaffQuestion> {
  return step(platform, actor, { act: 'close', seen, audit_action: 'question.closed' }, async () => ({
    state: 'closed',
    closed_for,
    settled_at: platform.now(),
  }))
}

function assertComplete(row: AskedRow, sealer: Sealer): QuestionDraft {
  const { id, lang } = row
  if (row.draft === null) throw new AppError('incomplete')
  const draft = JSON.parse(sealer.open(`${id}:draft`, row.draft)) as QuestionDraft
  const asked = { lang, title: sealer.open(`${id}:title`, row.title), question: sealer.open(`${id}:question`, row.question) }
  const problems = draftProblems(draft, asked)
  if (Object.keys(problems).length > 0) throw new AppError('incomplete', { fields: problems })
  return draft
}
