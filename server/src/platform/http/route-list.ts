import type { RouteOptions } from 'fastify'
import type { App } from './app-type.ts'

/** Every route as it was registered: for the document, and for telling 405 from 404. */
export type RouteList = readonly RouteOptions[]

/** A list that fills as routes are registered; call it before the first one. */
export function keepRouteList(app: App): RouteList {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  return routes
}

/** The methods some API route takes at this very path; empty when there is none. */
export function allowedMethods(routes: RouteList, url: string): string[] {
  const path = withoutSlash(url.split('?')[0] ?? '')
  if (!path.startsWith('/api/')) return []
  const matching = routes.filter((route) => patternOf(route.url).test(path))
  return [...new Set(matching.flatMap((route) => route.method))].toSorted()
}

function patternOf(pattern: string): RegExp {
  const parts = withoutSlash(pattern)
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}
