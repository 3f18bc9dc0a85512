import type { Actor, StaffActor, UserActor } from './access.ts'
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
