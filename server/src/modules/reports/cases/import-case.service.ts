import { isSettled } from '@himoya/contract/reports/case-lists'
import type {
  PERSON_ROLES,
  CaseRisk,
  CaseState,
  ClosingReason,
  REFERRAL_TARGETS,
  TimelineKind,
} from '@himoya/contract/reports/case-lists'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Sealer } from '../../../platform/crypto/vault.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hasSampleCases, placeSample, readCase } from './case.store.ts'
import { meetDeadlines, muteDeadlines, writeDeadline } from './deadlines/deadlines.store.ts'
import { openCase } from './open-case.service.ts'
import { insertNote, insertPerson, insertReferral, insertTask, updateReferral } from './parts/parts.store.ts'
import { addEvent } from './parts/timeline.service.ts'

type Member = string

/** A case as it stood where it was worked on before. */
export type ImportedCase = {
  /** Of the report it belongs to. */
  id: string
  words: string
  state: CaseState
  risk: CaseRisk
  assigned_to: Member | null
  duplicate_of?: string
  times_reopened?: number
  plan?: { text: string; by: Member; at: Date }
  closing?: { by: Member; closed_by: Member | null; at: Date; reason: ClosingReason; summary: string }
  people?: readonly { role: (typeof PERSON_ROLES)[number]; name: string; about: string }[]
  tasks?: readonly { title: string; assigned_to: Member; due_at: Date; done: boolean }[]
  notes?: readonly { by: Member; at: Date; text: string }[]
  referral?: { target: (typeof REFERRAL_TARGETS)[number]; text: string; by: Member; at: Date }
  events: readonly { kind: TimelineKind; what: string; by: Member | null; at: Date; text?: string }[]
  /** The reporter has had our first words. */
  answered: boolean
  /** When it is looked at again; null where nobody has it yet or any more. */
  review_at: Date | null
}

/** Where nobody has put any in yet. */
export const lacksSampleCases = async (db: Db): Promise<boolean> => !(await hasSampleCases(db))

/** Takes over a case as a sample, marked so. Nothing of it rings. */
export async function importCase(
  platform: Pick<Platform, 'vault' | 'jobs'>,
  db: Db,
  imported: ImportedCase,
  created_at: Date,
): Promise<void> {
  const { id, state, events, review_at } = imported
  await openCase({ ...platform, now: () => created_at }, db, { id, words: imported.words })
  const record = await readCase(db, id)
  if (!record) throw new AppError('not_found')
  const sealer = await platform.vault.useKey(db, record.key_id)
  const last = events.at(-1)?.at ?? created_at
  await placeSample(db, id, { ...placeOf(imported, sealer, last), updated_at: last })
  if (isSettled(state)) await meetDeadlines(db, id, last)
  else if (state !== 'received') await meetDeadlines(db, id, last, ['alarm', 'first_look'])
  if (imported.answered) await meetDeadlines(db, id, last, ['first_words'])
  if (review_at) await writeDeadline(db, { case_id: id, kind: 'review', subject_id: id, due_at: review_at })
  for (const { at, text, ...event } of events) {
    const said = text === undefined ? {} : { said: { text, key_id: record.key_id } }
    await addEvent({ ...platform, now: () => at }, db, { case_id: id, ...event, ...said })
  }
  await addParts(db, imported, sealer, created_at)
  await muteDeadlines(db, id, created_at)
}

function placeOf(imported: ImportedCase, sealer: Sealer, last: Date) {
  const { id, state, risk, assigned_to, plan, closing } = imported
  return {
    state,
    state_before: state === 'needs_info' || state === 'referred' ? ('in_progress' as const) : null,
    risk,
    was_high: risk === 'high',
    assigned_to,
    duplicate_of: imported.duplicate_of ?? null,
    times_reopened: imported.times_reopened ?? 0,
    settled_at: isSettled(state) ? last : null,
    ...(plan ? { plan: sealer.seal(`${id}:plan`, plan.text), plan_by: plan.by, plan_at: plan.at } : {}),
    ...(closing
      ? {
          closing_by: closing.by,
          closing_at: closing.at,
          closing_reason: closing.reason,
          closing_summary: sealer.seal(`${id}:closing_summary`, closing.summary),
          closed_by: closing.closed_by,
        }
      : {}),
  }
}

async function addParts(db: Db, imported: ImportedCase, sealer: Sealer, created_at: Date): Promise<void> {
  const case_id = imported.id
  for (const { role, name, about } of imported.people ?? []) {
    const id = uuid()
    const sealed = { name: sealer.seal(`${id}:name`, name), about: sealer.seal(`${id}:about`, about), phone: null }
    await insertPerson(db, { id, case_id, role, ...sealed, created_at })
  }
  for (const { title, assigned_to, due_at, done } of imported.tasks ?? []) {
    const id = uuid()
    const state = done ? 'done' : 'open'
    await insertTask(db, { id, case_id, title: sealer.seal(`${id}:title`, title), state, assigned_to, due_at, created_at })
    if (!done) await writeDeadline(db, { case_id, kind: 'task', subject_id: id, due_at })
  }
  for (const { by, at, text } of imported.notes ?? []) {
    const id = uuid()
    await insertNote(db, { id, case_id, author_id: by, text: sealer.seal(`${id}:text`, text), created_at: at })
  }
  if (imported.referral) await addReferral(db, case_id, imported.referral, sealer)
}

async function addReferral(db: Db, case_id: string, referral: NonNullable<ImportedCase['referral']>, sealer: Sealer) {
  const { target, text, by, at } = referral
  const id = uuid()
  const sealed = sealer.seal(`${id}:text`, text)
  await insertReferral(db, { id, case_id, target, text: sealed, by_id: by, created_at: at, updated_at: at })
  await updateReferral(db, case_id, id, { state: 'sent', consent: 'given_by_parent', updated_at: at })
}
