import { RefreshBody, SignedIn, SignInBody, Tokens } from '@himoya/contract/auth'
import { Empty } from '@himoya/contract/common'
import { userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountRoutes } from './accounts/account.routes.ts'
import { endSession, refreshSession } from './sessions/sessions.service.ts'
import { curtainRoutes } from './accounts/curtain.routes.ts'
import { passwordRoutes } from './passwords/password.routes.ts'
import { signIn } from './sessions/sign-in.service.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'

/** Everything under "auth and password" of the public site. */
export async function authRoutes(app: App, platform: Platform): Promise<void> {
  signUpRoutes(app, platform)
  tokenRoutes(app, platform)
  accountRoutes(app, platform)
  passwordRoutes(app, platform)
  curtainRoutes(app, platform)
}

function tokenRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/v1/auth/token/',
    {
      config: {
        access: 'public',
        summary: 'Sign in by phone or nickname',
        errors: ['wrong_credentials', 'proof_required', 'forbidden'],
        idempotency: false,
      },
      schema: { body: SignInBody, response: { 200: SignedIn } },
    },
    (request) => signIn(platform, clientOf(request), request.body),
  )

  app.post(
    '/api/v1/auth/token/refresh/',
    {
      config: {
        access: 'public',
        summary: 'A new pair of tokens',
        errors: ['unauthenticated', 'token_expired', 'token_revoked'],
        idempotency: false,
      },
      schema: { body: RefreshBody, response: { 200: Tokens } },
    },
    (request) => refreshSession(platform, clientOf(request), request.body.refresh, 'web'),
  )

  app.post(
    '/api/v1/auth/logout/',
    {
      config: { access: 'user', summary: 'Sign out on this device', idempotency: false },
      schema: { body: RefreshBody.partial().nullish(), response: { 204: Empty } },
    },
    async (request, reply) => {
      // The session of the access token ends; the refresh token belongs to it and dies with it.
      await endSession(platform, userActor(request.actor).session_id)
      reply.status(204)
    },
  )
}
