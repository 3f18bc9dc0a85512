import type { FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import type { App } from './app-type.ts'
import { ERROR_TEXTS } from './error-texts.ts'
import { askedLanguage } from './language.ts'
import { CEILINGS, loadClassOf, type LoadClass } from './load-classes.ts'
import { OWN_CALLS } from './request-limit.ts'

/** A body longer than this is a file on a slow line: it is not at work while it comes in. */
const LONG_BODY = 64 * 1024
const RETRY_SECONDS = 2

/**
 * Refuses calls by class while too many are at work, before anything has been done about them; SOS never. The refusal is made
 * by hand: it has to cost next to nothing, and is no line in the log.
 */
export function registerShedding(app: App, { config }: { config: Pick<Config, 'limits'> }): void {
  let at_work = 0
  const ceiling = (name: Exclude<LoadClass, 'sos'>): number => config.limits[`load_${name}`]?.points ?? CEILINGS[name]

  app.addHook('onRequest', async (request, reply) => {
    const load = loadClassOf(request.url)
    if (load === null || request.raw.socket.remoteAddress === OWN_CALLS) return undefined
    if (load !== 'sos' && at_work >= ceiling(load)) return refuse(reply, request.headers['accept-language'])
    if (request.routeOptions.config.upload || Number(request.headers['content-length']) > LONG_BODY) return undefined
    at_work += 1
    reply.raw.once('close', () => (at_work -= 1))
    return undefined
  })
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
