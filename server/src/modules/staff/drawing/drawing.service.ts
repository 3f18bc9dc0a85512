import type { OwnDrawing } from '@himoya/contract/staff/staff'
import type { StaffActor } from '../../../platform/core/actors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readDrawings, writeDrawing } from './drawing.store.ts'

export async function readDrawing({ db }: Platform, { id }: StaffActor): Promise<OwnDrawing> {
  const rows = await readDrawings(db)
  const of = (own: boolean) => rows.flatMap((row) => (row.drawing !== null && (row.id === id) === own ? [row.drawing] : []))
  return { drawing: of(true)[0] ?? null, used_by_others: [...new Set(of(false))] }
}

/** There is no other way to it: not even an admin chooses for somebody else. A child's open chat shows it within seconds. */
export async function chooseDrawing(platform: Platform, actor: StaffActor, drawing: OwnDrawing['drawing']): Promise<OwnDrawing> {
  await writeDrawing(platform.db, actor.id, drawing)
  return readDrawing(platform, actor)
}
