import { IconButton } from '@mui/material'
import { ChevronDown, ChevronRight, Copy, GripVertical, Trash2 } from 'lucide-react'
import type { Grip } from '../../../ui/fields/use-reorder.ts'
import editor_styles from '../../../ui/fields/editor.module.css'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import { howOf, type Question, questionsOf, questionWords } from './built.ts'
import { builtProblem, keyIn } from './place-names.ts'
import { questionFilled } from './wanted-words.ts'

type Props = {
  building: Building
  question: Question
  place: number
  grip: Grip | null
  open: boolean
  onOpen(): void
  /** Null: there is no room for another one. */
  onDuplicate: (() => void) | null
  onRemove(): void
}

/** A question as one line: its place, its words, how complete it is in each language. */
export function QuestionHead({ building, question, place, grip, open, onOpen, onDuplicate, onRemove }: Props) {
  const text = useText()
  const { type, working, problems, readonly, shown_lang } = building
  const { key } = question
  const words = [shown_lang, ...LANGUAGES].map((lang) => questionWords(type, working.texts[lang], key).text.trim()).find(Boolean)
  const name = text('builder.question_n', { place: place + 1 })
  const wrong = Object.keys(problems).some((one) => keyIn(one, working.facts) === key)
  const own_problem = builtProblem(problems, `facts.questions.${place}`, text)
  return (
    <div className={styles.head}>
      {grip ? (
        <button
          type="button"
          className={editor_styles.grip}
          aria-label={text('content.move', { title: name, place: place + 1, count: questionsOf(working.facts).length })}
          title={text('content.move_hint')}
          {...grip}
        >
          <GripVertical size={18} aria-hidden />
        </button>
      ) : null}
      <button
        type="button"
        id={`field-facts-questions-${place}`}
        className={styles.head_open}
        aria-expanded={open}
        onClick={onOpen}
      >
        {open ? <ChevronDown size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />}
        <span className={styles.number}>{name}</span>
        <span className={words ? styles.head_words : styles.head_empty}>{words ?? text('builder.no_words')}</span>
        <span className={styles.how}>{text(`how.${howOf(question)}`)}</span>
        {wrong ? <span className={styles.wrong_mark}>{own_problem ?? text('builder.wrong')}</span> : null}
      </button>
      <Filled building={building} question={question} />
      {readonly ? null : (
        <span className={styles.tools}>
          {onDuplicate ? (
            <IconButton
              aria-label={`${text('builder.duplicate')}: ${name}`}
              title={text('builder.duplicate')}
              onClick={onDuplicate}
            >
              <Copy size={18} />
            </IconButton>
          ) : null}
          <IconButton aria-label={`${text('builder.remove')}: ${name}`} title={text('builder.remove')} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        </span>
      )}
    </div>
  )
}

function Filled({ building: { type, working }, question }: Pick<Props, 'building' | 'question'>) {
  const text = useText()
  return (
    <span className={styles.completeness} role="group" aria-label={text('content.completeness')}>
      {LANGUAGES.map((lang) => {
        const { filled, wanted } = questionFilled(type, working.facts, working.texts[lang], question)
        return (
          <span key={lang} className={filled === wanted ? editor_styles.filled_all : editor_styles.filled}>
            <span aria-hidden>{lang.toUpperCase()} </span>
            <span className="unseen">{text(`lang.${lang}`)}: </span>
            {text('content.filled', { filled, wanted })}
          </span>
        )
      })}
    </span>
  )
}
