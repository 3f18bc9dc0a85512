import { ConfirmBody, RegisterAnswer, RegisterBody, ResendAnswer, ResendBody, SignedIn } from '@himoya/contract/auth'
import type { App } from '../../../platform/core/app-type.ts'
import { clientOf } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { confirmPhone, register, resendCode } from './sign-up.service.ts'

export function signUpRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/v1/auth/register/',
    {
      config: {
        access: 'public',
        summary: 'A new account by phone (a code follows by SMS) or by nickname (signed in at once)',
        errors: ['nickname_taken', 'proof_required'],
      },
      schema: { body: RegisterBody, response: { 201: RegisterAnswer } },
    },
    async (request, reply) => reply.status(201).send(await register(platform, clientOf(request), request.body)),
  )

  app.post(
    '/api/v1/auth/confirm/',
    {
      config: { access: 'public', summary: 'The code of a registration', errors: ['wrong_code', 'code_expired'] },
      schema: { body: ConfirmBody, response: { 200: SignedIn } },
    },
    (request) => confirmPhone(platform, clientOf(request), request.body),
  )

  app.post(
    '/api/v1/auth/resend/',
    {
      config: { access: 'public', summary: 'Another code', errors: ['code_expired', 'proof_required'] },
      schema: { body: ResendBody, response: { 200: ResendAnswer } },
    },
    (request) => resendCode(platform, clientOf(request), request.body),
  )
}
