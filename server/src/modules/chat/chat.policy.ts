import { LENGTHS } from '@himoya/contract/limits'
import type { SignedInActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { cleanText, codePoints } from '../../platform/core/text.ts'

type ChatFacts = {
  account_id: string
  assigned_to: string | null
  /** Begun before the account was reopened by SMS (safety.md 5), or deleted by its person. */
  curtained: boolean
}

/**
 * Who sees a chat's messages and may write into it: the person it belongs to unless it is curtained, the counsellor
 * who has it, any supervisor. Nobody else (safety.md 19, 20); for them it does not exist.
 */
export function mayEnter(actor: SignedInActor, chat: ChatFacts): boolean {
  if (actor.kind === 'user') return chat.account_id === actor.id && !chat.curtained
  return actor.role === 'supervisor' || (actor.role === 'counsellor' && chat.assigned_to === actor.id)
}

/** A message as it is stored: 1 to 4,000 code points of plain text. Throws `invalid`. */
export function messageText(typed: string): string {
  const text = cleanText(typed)
  if (text === '') throw new AppError('invalid', { fields: { message: ['required'] } })
  // Never more code points than characters.
  if (text.length > LENGTHS.message && codePoints(text) > LENGTHS.message)
    throw new AppError('invalid', { fields: { message: ['too_long'] } })
  return text
}
