import { LANGUAGES } from '@himoya/contract/languages'
import { useTexts } from '../../i18n/use-texts.ts'
import { BOOT_MARK, STYLE_MARK } from './marks.ts'
import { isListed, usePageFacts, usePageHead } from './page-facts.ts'
import { useSite } from './use-site.ts'

export function Head() {
  const { lang, rest, public_url } = useSite()
  const facts = usePageFacts()
  const own = usePageHead()
  const t = useTexts('meta')
  const address = (tag: string): string => `${public_url}/${tag}${rest && `/${rest}`}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{own?.title ?? t(`${facts.page}.title`)}</title>
      <meta name="description" content={own?.description ?? t(`${facts.page}.description`)} />
      {!isListed(facts) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(lang)} />
          {LANGUAGES.map((tag) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={address(tag)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('uz')} />
        </>
      )}
      <meta name="color-scheme" content="light dark" />
      {/* No picture in the tab: it is as neutral as the title, and costs no request. */}
      <link rel="icon" href="data:," />
      <style>{STYLE_MARK}</style>
      <script>{BOOT_MARK}</script>
    </head>
  )
}
