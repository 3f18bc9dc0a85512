import { LANGUAGES, Language } from '@himoya/contract/languages'
import type { ReactNode } from 'react'
import { Outlet, type LoaderFunctionArgs } from 'react-router'
import { IntlProvider } from 'use-intl'
import { bannerFor, readBanners } from './features/page/banner-place.ts'
import { Head } from './features/page/head.tsx'
import { usePageFacts, usePageHead } from './features/page/page-facts.ts'
import { useSite } from './features/page/use-site.ts'
import { Shell } from './features/shell/shell.tsx'
import { messagesIn, fallbackText } from './i18n/messages.ts'
import { useTexts } from './i18n/use-texts.ts'
import { siteContext } from './site-context.ts'

/** What every part of a page may know. `rest` is the path after the language, the same in all three. */
export type PageFrame = Awaited<ReturnType<typeof readFrame>>

async function readFrame({ params, request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  // The server asks for pages of the three languages only; the first stands in for anything else.
  const lang = Language.safeParse(params['locale']).data ?? LANGUAGES[0]
  const rest = new URL(request.url).pathname.split('/').slice(2).join('/')
  const [numbers, banners] = await Promise.all([site.emergencyNumbers(lang), readBanners(site, lang, rest)])
  return {
    lang,
    rest,
    public_url: site.public_url,
    islands: site.islands,
    map_tiles: site.map_tiles,
    numbers,
    banner: bannerFor(banners, rest),
  }
}

export { readFrame as loader }

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useSite()
  return (
    <IntlProvider
      locale={lang}
      timeZone="Asia/Tashkent"
      messages={messagesIn(lang)}
      onError={() => {}}
      getMessageFallback={({ namespace, key }) => fallbackText(namespace, key)}
    >
      <Page>{children}</Page>
    </IntlProvider>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { lang } = useSite()
  const { page } = usePageFacts()
  const t = useTexts('meta')
  // A page with a title of its own has a neutral one for the tab; the boot script puts it there.
  return (
    <html lang={lang} data-tab={usePageHead() && t(`${page}.title`)}>
      <Head />
      <body>
        <Shell>{children}</Shell>
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
