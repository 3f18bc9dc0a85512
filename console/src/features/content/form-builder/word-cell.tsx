import type { Language } from '@himoya/contract/languages'
import { uzbekLetters } from '../public/slug.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from '../../../ui/fields/editor.module.css'
import { WordsField } from '../../../ui/fields/words-field.tsx'

type Props = {
  id: string
  label: string
  lang: Language
  value: string
  most: number
  rows?: number
  problem: string | undefined
  readonly: boolean
  onChange(words: string): void
  /** Several lines put in at once, without the empty ones. */
  onLines?(lines: string[]): void
}

/** Words of a question, an option or a band in one language. */
export function WordCell({ id, label, lang, value, most, rows = 1, problem, readonly, onChange, onLines }: Props) {
  const text = useText()
  return (
    <div data-of={lang} className={styles.cell}>
      <WordsField
        most={most}
        id={id}
        label={`${label}, ${lang.toUpperCase()}`}
        value={value}
        multiline={rows > 1}
        minRows={rows}
        maxRows={12}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { lang, readOnly: readonly, 'aria-label': `${label}, ${text(`lang.${lang}`)}` },
        }}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          if (lang === 'uz' && uzbekLetters(value) !== value) onChange(uzbekLetters(value))
        }}
        onPaste={(event) => {
          const lines = linesIn(event.clipboardData.getData('text'), most)
          if (!onLines || readonly || lines.length < 2) return
          event.preventDefault()
          onLines(lang === 'uz' ? lines.map(uzbekLetters) : lines)
        }}
      />
    </div>
  )
}

/** Lists are copied from anywhere: the signs before their items stay there. */
const linesIn = (pasted: string, most: number): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-–•*]|\d{1,2}[.)])\s+/, '').trim())
    .filter(Boolean)
    .map((line) => line.slice(0, most))
