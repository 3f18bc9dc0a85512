import { readAnyPhone } from '@himoya/contract/phone-number'
import { roundedDegrees, SOS_LENGTHS, SOS_UNDO_MS, sosMove, type SosAct, type SosState } from '@himoya/contract/sos/sos-lists'
import type { SosPlace } from '@himoya/contract/sos/sos'
import type { Language } from '@himoya/contract/languages'
import type { Actor, StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'

/** Where the act leads on the server. Throws `already_done` where the table has no such move. */
export function movedBy(state: SosState, act: SosAct): SosState {
  const to = sosMove(state, act)
  if (to === null || to === 'idle' || to === 'sending') throw new AppError('already_done')
  return to
}

/**
 * The sender: by their account unless a curtain hides it there, or by the nonce only they know, for as long as their receipt would
 * open it. For anybody else there is no such call.
 */
export function isSender(
  actor: Actor,
  call: { account_id: string | null; nonce_index: Buffer; curtained: boolean; outlived: boolean },
  nonce_index: Buffer | null,
): boolean {
  if (nonce_index !== null && nonce_index.equals(call.nonce_index)) return !call.outlived
  return actor.kind === 'user' && actor.id === call.account_id && !call.curtained
}

/** What the sender said is for whoever accepted it, and for supervisors. That it rings, everybody on the team sees. */
export const mayOpen = (actor: StaffActor, call: { accepted_by: string | null }): boolean =>
  actor.role === 'supervisor' || call.accepted_by === actor.id

/** An outcome can be taken back for a minute; not that its sender took the call back. Throws `already_done`, `too_late`. */
export function assertUndo(call: { state: SosState; accepted_by: string | null; settled_at: Date | null }, now: Date): void {
  movedBy(call.state, 'undo')
  if (call.accepted_by === null || call.settled_at === null) throw new AppError('already_done')
  if (now.getTime() - call.settled_at.getTime() > SOS_UNDO_MS) throw new AppError('too_late')
}

/** About 100 m, whatever came in: nothing finer is ever stored. */
export const roundedPlace = ({ lat, lng, accuracy }: SosPlace): SosPlace => ({
  lat: roundedDegrees(lat),
  lng: roundedDegrees(lng),
  ...(accuracy === undefined ? {} : { accuracy: Math.ceil(accuracy / 100) * 100 }),
})

/** What can be dialled of what was typed, between words too: whoever is in danger is not asked to type it again. null: nothing. */
export function dialled(typed: string): string | null {
  const phone = readAnyPhone(typed)
  if (phone !== null) return phone
  const digits = typed.replaceAll(/[^\d+]/g, '').slice(0, SOS_LENGTHS.phone)
  return /\d{3}/.test(digits) ? (readAnyPhone(digits) ?? digits) : null
}

/** Most of what a sender says in one call, however often they add to it. Code points. */
const ALL_WORDS = 4 * SOS_LENGTHS.text
/** A further text stands below what was said before. */
export const joinedWords = (before: string | null, added: string): string =>
  Array.from(before === null ? added : `${before}\n${added}`)
    .slice(0, ALL_WORDS)
    .join('')

const PRESSED: Record<Language, { self: string; other: string; silent: string }> = {
  uz: {
    self: 'SOS tugmasi bosildi.',
    other: 'SOS tugmasi bosildi. Boshqa odam xavfda.',
    silent: 'Gapira olmayman, faqat yozaman.',
  },
  ru: {
    self: 'Нажата кнопка SOS.',
    other: 'Нажата кнопка SOS. В опасности другой человек.',
    silent: 'Говорить нельзя, только писать.',
  },
  en: {
    self: 'The SOS button was pressed.',
    other: 'The SOS button was pressed. Somebody else is in danger.',
    silent: 'I cannot speak, I can only write.',
  },
}

type Said = { lang: Language; kind: 'self' | 'other'; can_speak: boolean; text: string | null }

/** The first message where the sender is answered: what they did, then what they wrote. */
export function firstWords({ lang, kind, can_speak, text }: Said): string {
  const words = PRESSED[lang]
  const about = can_speak ? words[kind] : `${words[kind]} ${words.silent}`
  return text === null ? about : `${about}\n${text}`
}
