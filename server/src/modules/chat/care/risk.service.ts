import type { RiskBody, RiskChange, RiskGuide } from '@himoya/contract/chat/desk'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { setRisk, showStaffChat } from '../chat.service.ts'
import { readPlace, type ChatPlace } from './chat-place.store.ts'
import { announceFacts } from './care-changes.service.ts'
import { insertRiskChange, readRiskChanges } from './risk.store.ts'

const HISTORY = 50

/** Who may see a chat's line in a list may say how urgent it is: also a counsellor in whose queue it waits. */
export async function seenPlace(platform: Platform, actor: StaffActor, chat_id: string): Promise<ChatPlace> {
  await showStaffChat(platform, actor, chat_id)
  const place = await readPlace(platform.db, chat_id)
  if (!place) throw new AppError('not_found')
  return place
}

/** How the risk came to be what it is, the newest first. Throws `not_found`. */
export async function riskHistory(platform: Platform, actor: StaffActor, chat_id: string): Promise<RiskChange[]> {
  const { key_id } = await seenPlace(platform, actor, chat_id)
  const sealer = await platform.vault.useKey(platform.db, key_id)
  const rows = await readRiskChanges(platform.db, chat_id, HISTORY)
  return rows.map(({ id, risk_from, risk_to, reason, changed_by, alias, created_at }) => ({
    id,
    from: risk_from,
    to: risk_to,
    ...reasonOf(sealer.open(id, reason)),
    by: { id: changed_by, alias: alias ?? '' },
    created_at: created_at.toISOString(),
  }))
}

/** A person decides, and says why; the queue is ordered anew. Throws `not_found`. */
export async function changeRisk(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  { risk, ...why }: RiskBody,
): Promise<RiskChange[]> {
  const { key_id } = await seenPlace(platform, actor, chat_id)
  const sealer = await platform.vault.useKey(platform.db, key_id)
  const id = uuid()
  await setRisk(platform, chat_id, risk, (db, risk_from) =>
    insertRiskChange(db, {
      id,
      chat_id,
      risk_from,
      risk_to: risk,
      reason: sealer.seal(id, JSON.stringify(why)),
      changed_by: actor.id,
    }),
  )
  announceFacts(platform, chat_id)
  return riskHistory(platform, actor, chat_id)
}

/** As it was sealed: answers and words, or the bare words of the time before there was a guide. */
function reasonOf(sealed: string): { guide: RiskGuide; reason: string } {
  return sealed.startsWith('{"guide":')
    ? (JSON.parse(sealed) as { guide: RiskGuide; reason: string })
    : { guide: {}, reason: sealed }
}
