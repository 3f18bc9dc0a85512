import { RefreshBody, Sessions, Tokens } from '@himoya/contract/auth'
import { Empty, Id } from '@himoya/contract/common'
import {
  RecoveryCodes,
  SecondFactorBody,
  SecondFactorConfirmBody,
  SecondFactorOffer,
  StepUp,
  StepUpBody,
} from '@himoya/contract/members'
import { PasskeyProof, PasskeyRequest } from '@himoya/contract/passkeys'
import { Presence, PresenceBody, STAFF_ROLES, StaffSignedIn, StaffSignInBody, StaffUser } from '@himoya/contract/staff'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { endSession, refreshSession, listSessions } from '../auth/auth.service.ts'
import { offerSignIn, offerStepUp } from '../passkeys/passkeys.service.ts'
import { memberRoutes } from './member.routes.ts'
import { beginSecondFactor, finishSecondFactor, stepUp, stepUpOf } from './second-factor.service.ts'
import { endStaffSession, readStaffUser, signInByPasskey, signInStaff } from './staff-sign-in.service.ts'
import { presenceOf, setPresence } from './staff.service.ts'

/** Who may be on shift: those who answer chats (product.md, "People"). */
const ANSWERING = ['counsellor', 'supervisor'] as const

/** Signing in to the console, presence, and accounts of staff. */
export async function staffRoutes(app: App, platform: Platform): Promise<void> {
  tokenRoutes(app, platform)
  secondFactorRoutes(app, platform)
  stepUpRoutes(app, platform)
  sessionRoutes(app, platform)
  presenceRoutes(app, platform)
  memberRoutes(app, platform)
}

function tokenRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/v1/staff/auth/token/',
    {
      config: {
        access: 'public',
        summary: 'Sign in to the console',
        errors: ['wrong_credentials', 'mfa_required', 'passkey_required', 'wrong_code', 'proof_required', 'forbidden'],
        idempotency: false,
      },
      schema: { body: StaffSignInBody, response: { 200: StaffSignedIn } },
    },
    (request) => signInStaff(platform, clientOf(request), request.body),
  )

  app.post(
    '/api/v1/staff/auth/token/passkey/offer/',
    {
      config: { access: 'public', summary: 'Begin to sign in with a passkey', errors: ['rate_limited'], idempotency: false },
      schema: { response: { 200: PasskeyRequest } },
    },
    (request) => offerSignIn(platform, clientOf(request)),
  )

  app.post(
    '/api/v1/staff/auth/token/passkey/',
    {
      config: { access: 'public', summary: 'Sign in with a passkey', errors: ['wrong_passkey', 'forbidden'], idempotency: false },
      schema: { body: PasskeyProof, response: { 200: StaffSignedIn } },
    },
    (request) => signInByPasskey(platform, clientOf(request), request.body.answer),
  )

  refreshRoutes(app, platform)
}

function refreshRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/v1/staff/auth/token/refresh/',
    {
      config: {
        access: 'public',
        summary: 'A new pair of tokens',
        errors: ['unauthenticated', 'token_expired', 'token_revoked'],
        idempotency: false,
      },
      schema: { body: RefreshBody, response: { 200: Tokens } },
    },
    (request) => refreshSession(platform, clientOf(request), request.body.refresh, 'staff'),
  )

  app.post(
    '/api/v1/staff/auth/logout/',
    {
      config: { access: STAFF_ROLES, summary: 'Sign out on this device', idempotency: false },
      schema: { body: RefreshBody.partial().nullish(), response: { 204: Empty } },
    },
    async (request, reply) => {
      await endSession(platform, staffActor(request.actor).session_id)
      reply.status(204)
    },
  )

  app.get(
    '/api/v1/staff/auth/me/',
    { config: { access: STAFF_ROLES, summary: 'Who am I' }, schema: { response: { 200: StaffUser } } },
    (request) => readStaffUser(platform, staffActor(request.actor)),
  )
}

function secondFactorRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/v1/staff/auth/second-factor/',
    {
      config: {
        access: STAFF_ROLES,
        step_up: true,
        summary: 'Begin a second factor',
        errors: ['proof_required'],
        idempotency: false,
      },
      schema: { body: SecondFactorBody, response: { 200: SecondFactorOffer } },
    },
    (request) => beginSecondFactor(platform, staffActor(request.actor), clientOf(request), request.body.password),
  )

  app.post(
    '/api/v1/staff/auth/second-factor/confirm/',
    {
      config: {
        access: STAFF_ROLES,
        step_up: true,
        summary: 'Its first code puts it in force',
        errors: ['wrong_code'],
        idempotency: false,
      },
      schema: { body: SecondFactorConfirmBody, response: { 200: RecoveryCodes } },
    },
    (request) => finishSecondFactor(platform, staffActor(request.actor), request.body.code),
  )
}

function stepUpRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/auth/step-up/',
    {
      config: { access: STAFF_ROLES, summary: 'What proves once more that it is me' },
      schema: { response: { 200: StepUp } },
    },
    (request) => stepUpOf(platform, staffActor(request.actor)),
  )

  app.post(
    '/api/v1/staff/auth/step-up/offer/',
    {
      config: { access: STAFF_ROLES, summary: 'Begin to prove it with a passkey', idempotency: false },
      schema: { response: { 200: PasskeyRequest } },
    },
    (request) => offerStepUp(platform, staffActor(request.actor)),
  )

  app.post(
    '/api/v1/staff/auth/step-up/',
    {
      config: {
        access: STAFF_ROLES,
        summary: 'Prove once more that it is me; good for ten minutes of this session',
        errors: ['wrong_code', 'wrong_passkey', 'passkey_required', 'mfa_required', 'proof_required'],
        idempotency: false,
      },
      schema: { body: StepUpBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await stepUp(platform, staffActor(request.actor), clientOf(request), request.body)
      reply.status(204)
    },
  )
}

function sessionRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/auth/sessions/',
    { config: { access: STAFF_ROLES, summary: 'Where I am signed in' }, schema: { response: { 200: Sessions } } },
    (request) => listSessions(platform, staffActor(request.actor)),
  )

  app.delete(
    '/api/v1/staff/auth/sessions/:id/',
    {
      config: { access: STAFF_ROLES, summary: 'Sign out there' },
      schema: { params: z.strictObject({ id: Id }), response: { 204: Empty } },
    },
    async (request, reply) => {
      await endStaffSession(platform, staffActor(request.actor), request.params.id)
      reply.status(204)
    },
  )
}

function presenceRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/presence/',
    { config: { access: ANSWERING, summary: 'Am I on shift' }, schema: { response: { 200: Presence } } },
    (request) => presenceOf(platform, staffActor(request.actor)),
  )

  app.put(
    '/api/v1/staff/presence/',
    {
      config: { access: ANSWERING, summary: 'On shift, on a break, or off' },
      schema: { body: PresenceBody, response: { 200: Presence } },
    },
    (request) => setPresence(platform, staffActor(request.actor), request.body.state),
  )
}
