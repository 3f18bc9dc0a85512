import {
  ChangePasswordBody,
  ResendAnswer,
  ResetBody,
  ResetConfirmAnswer,
  ResetConfirmBody,
  ResetDone,
  ResetSetBody,
} from '@himoya/contract/auth'
import { Empty } from '@himoya/contract/common'
import { userActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { clientOf } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changePassword, confirmReset, setPasswordByReset } from './password.service.ts'
import { resendCode } from '../sign-up/sign-up.service.ts'

export function passwordRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/v1/auth/password/change/',
    {
      config: {
        access: 'user',
        summary: 'A new password; other devices are signed out',
        errors: ['forbidden', 'proof_required'],
        idempotency: false,
      },
      schema: { body: ChangePasswordBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await changePassword(platform, userActor(request.actor), clientOf(request), request.body)
      reply.status(204)
    },
  )

  app.post(
    '/api/v1/password/reset/',
    {
      config: { access: 'public', summary: 'Forgotten password, step 1: a code by SMS', errors: ['proof_required'] },
      schema: { body: ResetBody, response: { 200: ResendAnswer } },
    },
    (request) => resendCode(platform, clientOf(request), { ...request.body, purpose: 'reset' }),
  )

  app.post(
    '/api/v1/password/reset/confirm/',
    {
      config: {
        access: 'public',
        summary: 'Forgotten password, step 2: the code of the SMS, or the recovery code',
        errors: ['wrong_code', 'code_expired', 'wrong_recovery_code', 'proof_required'],
      },
      schema: { body: ResetConfirmBody, response: { 200: ResetConfirmAnswer } },
    },
    (request) => confirmReset(platform, clientOf(request), request.body),
  )

  app.post(
    '/api/v1/password/reset/set/',
    {
      config: {
        access: 'public',
        summary: 'Forgotten password, step 3: the new password; signed in here, signed out everywhere else',
        errors: ['reset_expired', 'forbidden'],
      },
      schema: { body: ResetSetBody, response: { 200: ResetDone } },
    },
    (request) => setPasswordByReset(platform, clientOf(request), request.body),
  )
}
