import { isSettled, type CaseState } from '@himoya/contract/reports/case-lists'
import { CHAT_STATE, type ChatState } from '@himoya/contract/chat/chat-states'
import { LATE_MINUTES, PROMISE_DAYS, REMIND_MINUTES } from '@himoya/contract/reports/follow-up-lists'
import { DAY_MS } from '@himoya/contract/tashkent'
import type { StaffActor } from '../../../platform/core/actors.ts'

const MINUTE_MS = 60_000

type Place = {
  /** Who keeps it; null: nobody has its chat. */
  owner_id: string | null
  chat_state: ChatState | null
  chat_assigned: string | null
  case_state: CaseState | null
  case_assigned: string | null
}

/** Whoever keeps it, whoever has the chat or the case it belongs to, and supervisors. For others it does not exist. */
export function maySettle({ id, role }: StaffActor, { owner_id, chat_assigned, case_assigned }: Place): boolean {
  if (role === 'supervisor') return true
  return role === 'counsellor' && [owner_id, chat_assigned, case_assigned].includes(id)
}

/** A promise of an open chat goes where the chat goes: two people cannot write to one child. */
export function canBeHanded({ chat_state, case_state }: Place): boolean {
  return chat_state === CHAT_STATE.ended || (case_state !== null && !isSettled(case_state))
}

export function mayHand(actor: StaffActor, place: Place): boolean {
  return maySettle(actor, place) && (actor.role === 'supervisor' || place.owner_id === actor.id)
}

type Colleague = { id: string; role: string; langs: readonly string[] }

/** Who may keep it instead: of a chat whoever speaks its language, of a case whoever may work on it. */
export function mayKeep({ id, role, langs }: Colleague, place: Place & { lang: string }): boolean {
  if (id === place.owner_id) return false
  return place.case_state === null ? langs.includes(place.lang) : role === 'supervisor' || id === place.case_assigned
}

export const isTimely = (due_at: Date, now: Date): boolean =>
  due_at > now && due_at.getTime() - now.getTime() <= PROMISE_DAYS * DAY_MS

/** From when on it is late. */
const lateFrom = (due_at: Date): Date => new Date(due_at.getTime() + LATE_MINUTES * MINUTE_MS)
/** Nobody is waited for at a time that did not suit. */
export const isLate = ({ due_at, declined_at }: { due_at: Date; declined_at: Date | null }, now: Date): boolean =>
  declined_at === null && lateFrom(due_at) <= now
/** Whose time is before this is reminded of. */
export const remindUntil = (now: Date): Date => new Date(now.getTime() + REMIND_MINUTES * MINUTE_MS)
/** Whose time is before this is late. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - LATE_MINUTES * MINUTE_MS)
