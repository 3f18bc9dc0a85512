import { Curtain, DeleteAccountBody, NewRecoveryCode, OpenCurtainBody } from '@himoya/contract/accounts/auth'
import type { App } from '../../../../platform/core/app-type.ts'
import { get, post } from '../../../../platform/http/routes.ts'
import { clientOf } from '../../../../platform/core/client.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { openOwnCurtain, readCurtain, renewRecoveryCode } from './curtain.service.ts'

export function curtainRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/auth/curtain/', 'user', 'Has a recovery code been made').answers(Curtain, ({ actor }) =>
    readCurtain(platform, actor),
  )

  post(app, '/api/v1/auth/curtain/', 'user', 'Show it again, by the recovery code')
    .takes({ body: OpenCurtainBody, errors: ['wrong_recovery_code', 'proof_required'], idempotency: false })
    .answers(Curtain, (request) => openOwnCurtain(platform, request.actor, clientOf(request), request.body))

  post(app, '/api/v1/auth/recovery-code/', 'user', 'A new recovery code, shown once')
    .takes({ body: DeleteAccountBody, errors: ['proof_required'], idempotency: false })
    .creates(NewRecoveryCode, (request) => renewRecoveryCode(platform, request.actor, clientOf(request), request.body.password))
}
