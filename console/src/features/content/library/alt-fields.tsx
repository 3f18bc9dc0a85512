import type { Alt } from '@himoya/contract/content/library'
import { ALT_LENGTH } from '@himoya/contract/content/library-lists'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { useText } from '../../../i18n/use-text.ts'
import styles from './library.module.css'
import { WordsField } from '../../../ui/fields/words-field.tsx'

export const NO_WORDS: Alt = { uz: '', ru: '', en: '' }

/** The languages in which nothing is said yet. */
export const wordless = (alt: Alt): Language[] => LANGUAGES.filter((lang) => alt[lang].trim() === '')

type Props = {
  alt: Alt
  /** Say which are missing. */
  checked: boolean
  disabled?: boolean
  onChange(alt: Alt): void
}

/** What a medium shows, side by side in the three languages; none may be left out. */
export function AltFields({ alt, checked, disabled = false, onChange }: Props) {
  const text = useText()
  const missing = checked ? wordless(alt) : []
  return (
    <fieldset className={styles.group}>
      <legend>{text('library.alt')}</legend>
      <p className={styles.meta}>{text('library.alt_hint')}</p>
      <div className={styles.alt}>
        {LANGUAGES.map((lang) => (
          <WordsField
            most={ALT_LENGTH}
            key={lang}
            label={text(`lang.${lang}`)}
            value={alt[lang]}
            minRows={2}
            disabled={disabled}
            error={missing.includes(lang)}
            helperText={missing.includes(lang) ? text('field.required') : undefined}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang, 'aria-required': true } }}
            onChange={(event) => onChange({ ...alt, [lang]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
