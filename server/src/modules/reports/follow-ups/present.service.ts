import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { ifFound } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { displayNames } from '../../accounts/auth/auth.service.ts'
import { canBeHanded, isLate, mayHand, maySettle } from './follow-ups.policy.ts'
import type { FollowUpRow } from './follow-ups.store.ts'

export const wordsPlace = (id: string): string => `${id}:words`
export const reasonPlace = (id: string): string => `${id}:reason_words`

/** `closed`: without anybody's words. What was deleted while it was read is left out. */
export async function presentFollowUps(
  platform: Platform,
  actor: StaffActor,
  rows: readonly FollowUpRow[],
  closed = false,
): Promise<FollowUp[]> {
  const people = [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))]
  const names = await displayNames(platform, platform.db, people)
  const shown: FollowUp[] = []
  for (const row of rows) {
    const words = closed ? { words: null, reason_words: null } : await ifFound(openWords(platform, row))
    if (words) shown.push(present(platform, actor, row, { ...words, to: row.ref ?? names.get(row.account_id!) ?? '' }))
  }
  return shown
}

type Opened = { words: string | null; reason_words: string | null }

export async function openWords({ vault, db }: Platform, { id, key_id, words, reason_words }: FollowUpRow) {
  const sealer = await vault.useKey(db, key_id)
  return {
    words: sealer.open(wordsPlace(id), words),
    reason_words: reason_words && sealer.open(reasonPlace(id), reason_words),
  }
}

function present({ now }: Platform, actor: StaffActor, row: FollowUpRow, { to, words, reason_words }: Opened & { to: string }) {
  const { id, kind, chat_id, case_id, lang, owner_id, owner_alias, made_by, made_alias, made_at, due_at, shown } = row
  const { settled_at, declined_at } = row
  const open = settled_at === null
  return {
    id,
    kind,
    chat_id,
    case_id,
    to,
    lang,
    words,
    owner: owner_id === null ? null : { id: owner_id, alias: owner_alias ?? '' },
    made_by: { id: made_by, alias: made_alias ?? '' },
    made_at: made_at.toISOString(),
    due_at: due_at.toISOString(),
    shown,
    declined_at: declined_at?.toISOString() ?? null,
    late: isLate({ due_at, declined_at }, settled_at ?? now()),
    settled: settledOf(row, reason_words),
    can: { settle: open && maySettle(actor, row), hand: open && mayHand(actor, row) && canBeHanded(row) },
  }
}

function settledOf(
  { outcome, settled_at, settled_by, settled_alias, reason }: FollowUpRow,
  words: string | null,
): FollowUp['settled'] {
  if (!outcome || !settled_at || !settled_by) return null
  return { outcome, at: settled_at.toISOString(), by: { id: settled_by, alias: settled_alias ?? '' }, reason, words }
}
