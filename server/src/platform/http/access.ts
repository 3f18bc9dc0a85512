import type { Role } from '@himoya/contract/auth'

/** Who may call a route. It is declared by each route (`config.access`), or the server refuses to boot. */
export type Access =
  /** Anyone; the caller's token, if any, is not read. */
  | 'public'
  /** Anyone; a valid token makes the actor a user, none makes a guest. */
  | 'optional'
  /** A signed-in person of the public site. */
  | 'user'
  /** Staff of these roles (own token audience). */
  | readonly Exclude<Role, 'user'>[]
  /** The public site's user, or staff of the roles; the service decides on the row. */
  | 'user_or_staff'

/** Who acts. Built once at the edge from a verified token and a live session, then passed as an argument. */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'user'; id: string; session_id: string }
  | { kind: 'staff'; id: string; session_id: string; role: Exclude<Role, 'user'> }

export type SignedInActor = Exclude<Actor, { kind: 'guest' }>
export type UserActor = Extract<Actor, { kind: 'user' }>
export type StaffActor = Extract<Actor, { kind: 'staff' }>

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Hidden from the document: pages, assets, health. */
    undocumented?: boolean
  }
  interface FastifyRequest {
    actor: Actor
  }
}
