import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/core/app-type.ts'
import { clientAddress, siteOf } from '../../platform/core/client.ts'
import { markFirstCall } from '../../platform/limits/first-calls.ts'
import { whenGone } from '../../platform/limits/gone-callers.ts'
import type { Platform } from '../../platform/platform.ts'
import { nonceIndex } from './sos-facts.service.ts'

/** Nonces that are remembered. One that was forgotten is looked up like a new one, and found. */
const MOST_NONCES = 20_000

/**
 * The first word of a call waits for nobody. All else about calls, said again, added, asked or taken back, waits for its turn in memory:
 * additions to one call wait for each other in the database, and on connections they would keep everybody's SOS waiting.
 */
export function takeTurns(app: App, platform: Pick<Platform, 'vault' | 'sos_lines'>, first_path: string): void {
  const heard = new Set<string>()
  const at_failure = new WeakMap<FastifyRequest, () => void>()

  /** true once for each nonce; again after a failure, when nothing was made. */
  const isNew = (request: FastifyRequest): boolean => {
    const nonce = nonceIn(request.body)
    if (request.method !== 'POST' || request.routeOptions.url !== first_path || nonce === undefined) return false
    const name = nonceIndex(platform, nonce).toString('base64')
    if (heard.has(name)) return false
    heard.add(name)
    if (heard.size > MOST_NONCES) heard.delete(heard.values().next().value!)
    at_failure.set(request, () => heard.delete(name))
    return true
  }
  app.addHook('preValidation', async (request, reply) => {
    if (isNew(request)) return markFirstCall(request)
    const client = clientAddress(request)
    whenGone(reply, await platform.sos_lines.enter(siteOf(client) ?? client))
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode >= 400) at_failure.get(request)?.()
  })
}

const nonceIn = (body: unknown): string | undefined => {
  const { nonce } = (body ?? {}) as { nonce?: unknown }
  return typeof nonce === 'string' ? nonce : undefined
}
