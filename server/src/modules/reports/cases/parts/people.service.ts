import type { Case, CasePersonBody } from '@himoya/contract/reports/cases'
import { readAnyPhone } from '@himoya/contract/phone-number'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { Sealer } from '../../../../platform/crypto/vault.ts'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import { cleanLine } from '../../../../platform/core/text.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { deletePerson, insertPerson, updatePerson, type PersonRow } from './parts.store.ts'
import { workOn } from '../acts/work.service.ts'

/** Whoever has to do with the case. Throws `not_found`, `forbidden`, `changed_meanwhile`. */
export async function addPerson(platform: Platform, actor: StaffActor, case_id: string, body: CasePersonBody): Promise<Case> {
  return workOn(platform, actor, case_id, async ({ db, sealer, now }) => {
    await insertPerson(db, { ...sealPerson(sealer, uuid(), body), case_id, created_at: now })
    return { kind: 'person', what: body.role, audit_action: 'case.changed' }
  })
}

type Place = { case_id: string; person_id: string }

export async function changePerson(platform: Platform, actor: StaffActor, place: Place, body: CasePersonBody): Promise<Case> {
  const { case_id, person_id } = place
  return workOn(platform, actor, case_id, async ({ db, sealer }) => {
    if (!(await updatePerson(db, case_id, sealPerson(sealer, person_id, body)))) throw new AppError('not_found')
    return { kind: 'person', what: body.role, audit_action: 'case.changed' }
  })
}

export async function removePerson(platform: Platform, actor: StaffActor, { case_id, person_id }: Place): Promise<Case> {
  return workOn(platform, actor, case_id, async ({ db }) => {
    if (!(await deletePerson(db, case_id, person_id))) throw new AppError('not_found')
    return { kind: 'person', what: 'removed', audit_action: 'case.changed' }
  })
}

function sealPerson(sealer: Sealer, id: string, { role, name, about, phone }: CasePersonBody): PersonRow {
  return {
    id,
    role,
    name: sealer.seal(`${id}:name`, cleanLine(name)),
    about: sealer.seal(`${id}:about`, about),
    phone: phone ? sealer.seal(`${id}:phone`, readAnyPhone(phone) ?? cleanLine(phone)) : null,
  }
}
