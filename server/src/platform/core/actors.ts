import type { Role } from '@himoya/contract/accounts/auth'
import { AppError } from './errors.ts'

export type StaffRole = Exclude<Role, 'user'>

/** Who acts. Built once at the edge from a verified token and a live session, then passed as an argument. */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'user'; id: string; session_id: string }
  | { kind: 'staff'; id: string; session_id: string; role: StaffRole }

export type SignedInActor = Exclude<Actor, { kind: 'guest' }>
export type UserActor = Extract<Actor, { kind: 'user' }>
export type StaffActor = Extract<Actor, { kind: 'staff' }>

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
