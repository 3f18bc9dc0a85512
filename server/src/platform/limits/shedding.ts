import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { App } from '../core/app-type.ts'
import { clientAddress, siteOf } from '../core/client.ts'
import { ERROR_TEXTS } from '../core/error-texts.ts'
import { askedLanguage } from '../core/language.ts'
import { isOwnCall } from '../core/own-call.ts'
import { whenGone } from './gone-callers.ts'
import { hasBody } from './has-body.ts'
import { CEILINGS, CLIENT_SHARE, loadClassOf, SITE_SHARE, type LoadClass } from './load-classes.ts'

const RETRY_SECONDS = 2
/** What takes a call off those that are at work. */
const at_end = new WeakMap<FastifyRequest, () => void>()

/** A call whose answer is there and only waits to be sent is at work no longer. */
export const endWork = (request: FastifyRequest): void => at_end.get(request)?.()

/**
 * Refuses calls by class while too many are at work, before anything has been done about them; SOS never. A call is at work once all
 * of it has come: a body that is still on its way costs nothing, and a file is counted where it is read. The refusal is made by hand:
 * it has to cost next to nothing, and is no line in the log. Returns how many calls are at work.
 */
export function registerShedding(app: App, { config }: { config: Pick<Config, 'limits'> }): () => number {
  const at_work = new Map<string, number>()
  let all = 0
  const ceiling = (name: Exclude<LoadClass, 'sos'>): number => config.limits[`load_${name}`]?.points ?? CEILINGS[name]
  const fits = (load: LoadClass, client: string): boolean => {
    if (load === 'sos') return true
    const most = ceiling(load)
    const site = siteOf(client)
    const isBelow = (key: string, share: number): boolean => (at_work.get(key) ?? 0) < Math.ceil(most * share)
    return all < most && isBelow(client, CLIENT_SHARE) && (site === null || isBelow(site, SITE_SHARE))
  }
  const count = (client: string, change: 1 | -1): void => {
    all += change
    for (const key of [client, siteOf(client)]) {
      if (key === null) continue
      const now = (at_work.get(key) ?? 0) + change
      if (now > 0) at_work.set(key, now)
      else at_work.delete(key)
    }
  }

  const admit = (request: FastifyRequest, reply: FastifyReply, whole: boolean): FastifyReply | undefined => {
    const load = loadClassOf(request.routeOptions.url)
    if (load === null || isOwnCall(request)) return undefined
    const client = clientAddress(request)
    if (!fits(load, client)) return refuse(reply, request.headers['accept-language'])
    if (!whole) return undefined
    count(client, 1)
    let is_at_work = true
    const end = (): void => {
      if (is_at_work) count(client, -1)
      is_at_work = false
    }
    at_end.set(request, end)
    whenGone(reply, end)
    return undefined
  }
  app.addHook('onRequest', async (request, reply) => admit(request, reply, !hasBody(request)))
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request) && !request.isMultipart()) return admit(request, reply, true)
    return undefined
  })
  return () => all
}

function refuse(reply: FastifyReply, language: string | undefined): FastifyReply {
  const body = JSON.stringify({ code: 'overloaded', message: ERROR_TEXTS.overloaded[askedLanguage(language)] })
  reply.hijack()
  reply.raw.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
    'x-content-type-options': 'nosniff',
  })
  reply.raw.end(body)
  return reply
}
