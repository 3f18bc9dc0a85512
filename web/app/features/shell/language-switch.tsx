import { LANGUAGES } from '@himoya/contract/languages'
import { Globe } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { usePageFacts } from '../../ui/site/page-facts.ts'
import { useSite } from '../../ui/site/use-site.ts'

/** Keeps the page; from a page that is not there it leads to the other language's home. */
export function LanguageSwitch() {
  const t = useTexts('shell')
  const { lang, rest, islands } = useSite()
  // Beside the language whose letters they are.
  const script = lang === 'uz' && islands['script']
  const { page } = usePageFacts()
  const same_page = page === 'not_found' || !rest ? '' : `/${rest}`
  return (
    <details className="lang" name="top" data-lang="">
      <summary>
        <Icon of={Globe} />
        {LANGUAGE_NAMES[lang].short}
      </summary>
      <nav aria-label={t('language')} translate="no">
        {LANGUAGES.map((tag) => (
          <a key={tag} href={`/${tag}${same_page}`} lang={tag} aria-current={tag === lang || undefined}>
            {LANGUAGE_NAMES[tag].name}
          </a>
        ))}
        {script && (
          <a
            href={`/${lang}${same_page}`}
            className="js-only"
            lang="uz-Cyrl"
            data-touch={[script.script, ...script.imports].join(' ')}
          >
            Ўзбекча
          </a>
        )}
      </nav>
    </details>
  )
}
