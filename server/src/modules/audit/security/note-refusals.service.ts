import type { ErrorCode } from '@himoya/contract/errors'
import type { SecurityEvent } from '@himoya/contract/audit/security-lists'
import type { App } from '../../../platform/core/app-type.ts'
import { clientAddress } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'

/** A token runs out, and a sensitive act asks for proof: neither is a refusal. */
const EVERYDAY: ReadonlySet<ErrorCode> = new Set(['token_expired', 'step_up_required'])

/** What is wrong with what was sent, whoever sent it. */
const TRIED: Partial<Record<ErrorCode, SecurityEvent>> = {
  invalid: 'input_refused',
  malformed_json: 'input_refused',
  bad_request: 'input_refused',
  too_large: 'input_refused',
  unsupported_media: 'input_refused',
  rate_limited: 'limit_reached',
}

/**
 * Notes each call that was refused (safety.md 28): for who made it, with the caller; for what was sent, with its route alone, so that a
 * flood is a few rows however many send it.
 */
export function noteRefusals(app: App, { security }: Pick<Platform, 'security'>): void {
  app.addHook('onResponse', async (request) => {
    const { url: route, config } = request.routeOptions
    const { refused_with: code, actor } = request
    if (code === null || !route?.startsWith('/api/') || EVERYDAY.has(code)) return
    const audience = Array.isArray(config.access) ? 'staff' : 'web'
    const tried = triedBy(code, request.headers['x-proof'] !== undefined)
    if (tried) return security.note({ event: tried, audience, route })
    const member_id = actor?.kind === 'staff' ? actor.id : undefined
    const account = member_id ?? (actor?.kind === 'user' ? actor.id : undefined)
    const refused = refusedFor(code, {
      access: config.access,
      came_with_token: request.headers.authorization !== undefined,
      asked_for_one: account !== undefined && route.includes('/:'),
    })
    if (!refused) return
    security.note({ event: refused, audience, account, member_id, address: clientAddress(request), route })
  })
}

function triedBy(code: ErrorCode, is_solved: boolean): SecurityEvent | undefined {
  if (code !== 'proof_required') return TRIED[code]
  // The first answer asks for a puzzle; only a solution can be wrong.
  return is_solved ? 'puzzle_failed' : undefined
}

type Asked = { access: unknown; came_with_token: boolean; asked_for_one: boolean }

/** A wrong password and the like are noted where they are found out. */
function refusedFor(code: ErrorCode, { access, came_with_token, asked_for_one }: Asked): SecurityEvent | undefined {
  if (code === 'unauthenticated' || code === 'token_revoked')
    return Array.isArray(access) || came_with_token ? 'token_refused' : undefined
  if (code === 'forbidden' && access !== 'public') return 'access_refused'
  // Another's object answers like one that is not there.
  return code === 'not_found' && asked_for_one ? 'object_missing' : undefined
}
