import type { Risk, RiskLevel } from '@himoya/contract/chat/chat'
import type { Db } from '../../../platform/db/connect.ts'

type NewChange = { id: string; chat_id: string; risk_from: Risk; risk_to: RiskLevel; reason: Buffer; changed_by: string }

export async function insertRiskChange(db: Db, change: NewChange): Promise<void> {
  await db.insertInto('desk_risk_change').values(change).execute()
}

/** The newest first; without those whose reasons went with a deleted conversation. */
export async function readRiskChanges(db: Db, chat_id: string, limit: number) {
  return db
    .selectFrom('desk_risk_change')
    .innerJoin('chat', 'chat.id', 'desk_risk_change.chat_id')
    .leftJoin('staff_member', 'staff_member.account_id', 'changed_by')
    .select(['desk_risk_change.id', 'risk_from', 'risk_to', 'reason', 'changed_by', 'alias', 'desk_risk_change.created_at'])
    .where('chat_id', '=', chat_id)
    .where((is) =>
      is.or([is('chat.forgotten_at', 'is', null), is('desk_risk_change.created_at', '>', is.ref('chat.forgotten_at'))]),
    )
    .orderBy('desk_risk_change.created_at', 'desc')
    .limit(limit)
    .execute()
}
