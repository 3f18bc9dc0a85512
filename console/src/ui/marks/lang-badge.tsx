import type { Language } from '@himoya/contract/languages'
import { useText } from '../../i18n/use-text.ts'
import styles from './marks.module.css'

/** Two letters for the eye, the language's name for the ear. */
export function LangBadge({ lang }: { lang: Language }) {
  const text = useText()
  return (
    <span className={styles.badge} title={text(`lang.${lang}`)}>
      <span aria-hidden>{lang.toUpperCase()}</span>
      <span className="unseen">{text(`lang.${lang}`)}</span>
    </span>
  )
}
