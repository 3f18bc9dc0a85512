import { Curtain, DeleteAccountBody, NewRecoveryCode, OpenCurtainBody } from '@himoya/contract/auth'
import { userActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { clientOf } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openOwnCurtain, readCurtain, renewRecoveryCode } from './curtain.service.ts'

export function curtainRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/auth/curtain/',
    {
      config: { access: 'user', summary: 'Has a recovery code been made' },
      schema: { response: { 200: Curtain } },
    },
    (request) => readCurtain(platform, userActor(request.actor)),
  )

  app.post(
    '/api/v1/auth/curtain/',
    {
      config: {
        access: 'user',
        summary: 'Show it again, by the recovery code',
        errors: ['wrong_recovery_code', 'proof_required'],
        idempotency: false,
      },
      schema: { body: OpenCurtainBody, response: { 200: Curtain } },
    },
    (request) => openOwnCurtain(platform, userActor(request.actor), clientOf(request), request.body.recovery_code),
  )

  app.post(
    '/api/v1/auth/recovery-code/',
    {
      config: {
        access: 'user',
        summary: 'A new recovery code, shown once',
        errors: ['proof_required'],
        // The answer holds the code: it is kept nowhere, not even for a replay.
        idempotency: false,
      },
      schema: { body: DeleteAccountBody, response: { 201: NewRecoveryCode } },
    },
    async (request, reply) => {
      const made = await renewRecoveryCode(platform, userActor(request.actor), clientOf(request), request.body.password)
      return reply.status(201).send(made)
    },
  )
}
