import type { Platform } from '../../../platform/platform.ts'
import { teamSetting } from '../../staff/shifts/shifts.service.ts'
import { onShift } from '../../staff/staff.service.ts'
import { queueChanged, type QueueChange } from '../messages.service.ts'
import { lockAssignment, lockClaimer, readAssignable, readLastTaken, takeWaiting } from './claim.store.ts'
import { pickCounsellor } from './queue.policy.ts'

/** Handed out at once; the next run follows. */
const BATCH = 50

/**
 * Hands waiting chats to free counsellors where the team's setting is `auto`. Fair by `pickCounsellor`; any node may run it,
 * one at a time does. A manual claim at the same moment wins or loses the same conditional update.
 */
export async function assignWaiting(platform: Platform): Promise<void> {
  const { db, hub } = platform
  if ((await teamSetting(db)).assignment !== 'auto') return
  const handed = await db.transaction().execute(async (transaction) => {
    if (!(await lockAssignment(transaction))) return []
    const { chat_cap } = await teamSetting(transaction)
    const on_shift = await onShift(platform, transaction)
    const last = await readLastTaken(
      transaction,
      on_shift.map(({ id }) => id),
    )
    const free = on_shift.map((member) => ({ ...member, last_taken: last.get(member.id) ?? null }))
    const changes: QueueChange[] = []
    for (const chat of await readAssignable(transaction, BATCH)) {
      const picked = pickCounsellor(free, chat, chat_cap)
      if (!picked) continue
      await lockClaimer(transaction, picked.id)
      if (!(await takeWaiting(transaction, chat.id, picked.id, false))) continue
      picked.open_chats += 1
      picked.last_taken = new Date()
      changes.push({ kind: 'claimed', chat_id: chat.id, by: { id: picked.id, alias: picked.alias } })
    }
    return changes
  })
  for (const change of handed) hub.publish(queueChanged, 'all', change)
}
