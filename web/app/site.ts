import { createRequestHandler, matchRoutes, RouterContextProvider, type RouteObject, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import service_worker from './features/boot/service-worker.ts?script'
import { isListed, type PageFacts } from './features/page/page-facts.ts'
import { siteContext, type RenderedPage, type SiteContext, type SiteOptions } from './site-context.ts'

/**
 * The site as the server sees it: a path in, a page out. It never sees who asks, so that whole pages can be kept.
 * The server's own description of it is server/src/platform/http/site-build.ts.
 */
export function createSite(options: SiteOptions) {
  const { routes } = build
  const answer = createRequestHandler(build, 'production')
  const tree = branchesOf(routes, undefined)
  const exists = (path: string): boolean => {
    const route = matchRoutes(tree, path)?.at(-1)?.route
    return route !== undefined && route.path !== '*'
  }
  async function render(path: string, form?: URLSearchParams): Promise<RenderedPage> {
    const inline: RenderedPage['inline'] = { scripts: [], styles: [] }
    const frame: SiteContext = { ...options, inline, title: '' }
    const context = new RouterContextProvider()
    context.set(siteContext, frame)
    const sent = form && { method: 'POST', body: form }
    const response = await answer(new Request(new URL(path, options.public_url), sent), context)
    // Half a page is none: the server has its own for this case.
    if (frame.failure !== undefined) throw frame.failure
    return { status: exists(path) ? response.status : 404, html: await response.text(), title: frame.title, inline }
  }
  return {
    exists,
    service_worker,
    render,
    forms: Object.values(routes)
      .filter((route) => route?.parentId === LOCALE_ROUTE && route.module.action)
      .map((route) => route?.path ?? ''),
    listed: Object.values(routes)
      .filter((route) => route?.parentId === LOCALE_ROUTE && isListed(route.module.handle as PageFacts | undefined))
      .map((route) => route?.path ?? '')
      .filter((path) => !path.includes(':')),
  }
}

const LOCALE_ROUTE = 'routes/locale'

function branchesOf(routes: ServerBuild['routes'], parent_id: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent_id) return []
    if (route.index) return [{ id: route.id, index: true }]
    return [{ id: route.id, ...(route.path !== undefined && { path: route.path }), children: branchesOf(routes, route.id) }]
  })
}
