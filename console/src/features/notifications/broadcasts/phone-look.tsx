import type { Broadcast } from '@himoya/contract/notifications/broadcasts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './broadcasts.module.css'

/** How it will stand in the list of notices of a person, in each language. */
export function PhoneLook({ texts }: { texts: Broadcast['texts'] }) {
  const text = useText()
  return (
    <ul className={styles.looks} aria-label={text('broadcast.look')}>
      {LANGUAGES.map((lang) => (
        <li key={lang} className={styles.look}>
          <small>{text(`lang.${lang}`)}</small>
          <strong lang={lang}>{texts[lang].title || text('content.nothing_there')}</strong>
          <span lang={lang}>{texts[lang].text || text('content.nothing_there')}</span>
        </li>
      ))}
    </ul>
  )
}
