import type { FastifyReply } from 'fastify'
import type { App } from '../core/app-type.ts'

/**
 * Whose connection was reset before its first hook has no address any more and would be counted with all others like it; nobody waits
 * for an answer, so nothing is done. For everybody else the address is asked for now: what Node was asked once it still knows when the
 * connection is gone.
 */
export function registerGoneCallers(app: App): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.socket.remoteAddress !== undefined) return undefined
    reply.hijack()
    raw.destroy()
    return reply
  })
}

/** Runs `giveBack` once the answer is out or its connection gone; at once when it is gone already, because `close` is told once only. */
export function whenGone({ raw }: FastifyReply, giveBack: () => void): void {
  if (raw.closed) giveBack()
  else raw.once('close', giveBack)
}
