import type { Language } from '@himoya/contract/languages'
import { IconButton } from '@mui/material'
import { GripVertical, X } from 'lucide-react'
import { idOf } from '../public/problems.ts'
import type { Grip } from '../../../ui/fields/use-reorder.ts'
import editor_styles from '../../../ui/fields/editor.module.css'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useText } from '../../../i18n/use-text.ts'
import { pasteOptions, removeOption, setOptionWords } from './build-questions.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import { type Option, type Question, questionWords } from './built.ts'
import { OptionFacts } from './option-facts.tsx'
import { builtProblem } from './place-names.ts'
import { WordCell } from './word-cell.tsx'

const OPTION = 300

type Props = {
  building: Building
  question: Question
  place: number
  option: Option
  at: number
  lang: Language
  grip: Grip | null
}

/** One option: what it counts or where it leads, and its words side by side. */
export function OptionRow({ building, question, place, option, at, lang, grip }: Props) {
  const text = useText()
  const { type, working, problems, readonly, update } = building
  const { key } = question
  const name = text('builder.option_n', { place: at + 1 })
  return (
    <>
      <div className={styles.option_head}>
        {grip ? (
          <button
            type="button"
            className={editor_styles.grip}
            aria-label={text('content.move', { title: name, place: at + 1, count: question.options.length })}
            title={text('content.move_hint')}
            {...grip}
          >
            <GripVertical size={16} aria-hidden />
          </button>
        ) : null}
        <span className={styles.number}>{name}</span>
        <OptionFacts building={building} question={question} place={place} option={option} at={at} />
        {readonly ? null : (
          <IconButton
            className={styles.option_remove}
            aria-label={`${text('builder.remove')}: ${name}`}
            title={text('builder.remove')}
            onClick={() => update(removeOption(type, key, option.key))}
          >
            <X size={16} />
          </IconButton>
        )}
      </div>
      <div className={editor_styles.columns} data-lang={lang}>
        {LANGUAGES.map((one) => {
          const path = `texts.${one}.questions.${key}.options.${option.key}` as const
          return (
            <WordCell
              key={one}
              id={idOf(path)}
              label={name}
              lang={one}
              value={questionWords(type, working.texts[one], key).options[option.key] ?? ''}
              most={OPTION}
              problem={builtProblem(problems, path, text)}
              readonly={readonly}
              onChange={(words) => update(setOptionWords({ type, lang: one, key }, option.key, words))}
              onLines={(lines) => update(pasteOptions({ type, lang: one, key }, option.key, lines))}
            />
          )
        })}
      </div>
    </>
  )
}
