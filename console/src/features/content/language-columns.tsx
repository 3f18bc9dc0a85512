import type { ContentType } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import type { RichText } from '@himoya/contract/content/rich-text'
import { Button } from '@mui/material'
import { Copy, LayoutList } from 'lucide-react'
import { Fragment } from 'react'
import { LANGUAGES } from '../../i18n/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import { askedTexts, isPlainText } from './content-forms.ts'
import styles from '../../ui/fields/editor.module.css'
import { problemAt, type Problems } from './public/problems.ts'
import { missingBlocks, withStructureOf } from './rich-text/public/same-structure.ts'
import { TextCell } from './text-cell.tsx'
import type { Writing } from './public/use-working.ts'
import { filledIn } from './filled.ts'
import { useFieldKinds } from './public/field-kinds.ts'
import { isEmpty, type Path } from './public/working.ts'

type Props = {
  type: ContentType
  writing: Writing
  problems: Problems
  readonly: boolean
  /** Which language a narrow screen shows. */
  lang: Language
  onLang(lang: Language): void
}

/** The same field of all languages side by side, so that a translation stands beside its source. */
export function LanguageColumns({ type, writing, problems, readonly, lang, onLang }: Props) {
  const text = useText()
  const { working, change, turn } = writing
  return (
    <section aria-label={text('content.texts')} className={styles.card}>
      <div className={styles.tabs} role="group" aria-label={text('content.languages')}>
        {LANGUAGES.map((one) => (
          <button key={one} type="button" aria-pressed={one === lang} onClick={() => onLang(one)}>
            {text(`lang.${one}`)} <Filled type={type} writing={writing} lang={one} />
          </button>
        ))}
      </div>
      <div className={styles.columns} data-lang={lang}>
        {LANGUAGES.map((one) => (
          <div key={one} className={styles.column_head} data-of={one}>
            <h2>{text(`lang.${one}`)}</h2>
            <Filled type={type} writing={writing} lang={one} />
            {readonly ? null : <CopyUzbek type={type} writing={writing} lang={one} />}
            {readonly ? null : <SameStructure type={type} writing={writing} lang={one} />}
          </div>
        ))}
        {askedTexts(type, working.facts)
          .filter(isPlainText)
          .map((field) => (
            <Fragment key={field.name}>
              {LANGUAGES.map((one) => {
                const path: Path = `texts.${one}.${field.name}`
                return (
                  <TextCell
                    key={`${path}.${field.ask === 'blocks' ? turn : ''}`}
                    field={field}
                    lang={one}
                    path={path}
                    value={working.texts[one][field.name]}
                    problem={problemAt(problems, path, text)}
                    readonly={readonly}
                    onChange={change}
                  />
                )
              })}
            </Fragment>
          ))}
      </div>
    </section>
  )
}

type OfProps = Pick<Props, 'type' | 'writing'> & { lang: Language }

function Filled({ type, writing, lang }: OfProps) {
  const text = useText()
  const kinds = useFieldKinds()
  const { filled, wanted } = filledIn(kinds, type, writing.working, lang)
  return (
    <span className={filled === wanted ? styles.filled_all : styles.filled}>{text('content.filled', { filled, wanted })}</span>
  )
}

/** A translation begins from the source: its blocks, pictures and links stand there already. */
function CopyUzbek({ type, writing, lang }: OfProps) {
  const text = useText()
  const kinds = useFieldKinds()
  const { working, replace } = writing
  const { texts } = working
  const is_begun = Object.values(texts[lang]).some((value) => !isEmpty(value))
  if (lang === 'uz' || is_begun || filledIn(kinds, type, working, 'uz').filled === 0) return null
  // Words to search by are each language's own: nobody translates them from what stands there.
  const source = 'search_words' in texts.uz ? { ...texts.uz, search_words: '' } : texts.uz
  return (
    <Button
      size="small"
      startIcon={<Copy size={16} />}
      title={text('content.copy_hint')}
      onClick={() => replace({ ...working, texts: { ...texts, [lang]: source } })}
    >
      {text('content.copy')}
    </Button>
  )
}

/** A picture that was put into the Uzbek text is put into a begun translation by one press. */
function SameStructure({ type, writing, lang }: OfProps) {
  const text = useText()
  const { working, replace } = writing
  const { texts } = working
  const is_begun = Object.values(texts[lang]).some((value) => !isEmpty(value))
  const lacking = askedTexts(type, working.facts)
    .filter(({ ask }) => ask === 'blocks')
    .map(({ name }) => ({ name, source: texts.uz[name] as RichText, own: texts[lang][name] as RichText }))
    .filter(({ source, own }) => missingBlocks(source, own).length > 0)
  if (lang === 'uz' || !is_begun || lacking.length === 0) return null
  const completed = Object.fromEntries(lacking.map(({ name, source, own }) => [name, withStructureOf(source, own)]))
  return (
    <Button
      size="small"
      startIcon={<LayoutList size={16} />}
      title={text('content.structure_hint')}
      onClick={() => replace({ ...working, texts: { ...texts, [lang]: { ...texts[lang], ...completed } } })}
    >
      {text('content.structure')}
    </Button>
  )
}
