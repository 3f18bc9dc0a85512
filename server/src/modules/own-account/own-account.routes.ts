import { AccountExport, DeleteAccountBody } from '@himoya/contract/auth'
import { Empty } from '@himoya/contract/common'
import { userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteAccount, exportAccount } from './own-account.service.ts'

/** A person's own data: to take along, and to delete. */
export function ownAccountRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/auth/export/',
    { config: { access: 'user', summary: 'Everything we hold on me' }, schema: { response: { 200: AccountExport } } },
    (request) => exportAccount(platform, userActor(request.actor), clientOf(request).lang),
  )

  app.delete(
    '/api/v1/auth/',
    {
      config: { access: 'user', summary: 'Delete my account and my chats', errors: ['proof_required'] },
      schema: { body: DeleteAccountBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await deleteAccount(platform, userActor(request.actor), clientOf(request), request.body.password)
      reply.status(204)
    },
  )
}
