import type { Language } from '@himoya/contract/languages'
import { useTexts } from '../../../i18n/use-texts.ts'

const KINDS = { questions: 'question', learn: 'lesson', places: 'place', faq: 'faq' } as const

/** Where to look without a word to look for. */
export function Topics({ lang }: { lang: Language }) {
  const t = useTexts('search')
  return (
    <nav className="topics" aria-label={t('topics')}>
      <p className="meta">{t('topics')}</p>
      <ul className="chips">
        {Object.entries(KINDS).map(([path, kind]) => (
          <li key={path}>
            <a className="chip" href={`/${lang}/${path}`}>
              {t(`types.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
