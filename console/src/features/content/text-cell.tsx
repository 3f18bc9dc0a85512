import type { Language } from '@himoya/contract/languages'
import type { RichText } from '@himoya/contract/content/rich-text'
import { memo } from 'react'
import { useText } from '../../i18n/use-text.ts'
import type { TextKey } from '../../i18n/text-key.ts'
import { TextEditor } from './rich-text/public/text-editor.tsx'
import type { PlainText as Field } from './content-forms.ts'
import styles from '../../ui/fields/editor.module.css'
import { idOf } from './public/problems.ts'
import { uzbekLetters } from './public/slug.ts'
import type { Path } from './public/working.ts'
import { WordsField } from '../../ui/fields/words-field.tsx'

type Props = {
  field: Field
  lang: Language
  path: Path
  value: unknown
  problem: string | undefined
  readonly: boolean
  onChange(path: Path, value: unknown): void
}

/** One field in one language; the others are not drawn again when it changes. */
export const TextCell = memo(function TextCell({ field, lang, path, value, problem, readonly, onChange }: Props) {
  const text = useText()
  const id = idOf(path)
  const label = text(`words.${field.name}` as TextKey)
  if (field.ask === 'blocks') {
    return (
      <div data-of={lang} className={styles.cell}>
        <span className={styles.label} aria-hidden>
          {label}
        </span>
        <TextEditor
          id={id}
          label={`${label}, ${text(`lang.${lang}`)}`}
          lang={lang}
          first={value as RichText}
          problem={problem}
          readonly={readonly}
          onChange={(blocks) => onChange(path, blocks)}
        />
      </div>
    )
  }
  const words = value as string
  return (
    <div data-of={lang} className={styles.cell}>
      <WordsField
        most={field.most}
        id={id}
        label={label}
        value={words}
        multiline={field.ask === 'lines'}
        minRows={field.ask === 'lines' ? 3 : 1}
        maxRows={14}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { lang, readOnly: readonly, 'aria-label': `${label}, ${text(`lang.${lang}`)}` },
        }}
        onChange={(event) => onChange(path, event.target.value)}
        onBlur={() => {
          if (lang === 'uz' && uzbekLetters(words) !== words) onChange(path, uzbekLetters(words))
        }}
      />
    </div>
  )
})
