import type { RouteOptions } from 'fastify'
import type { App } from '../core/app-type.ts'

/** Every route as it was registered: for the document, and for telling 405 from 404. */
export type RouteList = readonly RouteOptions[]

/** A list that fills as routes are registered; call it before the first one. */
export function keepRouteList(app: App): RouteList {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  return routes
}

/** The longest part of a path that a route takes for one of its own (`maxParamLength` of the router). */
export const LONGEST_PART = 200

/** Tells the methods some API route takes at a path; none when there is no such route. */
export function methodsOf(routes: RouteList): (path: string) => string[] {
  let patterns: { pattern: RegExp; method: RouteOptions['method'] }[] = []
  return (path) => {
    const bare = withoutSlash(path)
    if (!bare.startsWith('/api/')) return []
    // Made once, when the first is asked for: whoever looks for what is not there looks often.
    if (patterns.length !== routes.length) patterns = routes.map(({ url, method }) => ({ pattern: patternOf(url), method }))
    const methods = patterns.filter(({ pattern }) => pattern.test(bare)).flatMap(({ method }) => method)
    return [...new Set(methods)].toSorted()
  }
}

function patternOf(pattern: string): RegExp {
  const parts = withoutSlash(pattern)
    .split('/')
    .map((part) => (part.startsWith(':') ? `[^/]{1,${LONGEST_PART}}` : RegExp.escape(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}
