import type { Language } from '@himoya/contract/languages'
import type { Found, FoundPage, MarkedText } from '@himoya/contract/content/search'
import { MessageCircle } from 'lucide'
import { createElement } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

/** What was found, under the names of its kinds, the kind of the best first. */
export function Results({ found, lang }: { found: FoundPage; lang: Language }) {
  const t = useTexts('search')
  if (found.results.length === 0) return <Nothing lang={lang} />
  return (
    <>
      <p className="meta" role="status">
        <Changing>{found.mistyped ? t('mistyped') : t('found', { count: String(found.count) })}</Changing>
      </p>
      {[...new Set(found.results.map(({ type }) => type))].map((type) => (
        <section key={type} className="found">
          <h2>{t(`types.${type}`)}</h2>
          <ul>
            {found.results
              .filter((one) => one.type === type)
              .map((one) => (
                <One key={one.id} found={one} lang={lang} />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function One({ found: { path, title, excerpt, lang: served }, lang }: { found: Found; lang: Language }) {
  return (
    <li lang={served === lang ? undefined : served}>
      <a className="card" href={`/${lang}/${path}`}>
        <h3>
          <Marked text={title} />
        </h3>
        {excerpt.length > 0 && (
          <p className="meta">
            <Marked text={excerpt} />
          </p>
        )}
      </a>
    </li>
  )
}

/**
 * Drawn once in its order, so a piece needs no key of its own. Marked otherwise it is another element: on a page that the browser
 * translates, what is written into the old one would stand beside its translation.
 */
const Marked = ({ text }: { text: MarkedText }) =>
  createElement(
    'span',
    { key: text.map((piece) => (piece.hit ? `<${piece.text}>` : piece.text)).join('') },
    ...text.map((piece) => (piece.hit ? createElement('mark', null, piece.text) : piece.text)),
  )

function Nothing({ lang }: { lang: Language }) {
  const t = useTexts('search')
  return (
    <div className="card talk" role="status">
      <p>{t('none')}</p>
      <p>{t('none_way')}</p>
      <a className="btn btn-second" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('write')}
      </a>
    </div>
  )
}
