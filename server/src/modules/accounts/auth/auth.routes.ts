import { RefreshBody, SignedIn, SignInBody, Tokens } from '@himoya/contract/accounts/auth'
import { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { App } from '../../../platform/core/app-type.ts'
import { post } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { accountRoutes } from './accounts/account.routes.ts'
import { endSession, refreshSession } from './sessions/sessions.service.ts'
import { curtainRoutes } from './accounts/curtain.routes.ts'
import { passwordRoutes } from './passwords/password.routes.ts'
import { signIn } from './sessions/sign-in.service.ts'
import { comeBack } from './sessions/way-back.service.ts'
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
  post(app, '/api/v1/auth/token/', 'public', 'Sign in by phone or nickname')
    .takes({ body: SignInBody, errors: ['wrong_credentials', 'proof_required', 'forbidden'], idempotency: false })
    .answers(SignedIn, (request) => signIn(platform, clientOf(request), request.body))

  post(app, '/api/v1/auth/way-back/', 'public', 'Sign whoever gave no name in, by the words they were told')
    .takes({ body: ReceiptBody, errors: ['not_found', 'rate_limited', 'forbidden'], idempotency: false })
    .answers(SignedIn, (request) => comeBack(platform, clientOf(request), request.body))

  post(app, '/api/v1/auth/token/refresh/', 'public', 'A new pair of tokens')
    .takes({ body: RefreshBody, errors: ['unauthenticated', 'token_expired', 'token_revoked'], idempotency: false })
    .answers(Tokens, (request) => refreshSession(platform, clientOf(request), request.body.refresh, 'web'))

  post(app, '/api/v1/auth/logout/', 'user', 'Sign out on this device')
    .takes({ body: RefreshBody.partial().nullish(), idempotency: false })
    .does(async ({ actor }) => {
      // The session of the access token ends; the refresh token belongs to it and dies with it.
      await endSession(platform, actor.session_id)
    })
}
