import { LANGUAGES, Language } from '@himoya/contract/languages'
import type { ReactNode } from 'react'
import { Outlet, type LoaderFunctionArgs } from 'react-router'
import { IntlProvider } from 'use-intl'
import { bannerFor, readBanners } from './features/shell/banner-place.ts'
import { Head } from './features/shell/head.tsx'
import { usePageFacts, usePageHead } from './ui/site/page-facts.ts'
import { type PageFrame, useSite } from './ui/site/use-site.ts'
import { Shell } from './features/shell/shell.tsx'
import { messagesIn, fallbackText } from './i18n/messages.ts'
import { useTexts } from './i18n/use-texts.ts'
import { siteContext } from './site-context.ts'

async function readFrame({ params, request, context }: LoaderFunctionArgs): Promise<PageFrame> {
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
