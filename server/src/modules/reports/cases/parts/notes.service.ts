import type { Case, CaseNoteBody } from '@himoya/contract/reports/cases'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { insertNote, readNotes, updateNote } from './parts.store.ts'
import { openUntil } from '../showing/show-parts.ts'
import { workOn } from '../acts/work.service.ts'

/** What the team notes for itself; also on a case that is settled. Throws `not_found`, `forbidden`. */
export async function addNote(platform: Platform, actor: StaffActor, case_id: string, { text }: CaseNoteBody): Promise<Case> {
  return workOn(
    platform,
    actor,
    case_id,
    async ({ db, sealer, now }) => {
      const id = uuid(now.getTime())
      await insertNote(db, { id, case_id, author_id: actor.id, text: sealer.seal(`${id}:text`, text), created_at: now })
      return { kind: 'note', what: 'added', audit_action: 'case.noted' }
    },
    { settled: 'open' },
  )
}

/** Its author's alone, for 15 minutes; then it stands for ever. Throws `not_found`, `forbidden`, `too_late`. */
export async function changeNote(
  platform: Platform,
  actor: StaffActor,
  { case_id, note_id }: { case_id: string; note_id: string },
  { text }: CaseNoteBody,
): Promise<Case> {
  return workOn(
    platform,
    actor,
    case_id,
    async ({ db, sealer, now }) => {
      const note = (await readNotes(db, case_id)).find(({ id }) => id === note_id)
      if (!note) throw new AppError('not_found')
      if (note.author_id !== actor.id) throw new AppError('forbidden')
      if (now >= openUntil(note.created_at)) throw new AppError('too_late')
      await updateNote(db, case_id, { id: note_id, text: sealer.seal(`${note_id}:text`, text), updated_at: now })
      return { kind: 'note', what: 'changed', audit_action: 'case.noted' }
    },
    { settled: 'open' },
  )
}
