import type { FollowUp, SettleBody } from '@himoya/contract/reports/follow-ups'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { cleanText } from '../../../platform/core/text.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import { onShift } from '../../staff/staff.service.ts'
import { announceFollowUp } from './follow-up-changes.service.ts'
import { canBeHanded, mayHand, mayKeep, maySettle } from './follow-ups.policy.ts'
import { handOne, readOne, settleOne, type FollowUpRow } from './follow-ups.store.ts'
import { presentFollowUps, reasonPlace } from './present.service.ts'

/** Kept, broken for a reason, or not wanted any more. Throws `not_found`, `already_done`. */
export async function settleFollowUp(platform: Platform, actor: StaffActor, id: string, body: SettleBody): Promise<FollowUp> {
  const row = await mine(platform, actor, id)
  const { key_id } = row
  const { outcome, reason = null } = body
  const words = cleanText(body.words)
  await platform.db.transaction().execute(async (db) => {
    const reason_words = words === '' ? null : (await platform.vault.useKey(db, key_id)).seal(reasonPlace(id), words)
    const settled = { settled_at: platform.now(), settled_by: actor.id, outcome, reason, reason_words }
    if (!(await settleOne(db, id, settled))) throw new AppError('already_done')
    await recordAuditAction(platform, db, actor, {
      action: 'follow_up.settled',
      subject_id: subjectOf(row),
      ...(words === '' ? {} : { reason: { text: words, key_id } }),
    })
  })
  return shown(platform, actor, row)
}

/** Colleagues on shift who may keep it. Throws `not_found`, `forbidden` while it goes with its chat. */
export async function targetsOf(platform: Platform, actor: StaffActor, id: string): Promise<{ id: string; alias: string }[]> {
  const row = await mine(platform, actor, id)
  if (!mayHand(actor, row) || !canBeHanded(row)) throw new AppError('forbidden')
  const there = (await onShift(platform, platform.db)).filter((colleague) => mayKeep(colleague, row))
  return there.map((colleague) => ({ id: colleague.id, alias: colleague.alias }))
}

/** Throws `not_found`, `forbidden`, `already_done`, and `invalid` for somebody who may not keep it or is not there. */
export async function handFollowUp(platform: Platform, actor: StaffActor, id: string, to: string): Promise<FollowUp> {
  const row = await mine(platform, actor, id)
  if (!(await targetsOf(platform, actor, id)).some((one) => one.id === to))
    throw new AppError('invalid', { fields: { to: ['not_allowed'] } })
  await platform.db.transaction().execute(async (db) => {
    if (!(await handOne(db, id, to))) throw new AppError('already_done')
    await recordAuditAction(platform, db, actor, { action: 'follow_up.handed', subject_id: subjectOf(row) })
  })
  return shown(platform, actor, row)
}

async function mine({ db }: Platform, actor: StaffActor, id: string): Promise<FollowUpRow> {
  const row = await readOne(db, id)
  if (!row || !maySettle(actor, row)) throw new AppError('not_found')
  return row
}

const subjectOf = ({ chat_id, case_id }: FollowUpRow): string => (chat_id ?? case_id)!

/** As it is now; whoever had it before is told too. */
async function shown(platform: Platform, actor: StaffActor, before: FollowUpRow): Promise<FollowUp> {
  const row = await readOne(platform.db, before.id)
  const [one] = row ? await presentFollowUps(platform, actor, [row]) : []
  if (!row || !one) throw new AppError('not_found')
  announceFollowUp(platform, { id: row.id, change: 'changed' }, [before.owner_id, row.owner_id, row.case_assigned])
  return one
}
