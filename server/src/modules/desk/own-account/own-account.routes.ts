import { AccountExport, DeleteAccountBody } from '@himoya/contract/accounts/auth'
import type { App } from '../../../platform/core/app-type.ts'
import { get, remove } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteAccount, exportAccount } from './own-account.service.ts'

/** A person's own data: to take along, and to delete. */
export function ownAccountRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/auth/export/', 'user', 'Everything we hold on me').answers(AccountExport, (request) =>
    exportAccount(platform, request.actor, clientOf(request).lang),
  )

  remove(app, '/api/v1/auth/', 'user', 'Delete my account and my chats')
    .takes({ body: DeleteAccountBody, errors: ['proof_required'] })
    .does((request) => deleteAccount(platform, request.actor, clientOf(request), request.body.password))
}
