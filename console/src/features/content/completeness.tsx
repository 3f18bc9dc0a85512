import type { Language } from '@himoya/contract/languages'
import { LANGUAGES } from '../../i18n/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './content.module.css'

/** How much stands in each language: a bar for the eye, words for the ear. */
export function Completeness({ of }: { of: Record<Language, number> }) {
  const text = useText()
  return (
    <ul className={styles.completeness} aria-label={text('content.completeness')}>
      {LANGUAGES.map((lang) => (
        <li key={lang}>
          <span aria-hidden>{lang.toUpperCase()}</span>
          <meter
            min={0}
            max={100}
            value={of[lang]}
            aria-label={text('content.percent', { lang: text(`lang.${lang}`), percent: of[lang] })}
          />
          <span aria-hidden>{of[lang]}%</span>
        </li>
      ))}
    </ul>
  )
}
