import { BROADCAST_TEXT, BROADCAST_TITLE } from '@himoya/contract/notifications/broadcast-lists'
import type { BroadcastBody } from '@himoya/contract/notifications/broadcasts'
import type { FieldCode } from '@himoya/contract/errors'
import type { Language } from '@himoya/contract/languages'
import { uzbekLetters } from '../../content/public/slug.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './broadcasts.module.css'
import { WordsField } from '../../../ui/fields/words-field.tsx'

type Texts = BroadcastBody['texts']
export type Fields = Record<string, FieldCode[]>
type Props = { texts: Texts; fields: Fields; onChange(texts: Texts): void }

const FIELDS = [
  { name: 'title', most: BROADCAST_TITLE, rows: 1 },
  { name: 'text', most: BROADCAST_TEXT, rows: 3 },
] as const

/** The same two fields in three languages side by side. */
export function WordsFields({ texts, fields, onChange }: Props) {
  const text = useText()
  const change = (lang: Language, name: 'title' | 'text', value: string): void =>
    onChange({ ...texts, [lang]: { ...texts[lang], [name]: value } })
  return (
    <div className={styles.columns}>
      {LANGUAGES.map((lang) => (
        <fieldset key={lang} className={styles.column}>
          <legend>{text(`lang.${lang}`)}</legend>
          {FIELDS.map(({ name, most, rows }) => {
            const value = texts[lang][name]
            const code = fields[`texts.${lang}.${name}`]?.[0]
            return (
              <WordsField
                most={most}
                key={name}
                label={text(`broadcast.field_${name}`)}
                value={value}
                multiline={rows > 1}
                minRows={rows}
                error={code !== undefined}
                helperText={code ? text(`field.${code}`) : undefined}
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang } }}
                onChange={(event) => change(lang, name, event.target.value)}
                onBlur={() => (lang === 'uz' ? change(lang, name, uzbekLetters(value)) : undefined)}
              />
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
