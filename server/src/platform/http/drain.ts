import type { App } from '../core/app-type.ts'

/**
 * While the server stops, every answer is the last of its connection; otherwise a kept-alive one would hold the stop up
 * until it times out. Returns whether it is stopping.
 */
export function registerDrain(app: App): () => boolean {
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (draining) reply.header('connection', 'close')
    return payload
  })
  return () => draining
}
