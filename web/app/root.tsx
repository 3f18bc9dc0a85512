import { LANGUAGES, Language } from '@himoya/contract/languages'
import type { ReactNode } from 'react'
import { data, Outlet, type LoaderFunctionArgs } from 'react-router'
import { IntlProvider } from 'use-intl'
import { Head } from './features/page/head.tsx'
import { useSite } from './features/page/use-site.ts'
import { Shell } from './features/shell/shell.tsx'
import { messagesIn, fallbackText } from './i18n/messages.ts'
import { siteContext } from './site-context.ts'

/** What every part of a page may know. `rest` is the path after the language, the same in all three. */
export type PageFrame = Awaited<ReturnType<typeof loadFrame>>

async function loadFrame({ params, request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const lang = Language.safeParse(params['locale']).data ?? LANGUAGES[0]
  const rest = new URL(request.url).pathname.split('/').slice(2).join('/')
  return { lang, rest, public_url: site.public_url, islands: site.islands, numbers: await site.emergencyNumbers(lang) }
}

export async function loader(args: LoaderFunctionArgs) {
  const frame = await loadFrame(args)
  if (frame.lang !== args.params['locale']) throw data(null, { status: 404 })
  return frame
}

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useSite()
  return (
    <html lang={lang}>
      <IntlProvider
        locale={lang}
        timeZone="Asia/Tashkent"
        messages={messagesIn(lang)}
        onError={() => {}}
        getMessageFallback={({ namespace, key }) => fallbackText(namespace, key)}
      >
        <Head />
        <body>
          <Shell>{children}</Shell>
        </body>
      </IntlProvider>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
