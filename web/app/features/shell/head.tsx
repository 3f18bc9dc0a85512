import { LANGUAGES } from '@himoya/contract/languages'
import { useTexts } from '../../i18n/use-texts.ts'
import { BOOT_MARK, DATA_MARK, STYLE_MARK } from './page-markers.ts'
import { isListed, usePageFacts, usePageHead, type PageHead } from '../../ui/site/page-facts.ts'
import { useSite } from '../../ui/site/use-site.ts'

/** What stands at the bottom of the screen stands at the bottom of what the keyboard leaves of it. */
const ABOVE_KEYBOARD = ',interactive-widget=resizes-content'

export function Head() {
  const facts = usePageFacts()
  const own = usePageHead()
  const t = useTexts('meta')
  const title = own?.title ?? t(`${facts.page}.title`)
  const description = own?.description ?? t(`${facts.page}.description`)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content={`width=device-width,initial-scale=1${facts.has_steps ? ABOVE_KEYBOARD : ''}`} />
      {/* A receipt or a code is no phone number; those that are one say so themselves. */}
      <meta name="format-detection" content="telephone=no" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {isListed(facts) ? <Listed title={title} /> : <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      {/* No picture in the tab: it is as neutral as the title, and costs no request. */}
      <link rel="icon" href="data:," />
      {own?.app && <Installable {...own.app} />}
      <style>{STYLE_MARK}</style>
      <script>{BOOT_MARK}</script>
      {own?.structured && <script type="application/ld+json">{DATA_MARK}</script>}
    </head>
  )
}

/** Name and icon for a phone's screen; iOS before 16.4 reads the tags of its own. */
function Installable({ name, manifest, icon }: NonNullable<PageHead['app']>) {
  return (
    <>
      <link rel="manifest" href={manifest} />
      <link rel="apple-touch-icon" href={icon} />
      <meta name="apple-mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content={name} />
    </>
  )
}

/** For engines, and for whoever passes the page on: its address in each language, and a picture with its title. */
function Listed({ title }: { title: string }) {
  const { lang, rest, public_url } = useSite()
  const own = usePageHead()
  const path = (tag: string): string => `/${tag}${rest && `/${rest}`}`
  const served = own?.served ?? lang
  return (
    <>
      <link rel="canonical" href={public_url + path(served)} />
      {served === lang && LANGUAGES.map((tag) => <link key={tag} rel="alternate" hrefLang={tag} href={public_url + path(tag)} />)}
      {served === lang && <link rel="alternate" hrefLang="x-default" href={public_url + path('uz')} />}
      {own?.feed && <link rel="alternate" type="application/rss+xml" href={own.feed} />}
      <meta property="og:title" content={title} />
      <meta property="og:image" content={`${public_url}/share${path(lang)}.png`} />
    </>
  )
}
