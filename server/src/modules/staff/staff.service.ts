import type { Presence } from '@himoya/contract/staff/staff'
import type { Db } from '../../platform/db/connect.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import type { Platform } from '../../platform/platform.ts'
import { topic, type Topic } from '../../platform/realtime/hub.ts'
import { readOnShift, readPresence, writePresence, writeSeen, type OnShift } from './presence.store.ts'
import { readAliases } from './staff.store.ts'
export { importMember } from './import-member.service.ts'
export { keepFirstAdminLink } from './operator-link.service.ts'

/** Published with key `all` when somebody's presence changed: availability may have changed with it. */
export const presenceChanged: Topic<{ account_id: string }> = topic('staff.presence_changed')

/** Who can answer a chat at this moment, the longest on shift first. */
export async function onShift(platform: Platform, db: Db): Promise<OnShift[]> {
  return readOnShift(db, platform.now())
}

/** The names children see, by account id; an id without a member is absent. */
export async function staffAlias(_platform: Platform, db: Db, account_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readAliases(db, account_ids)
  return new Map(rows.map((row) => [row.account_id, row.alias]))
}

/** The member's own switch, with what they need to decide: open chats, the cap, the rota's shift. */
export async function presenceOf(platform: Platform, actor: StaffActor): Promise<Presence> {
  const now = platform.now()
  const { state, since, open_chats, chat_cap, starts_at, ends_at } = await readPresence(platform.db, actor.id, now)
  const planned = starts_at && ends_at ? { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() } : null
  return { state, since: (since ?? now).toISOString(), open_chats, chat_cap, planned }
}

/** Their open chats stay theirs in every state; the console asks what to do with them. */
export async function setPresence(platform: Platform, actor: StaffActor, state: Presence['state']): Promise<Presence> {
  await writePresence(platform.db, actor.id, state, platform.now())
  platform.hub.publish(presenceChanged, 'all', { account_id: actor.id })
  return presenceOf(platform, actor)
}

/** These consoles were heard so many milliseconds ago. */
export async function noteSeen(db: Db, heard: readonly { account_id: string; ago_ms: number }[]): Promise<void> {
  if (heard.length > 0) await writeSeen(db, heard)
}
