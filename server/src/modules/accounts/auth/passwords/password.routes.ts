import {
  ChangePasswordBody,
  ResendAnswer,
  ResetBody,
  ResetConfirmAnswer,
  ResetConfirmBody,
  ResetDone,
  ResetSetBody,
} from '@himoya/contract/accounts/auth'
import type { App } from '../../../../platform/core/app-type.ts'
import { post } from '../../../../platform/http/routes.ts'
import { clientOf } from '../../../../platform/core/client.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { changePassword, confirmReset, setPasswordByReset } from './password.service.ts'
import { resendCode } from '../sign-up/sign-up.service.ts'

export function passwordRoutes(app: App, platform: Platform): void {
  post(app, '/api/v1/auth/password/change/', 'user', 'A new password; other devices are signed out')
    .takes({ body: ChangePasswordBody, errors: ['forbidden', 'proof_required'], idempotency: false })
    .does((request) => changePassword(platform, request.actor, clientOf(request), request.body))

  post(app, '/api/v1/password/reset/', 'public', 'Forgotten password, step 1: a code by SMS')
    .takes({ body: ResetBody, errors: ['proof_required'] })
    .answers(ResendAnswer, (request) => resendCode(platform, clientOf(request), { ...request.body, purpose: 'reset' }))

  post(app, '/api/v1/password/reset/confirm/', 'public', 'Forgotten password, step 2: the code of the SMS, or the recovery code')
    .takes({ body: ResetConfirmBody, errors: ['wrong_code', 'code_expired', 'wrong_recovery_code', 'proof_required'] })
    .answers(ResetConfirmAnswer, (request) => confirmReset(platform, clientOf(request), request.body))

  post(
    app,
    '/api/v1/password/reset/set/',
    'public',
    'Forgotten password, step 3: the new password; signed in here, signed out everywhere else',
  )
    .takes({ body: ResetSetBody, errors: ['reset_expired', 'forbidden'] })
    .answers(ResetDone, (request) => setPasswordByReset(platform, clientOf(request), request.body))
}
