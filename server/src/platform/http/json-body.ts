import type { App } from '../core/app-type.ts'

/** JSON bodies; an empty one with a JSON content type is no body, as the plain `fetch` of many clients sends it. */
export function registerJsonBody(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return parse(request, String(body), done)
  })
}
