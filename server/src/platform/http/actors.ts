import type { Actor, SignedInActor, StaffActor, UserActor } from './access.ts'
import { AppError } from './errors.ts'

/** The caller of a route whose access is `user`; access was checked, this tells the types. */
export function userActor(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new AppError('unauthenticated')
  return actor
}

/** The caller of a route whose access is a list of staff roles. */
export function staffActor(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('unauthenticated')
  return actor
}

/** The caller of a route whose access is `user_or_staff`. */
export function signedInActor(actor: Actor): SignedInActor {
  if (actor.kind === 'guest') throw new AppError('unauthenticated')
  return actor
}
