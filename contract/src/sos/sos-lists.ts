/* Lists of SOS that screens use; apart from the schemas so that a browser gets them without zod. */

/** How a call stands on the server. */
export const SOS_STATES = ['sent', 'accepted', 'helped', 'false_alarm', 'handed_to_112', 'unreachable'] as const
export type SosState = (typeof SOS_STATES)[number]
/** How whoever accepted it says it ended. */
export const SOS_OUTCOMES = ['helped', 'false_alarm', 'handed_to_112', 'unreachable'] as const
export type SosOutcome = (typeof SOS_OUTCOMES)[number]

/** On the sender's screen two more come before. */
export type SosStep = 'idle' | 'sending' | SosState
export type SosAct = 'press' | 'arrive' | 'fail' | 'cancel' | 'accept' | 'undo' | SosOutcome

/**
 * Every move there is; what is not here is refused. Taking a call back before anybody has accepted it ends it. Afterwards it is only
 * told to whoever accepted: somebody else may be holding the phone, so a person decides. `undo`: an outcome pressed by mistake.
 */
export const SOS_MOVES: Record<SosStep, Partial<Record<SosAct, SosStep>>> = {
  idle: { press: 'sending' },
  sending: { arrive: 'sent', fail: 'idle', cancel: 'idle' },
  sent: { accept: 'accepted', cancel: 'false_alarm' },
  accepted: {
    cancel: 'accepted',
    helped: 'helped',
    false_alarm: 'false_alarm',
    handed_to_112: 'handed_to_112',
    unreachable: 'unreachable',
  },
  helped: { undo: 'accepted' },
  false_alarm: { cancel: 'false_alarm', undo: 'accepted' },
  handed_to_112: { undo: 'accepted' },
  unreachable: { undo: 'accepted' },
}

/** Where an act leads; null: it is refused. */
export const sosMove = (from: SosStep, act: SosAct): SosStep | null => SOS_MOVES[from][act] ?? null

/** Who is in danger: the sender, or somebody they see. */
export const SOS_KINDS = ['self', 'other'] as const
export type SosKind = (typeof SOS_KINDS)[number]

/** Code points. */
export const SOS_LENGTHS = { text: 500, phone: 20, note: 1_000, message: 4_000 } as const
/** By then somebody has accepted it, or supervisors are told in a way that cannot be overlooked (product section 6). */
export const SOS_ESCALATION_MS = 2 * 60_000
/** So long an outcome can be taken back by whoever may say it. */
export const SOS_UNDO_MS = 60_000
/** A duty phone that was told has so long to answer before the next is told. */
export const SOS_WAKE_MS = 2 * 60_000
/** While a call rings, a duty phone that was told is told again after so long: whoever was told may have fallen asleep. */
export const SOS_TELL_AGAIN_MS = 10 * 60_000
/** Who said that they are coming has so long to accept; then the next is told. */
export const SOS_COMING_MS = 10 * 60_000
/** How the SMS to a duty phone went. */
export const SOS_ALERT_STATES = ['sending', 'sent', 'failed'] as const
export type SosAlertState = (typeof SOS_ALERT_STATES)[number]
/** The header in which a guest shows that a call is theirs: the nonce they sent it with. */
export const SOS_NONCE_HEADER = 'x-sos-nonce'

/** Degrees to three places: a square of about 100 m. Rounded on the phone, and again by the server before anything is stored. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 1_000) / 1_000
