import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import service_worker from './features/shell/boot/service-worker.ts?script'
import { isListed, type PageFacts } from './ui/site/page-facts.ts'
import { siteContext, type RenderedPage, type SentForm, type SiteContext, type SiteOptions } from './site-context.ts'

/**
 * The site as the server sees it: a path in, a page out. It never sees who asks, so that whole pages can be kept.
 * The server's own description of it is server/src/platform/pages/site-build.ts.
 */
export function createSite(options: SiteOptions) {
  const { routes } = build
  const answer = createRequestHandler(build, 'production')
  const pages = Object.values(routes).filter((route) => route?.parentId === LOCALE_ROUTE && route.path !== '*')
  const paths = pages.map((route) => route?.path ?? '')
  const known = shapeOf(paths)
  const exists = (path: string): boolean => known.test(path)
  async function render(path: string, form?: SentForm): Promise<RenderedPage> {
    const inline: RenderedPage['inline'] = { scripts: [], styles: [] }
    const send: SiteContext['send'] = form && ((to, lang, call) => options.write(to, lang, call, form.address))
    const frame: SiteContext = { ...options, inline, title: '', send }
    const context = new RouterContextProvider()
    context.set(siteContext, frame)
    const sent = form && { method: 'POST', body: form.fields }
    const response = await answer(new Request(new URL(path, options.public_url), sent), context)
    // Half a page is none: the server has its own for this case.
    if (frame.failure !== undefined) throw frame.failure
    return { status: exists(path) ? response.status : 404, html: await response.text(), title: frame.title, inline }
  }
  return {
    exists,
    service_worker,
    render,
    forms: pages.filter((route) => route?.module.action).map((route) => route?.path ?? ''),
    listed: pages
      .filter((route) => isListed(route?.module.handle as PageFacts | undefined))
      .map((route) => route?.path ?? '')
      .filter((path) => !path.includes(':')),
  }
}

const LOCALE_ROUTE = 'routes/locale'

/** What addresses look like: a language, then one of the paths, any name in the place of a `:parameter`. */
const shapeOf = (paths: readonly string[]): RegExp =>
  new RegExp(`^/[^/]+(?:${paths.map((path) => path && `/${path.replaceAll(/:\w+/g, '[^/]+')}`).join('|')})$`)
