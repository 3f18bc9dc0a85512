import { LANGUAGES, Language } from '@himoya/contract/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import boot from './features/shell/boot/boot.ts?script'
import { WORDS } from './i18n/with-code/boot-words.ts'
import { BOOT_MARK, DATA_MARK, STYLE_MARK } from './features/shell/page-markers.ts'
import { createPageCss } from './features/shell/page-css.ts'
import { headOf } from './ui/site/page-facts.ts'
import { dataBlock } from './features/shell/schema-org.ts'
import { siteContext } from './site-context.ts'
import site_css from './styles/site.css?inline'

/** Shapes of a drawing close themselves: a hundred bytes less on the way. */
const EMPTY_SHAPE = /><\/(?:path|circle|ellipse|rect|use)>/g

/** React writes this name as its own properties are written; the rest of the page has no such word. */
const REACT_NAME = / hrefLang=/g

/** `hidden=""` is `hidden`. What a text or a value says in this way is escaped. */
const EMPTY_VALUE = /=""(?=[ />])/g

/** React asks ahead for each first picture. It stands in the same packet as the link would, and the text goes before it. */
const PICTURE_AHEAD = /<link rel="preload" as="image"[^>]*>/g

/** The page's script in each language. */
const scripts = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, boot.replace('BOOT_WORDS', () => JSON.stringify(WORDS[lang]))]),
) as Record<Language, string>

const pageCss = createPageCss(site_css)

/**
 * Renders a page to its final bytes. Static markup, because nothing of it is hydrated: islands mount into their own
 * elements. Styles are cut down to what the page uses and stand inline, like the boot script: one request paints a page.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router_context: EntryContext,
  load_context: RouterContextProvider,
): Response {
  // A loader found nothing: the server sends the page of an unknown address.
  if (router_context.staticHandlerContext.errors) return new Response(null, { status, headers })
  const markup = renderToStaticMarkup(<ServerRouter context={router_context} url={request.url} />)
    .replace(EMPTY_SHAPE, '/>')
    .replace(REACT_NAME, ' hreflang=')
    .replace(PICTURE_AHEAD, '')
    .replace(EMPTY_VALUE, '')
  const css = pageCss(markup)
  const site = load_context.get(siteContext)
  const { inline } = site
  site.title = titleOf(markup)
  const script = scripts[langOf(request)]
  inline.styles.push(css)
  inline.scripts.push(script)
  const { matches, loaderData } = router_context.staticHandlerContext
  const head = headOf(loaderData[matches.at(-1)?.route.id ?? ''])
  const html = markup
    .replace(STYLE_MARK, () => css)
    .replace(BOOT_MARK, () => script)
    .replace(DATA_MARK, () => dataBlock(head?.structured ?? []))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!doctype html>${html}`, { status, headers })
}

/** As in the frame of the page: the first language stands in for anything that is none. */
const langOf = ({ url }: Request): Language => Language.safeParse(new URL(url).pathname.split('/')[1]).data ?? LANGUAGES[0]

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The title as it was before it became markup. */
const titleOf = (markup: string): string =>
  (/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? '').replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** Keeps what went wrong for the server, which logs it by its place and sends its own page. */
function keepFailure(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(siteContext).failure = error
}

export { keepFailure as handleError }
