import type { ErrorCode } from '@himoya/contract/errors'
import type { App } from '../../platform/core/app-type.ts'
import { clientAddress } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'

/** Every five minutes a console's token runs out, and a sensitive act asks for proof: neither is a refusal. */
const EVERYDAY: ReadonlySet<ErrorCode> = new Set(['token_expired', 'step_up_required'])

/** Notes each call of the team's that was refused for who made it (safety.md 28). */
export function noteRefusals(app: App, { security }: Pick<Platform, 'security'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { access } = request.routeOptions.config
    const { refused_with: code } = request
    if (!Array.isArray(access) || code === null || EVERYDAY.has(code)) return
    if (reply.statusCode !== 401 && reply.statusCode !== 403) return
    const member_id = request.actor?.kind === 'staff' ? request.actor.id : undefined
    security.note({
      event: reply.statusCode === 401 ? 'token_refused' : 'access_refused',
      audience: 'staff',
      account: member_id,
      member_id,
      address: clientAddress(request),
      route: request.routeOptions.url,
    })
  })
}
