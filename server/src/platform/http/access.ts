import type { StepUpPurpose } from '@himoya/contract/staff/member-lists'
import type { ErrorCode } from '@himoya/contract/errors'
import type { FastifyRequest, RouteOptions } from 'fastify'
import type { Actor, SignedInActor, StaffRole } from '../core/actors.ts'
import type { App } from '../core/app-type.ts'
import { AppError } from '../core/errors.ts'
import { loadClassOf } from '../limits/load-classes.ts'

type TokenAudience = 'web' | 'staff'

/** Who may call a route. It is declared by each route (`config.access`), or the server refuses to boot. */
export type Access =
  /** Anyone; the caller's token, if any, is not read. */
  | 'public'
  /** Anyone; a valid token makes the actor a user, none makes a guest. */
  | 'optional'
  /** A signed-in person of the public site. */
  | 'user'
  /** Staff of these roles (own token audience). */
  | readonly StaffRole[]
  /** The public site's user, or staff of any role; the service decides on the row. */
  | 'user_or_staff'

/**
 * Verifies a token and its session; `is_fresh`: it has proven itself in the last minutes; `proven_for`: this minute, for this act alone.
 * `is_urgent`: a call for help, which waits for nothing that can be written down later.
 * Throws `unauthenticated`, `token_expired` or `token_revoked`.
 */
export type Authenticate = (
  token: string,
  audience: TokenAudience,
  is_urgent?: boolean,
) => Promise<{ actor: SignedInActor; is_fresh: boolean; proven_for?: string | null }>

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Hidden from the document: pages, assets, health. */
    undocumented?: boolean
    /**
     * The codes this route's own rules answer with. Those every route has (validation, access, limits, 5xx) are
     * added to the document by themselves; a test fails on an answer with a code that stands in neither.
     */
    errors?: readonly ErrorCode[]
    /** One line on what the route does, for the document. */
    summary?: string
    /** What it may answer beside JSON: `text/csv`. */
    produces?: string
    /** Takes multipart/form-data (beside JSON when it has a body schema too), or bytes of the named type. */
    upload?: boolean | string
    /** Only for a session that has proven itself in the last minutes (safety.md 18); `step_up_required` otherwise. */
    step_up?: true
    /** Beyond that, only with a proof that was given this minute for this act. */
    step_up_for?: StepUpPurpose
    /** `false`: a POST that creates nothing, so an `Idempotency-Key` is not looked at. */
    idempotency?: boolean
  }
  interface FastifyRequest {
    actor: Actor
  }
}

const GUEST: Actor = { kind: 'guest' }

/** Fills `request.actor` and enforces `config.access` on every route; a route without it stops the start. */
export function registerAccess(app: App, authenticate: Authenticate): void {
  app.decorateRequest('actor')
  app.addHook('onRoute', assertDeclared)
  app.addHook('onRequest', async (request) => {
    await admit(request, authenticate)
  })
  app.addHook('preValidation', async (request) => {
    const { schema, config } = request.routeOptions
    if (request.is404) return
    const empty = request.body === undefined || request.body === null
    if (!empty && !schema?.body && !config.upload) throw new AppError('invalid', { fields: { body: ['not_allowed'] } })
  })
}

/** Throws, naming the route, unless it declares who may call it and what it answers. */
function assertDeclared(route: RouteOptions): void {
  const name = `${String(route.method)} ${route.url}`
  if (!route.config?.access) throw new Error(`${name} declares no access (config.access)`)
  if (route.config.undocumented) return
  const statuses = Object.keys(route.schema?.response ?? {})
  if (!statuses.some((status) => status.startsWith('2'))) throw new Error(`${name} declares no answer (schema.response)`)
}

/** Who calls is set first, so that a refusal can be noted with whom it was. */
async function admit(request: FastifyRequest, authenticate: Authenticate): Promise<void> {
  request.actor = GUEST
  const access = request.routeOptions.config.access
  // Only the not-found handler has no access of its own.
  if (access === undefined || access === 'public') return
  const token = bearerToken(request)
  if (token === null) {
    if (access === 'optional') return
    throw new AppError('unauthenticated')
  }
  const is_urgent = loadClassOf(request.routeOptions.url) === 'sos'
  const { actor, is_fresh, proven_for } = await authenticate(token, audienceFor(access, token), is_urgent)
  request.actor = actor
  if (Array.isArray(access) && !(actor.kind === 'staff' && access.includes(actor.role))) throw new AppError('forbidden')
  const { step_up, step_up_for } = request.routeOptions.config
  if (step_up && !is_fresh) throw new AppError('step_up_required')
  if (step_up_for !== undefined && proven_for !== step_up_for) throw new AppError('step_up_required')
}

function bearerToken(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

function audienceFor(access: Access, token: string): TokenAudience {
  if (access === 'user_or_staff') return claimedAudience(token)
  return Array.isArray(access) ? 'staff' : 'web'
}

/** Which of the two checks to try; `authenticate` then verifies the signature and this very claim. */
function claimedAudience(token: string): TokenAudience {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return (claims as { aud?: unknown } | null)?.aud === 'staff' ? 'staff' : 'web'
  } catch {
    // Not one of our tokens: the verification that follows says so.
    return 'web'
  }
}
