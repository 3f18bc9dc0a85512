import type { Case } from '@himoya/contract/reports/cases'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { changeCase } from '../case.store.ts'
import { workOn, type Trace } from './work.service.ts'

/** From now on nothing of it is deleted, whatever its age. A supervisor's to say. Throws `not_found`, `already_done`. */
export async function holdCase(platform: Platform, actor: StaffActor, id: string, reason: string): Promise<Case> {
  return workOn(
    platform,
    actor,
    id,
    async ({ db, record, now }) => {
      if (record.legal_hold) throw new AppError('already_done')
      await changeCase(db, id, { legal_hold: true, hold_lift_by: null, hold_lift_at: null }, now)
      return { kind: 'hold', what: 'set', said: reason, audit_action: 'case.hold_set' }
    },
    { settled: 'open' },
  )
}

/** The first supervisor asks, another one lifts it: alone nobody lets evidence go. Throws `not_found`, `already_done`, `second_person`. */
export async function liftHold(platform: Platform, actor: StaffActor, id: string, reason: string): Promise<Case> {
  return workOn(
    platform,
    actor,
    id,
    async ({ db, record, now }): Promise<Trace> => {
      if (!record.legal_hold) throw new AppError('already_done')
      if (record.hold_lift_by === actor.id) throw new AppError('second_person')
      if (record.hold_lift_by === null) {
        await changeCase(db, id, { hold_lift_by: actor.id, hold_lift_at: now }, now)
        return { kind: 'hold', what: 'lift_asked', said: reason, audit_action: 'case.hold_lift_asked' }
      }
      await changeCase(db, id, { legal_hold: false, hold_lift_by: null, hold_lift_at: null }, now)
      return { kind: 'hold', what: 'lifted', said: reason, audit_action: 'case.hold_lifted' }
    },
    { settled: 'open' },
  )
}
