import { ConfirmBody, RegisterAnswer, RegisterBody, ResendAnswer, ResendBody, SignedIn } from '@himoya/contract/accounts/auth'
import type { App } from '../../../../platform/core/app-type.ts'
import { post } from '../../../../platform/http/routes.ts'
import { clientOf } from '../../../../platform/core/client.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { confirmPhone, register, resendCode } from './sign-up.service.ts'

export function signUpRoutes(app: App, platform: Platform): void {
  post(
    app,
    '/api/v1/auth/register/',
    'public',
    'A new account by phone (a code follows by SMS) or by nickname (signed in at once)',
  )
    .takes({ body: RegisterBody, errors: ['nickname_taken', 'proof_required'] })
    .creates(RegisterAnswer, (request) => register(platform, clientOf(request), request.body))

  post(app, '/api/v1/auth/confirm/', 'public', 'The code of a registration')
    .takes({ body: ConfirmBody, errors: ['wrong_code', 'code_expired'] })
    .answers(SignedIn, (request) => confirmPhone(platform, clientOf(request), request.body))

  post(app, '/api/v1/auth/resend/', 'public', 'Another code')
    .takes({ body: ResendBody, errors: ['code_expired', 'proof_required'] })
    .answers(ResendAnswer, (request) => resendCode(platform, clientOf(request), request.body))
}
