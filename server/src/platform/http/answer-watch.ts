import type { App } from '../core/app-type.ts'

/** One answer of a documented route. `body` is the JSON text, '' when there is none. */
export type WatchedAnswer = { method: string; route: string; status: number; content_type: string; body: string }
export type AnswerWatch = (answer: WatchedAnswer) => void

/** Shows every API answer to `watch`: the tests hold each of them against the document. */
export function registerAnswerWatch(app: App, watch: AnswerWatch): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { url, config } = request.routeOptions
    if (url === undefined || config.undocumented || request.method === 'HEAD') return payload
    watch({
      method: request.method,
      route: url,
      status: reply.statusCode,
      content_type: String(reply.getHeader('content-type') ?? ''),
      body: typeof payload === 'string' ? payload : '',
    })
    return payload
  })
}
