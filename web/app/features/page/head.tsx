import { LANGUAGES } from '@himoya/contract/languages'
import { useTexts } from '../../i18n/use-texts.ts'
import { BOOT_MARK, STYLE_MARK } from './marks.ts'
import { isListed, usePageFacts } from './page-facts.ts'
import { useSite } from './use-site.ts'

/** A green dot, as neutral as the titles; as a data address, so that it costs no request. */
const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle cx='4' cy='4' r='4' fill='seagreen'/></svg>"

export function Head() {
  const { lang, rest, public_url } = useSite()
  const facts = usePageFacts()
  const t = useTexts('meta')
  const address = (tag: string): string => `${public_url}/${tag}${rest && `/${rest}`}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{t(`${facts.page}.title`)}</title>
      <meta name="description" content={t(`${facts.page}.description`)} />
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
      <link rel="icon" href={ICON} />
      <style>{STYLE_MARK}</style>
      <script>{BOOT_MARK}</script>
    </head>
  )
}
