import type { Language } from '@himoya/contract/languages'
import editor_styles from '../../../ui/fields/editor.module.css'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useText } from '../../../i18n/use-text.ts'

/** On a narrow screen one language is shown at a time; on a wide one this is not. */
export function LanguageTabs({ lang, onLang }: { lang: Language; onLang(lang: Language): void }) {
  const text = useText()
  return (
    <div className={editor_styles.tabs} role="group" aria-label={text('content.languages')}>
      {LANGUAGES.map((one) => (
        <button key={one} type="button" aria-pressed={one === lang} onClick={() => onLang(one)}>
          {text(`lang.${one}`)}
        </button>
      ))}
    </div>
  )
}
