import type { TeamSetting } from '@himoya/contract/staff/shifts'
import type { Db } from '../../../platform/db/connect.ts'

export async function readTeam(db: Db): Promise<TeamSetting> {
  return db.selectFrom('team_setting').select(['chat_cap', 'assignment', 'lease_seconds']).executeTakeFirstOrThrow()
}

export async function writeTeam(db: Db, setting: TeamSetting): Promise<void> {
  await db.updateTable('team_setting').set(setting).execute()
}
