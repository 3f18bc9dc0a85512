import { RefreshBody, Sessions, Tokens } from '@himoya/contract/accounts/auth'
import { Id } from '@himoya/contract/common'
import {
  RecoveryCodes,
  SecondFactorBody,
  SecondFactorConfirmBody,
  SecondFactorOffer,
  StaffPasswordBody,
  StepUp,
  StepUpBody,
} from '@himoya/contract/staff/members'
import { PasskeyProof, PasskeyRequest } from '@himoya/contract/staff/passkeys'
import { Presence, PresenceBody, STAFF_ROLES, StaffSignedIn, StaffSignInBody, StaffUser } from '@himoya/contract/staff/staff'
import { z } from 'zod'
import type { App } from '../../platform/core/app-type.ts'
import { get, post, put, remove } from '../../platform/http/routes.ts'
import { clientOf } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { LETS_GO, type House } from '../../platform/server-module.ts'
import { endSession, refreshSession, listSessions } from '../accounts/auth/auth.service.ts'
import { offerSignIn, offerStepUp } from './passkeys/passkeys.service.ts'
import { drawingRoutes } from './drawing/drawing.routes.ts'
import { memberRoutes } from './member.routes.ts'
import { endOtherSessions } from './member-sessions.service.ts'
import { changeOwnPassword } from './factors/own-password.service.ts'
import { beginSecondFactor, finishSecondFactor, stepUp, stepUpOf } from './factors/second-factor.service.ts'
import { endStaffSession, readStaffUser, signInByPasskey, signInStaff } from './staff-sign-in.service.ts'
import { presenceOf, setPresence } from './staff.service.ts'

/** Who may be on shift: those who answer chats (product.md, "People"). */
const ANSWERING = ['counsellor', 'supervisor'] as const

/** Signing in to the console, presence, and accounts of staff. */
export async function staffRoutes(app: App, platform: Platform, { take }: Pick<House, 'take'>): Promise<void> {
  tokenRoutes(app, platform)
  secondFactorRoutes(app, platform)
  stepUpRoutes(app, platform)
  sessionRoutes(app, platform)
  presenceRoutes(app, platform)
  drawingRoutes(app, platform)
  memberRoutes(app, platform, take(LETS_GO))
}

function tokenRoutes(app: App, platform: Platform): void {
  post(app, '/api/v1/staff/auth/token/', 'public', 'Sign in to the console')
    .takes({
      body: StaffSignInBody,
      errors: ['wrong_credentials', 'mfa_required', 'passkey_required', 'wrong_code', 'proof_required', 'forbidden'],
      idempotency: false,
    })
    .answers(StaffSignedIn, (request) => signInStaff(platform, clientOf(request), request.body))

  post(app, '/api/v1/staff/auth/token/passkey/offer/', 'public', 'Begin to sign in with a passkey')
    .takes({ errors: ['rate_limited'], idempotency: false })
    .answers(PasskeyRequest, (request) => offerSignIn(platform, clientOf(request)))

  post(app, '/api/v1/staff/auth/token/passkey/', 'public', 'Sign in with a passkey')
    .takes({ body: PasskeyProof, errors: ['wrong_passkey', 'forbidden'], idempotency: false })
    .answers(StaffSignedIn, (request) => signInByPasskey(platform, clientOf(request), request.body.answer))

  refreshRoutes(app, platform)
}

function refreshRoutes(app: App, platform: Platform): void {
  post(app, '/api/v1/staff/auth/token/refresh/', 'public', 'A new pair of tokens')
    .takes({ body: RefreshBody, errors: ['unauthenticated', 'token_expired', 'token_revoked'], idempotency: false })
    .answers(Tokens, (request) => refreshSession(platform, clientOf(request), request.body.refresh, 'staff'))

  post(app, '/api/v1/staff/auth/logout/', STAFF_ROLES, 'Sign out on this device')
    .takes({ body: RefreshBody.partial().nullish(), idempotency: false })
    .does(({ actor }) => endSession(platform, actor.session_id))

  get(app, '/api/v1/staff/auth/me/', STAFF_ROLES, 'Who am I').answers(StaffUser, ({ actor }) => readStaffUser(platform, actor))
}

function secondFactorRoutes(app: App, platform: Platform): void {
  post(app, '/api/v1/staff/auth/second-factor/', STAFF_ROLES, 'Begin a second factor')
    .takes({ body: SecondFactorBody, step_up: true, errors: ['proof_required'], idempotency: false })
    .answers(SecondFactorOffer, (request) => beginSecondFactor(platform, request.actor, clientOf(request), request.body.password))

  post(app, '/api/v1/staff/auth/second-factor/confirm/', STAFF_ROLES, 'Its first code puts it in force')
    .takes({ body: SecondFactorConfirmBody, step_up: true, errors: ['wrong_code'], idempotency: false })
    .answers(RecoveryCodes, ({ actor, body }) => finishSecondFactor(platform, actor, body.code))
}

function stepUpRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/auth/step-up/', STAFF_ROLES, 'What proves once more that it is me').answers(StepUp, ({ actor }) =>
    stepUpOf(platform, actor),
  )

  post(app, '/api/v1/staff/auth/step-up/offer/', STAFF_ROLES, 'Begin to prove it with a passkey')
    .takes({ idempotency: false })
    .answers(PasskeyRequest, ({ actor }) => offerStepUp(platform, actor))

  post(
    app,
    '/api/v1/staff/auth/step-up/',
    STAFF_ROLES,
    'Prove once more that it is me; a new pair of tokens, good for ten minutes',
  )
    .takes({
      body: StepUpBody,
      errors: ['wrong_code', 'wrong_passkey', 'passkey_required', 'mfa_required', 'proof_required'],
      idempotency: false,
    })
    .answers(Tokens, (request) => stepUp(platform, request.actor, clientOf(request), request.body))
}

function sessionRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/auth/sessions/', STAFF_ROLES, 'Where I am signed in').answers(Sessions, ({ actor }) =>
    listSessions(platform, actor),
  )

  remove(app, '/api/v1/staff/auth/sessions/:id/', STAFF_ROLES, 'Sign out there')
    .takes({ params: z.strictObject({ id: Id }), step_up: true })
    .does(({ actor, params }) => endStaffSession(platform, actor, params.id))

  remove(app, '/api/v1/staff/auth/sessions/', STAFF_ROLES, 'Sign out everywhere but here')
    .takes({ step_up: true })
    .does(({ actor }) => endOtherSessions(platform, actor))

  post(app, '/api/v1/staff/auth/password/', STAFF_ROLES, 'Change my password; signs out everywhere but here')
    .takes({ body: StaffPasswordBody, step_up: true, errors: ['proof_required'], idempotency: false })
    .does((request) => changeOwnPassword(platform, request.actor, clientOf(request), request.body))
}

function presenceRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/presence/', ANSWERING, 'Am I on shift').answers(Presence, ({ actor }) => presenceOf(platform, actor))

  put(app, '/api/v1/staff/presence/', ANSWERING, 'On shift, on a break, or off')
    .takes({ body: PresenceBody })
    .answers(Presence, ({ actor, body }) => setPresence(platform, actor, body.state))
}
