import type { Language } from '@himoya/contract/languages'
import { ASKED_AS, PICKS, TEST_SIZES } from '@himoya/contract/content/test-lists'
import { Button, FormControlLabel, Switch } from '@mui/material'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { idOf } from '../public/problems.ts'
import { useReorder } from '../../../ui/fields/use-reorder.ts'
import editor_styles from '../../../ui/fields/editor.module.css'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useText } from '../../../i18n/use-text.ts'
import { addOption, onQuestion, orderOptions, setHow, setWords } from './build-questions.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import { howOf, isKnowledge, type Question, questionWords } from './built.ts'
import { OptionRow } from './option-row.tsx'
import { builtProblem } from './place-names.ts'
import { WordCell } from './word-cell.tsx'

const QUESTION = 500
const EXPLANATION = 1_000

type Props = { building: Building; question: Question; place: number; lang: Language }

/** Everything of one question: how it is answered, its words, its options, and why something is right. */
export function QuestionForm({ building, question, place, lang }: Props) {
  const { type, working } = building
  const explained = type === 'test' && isKnowledge(working.facts)
  return (
    <div className={styles.form}>
      <HowFields building={building} question={question} />
      <QuestionCells {...{ building, question, lang }} name="text" most={QUESTION} />
      {howOf(question) === 'text' ? null : <Options building={building} question={question} place={place} lang={lang} />}
      {explained ? <QuestionCells {...{ building, question, lang }} name="explanation" most={EXPLANATION} /> : null}
    </div>
  )
}

function HowFields({ building: { type, readonly, update }, question }: Pick<Props, 'building' | 'question'>) {
  const text = useText()
  const { key, needed } = question
  return (
    <div className={styles.how_fields}>
      <Choose
        label={text('builder.how')}
        value={howOf(question)}
        options={(type === 'test' ? PICKS : ASKED_AS).map((value) => ({ value, label: text(`how.${value}`) }))}
        disabled={readonly}
        onChoose={(how) => how && update(setHow(type, key, how))}
      />
      {type === 'questionnaire' ? (
        <FormControlLabel
          control={
            <Switch
              checked={needed === true}
              disabled={readonly}
              onChange={(_, on) => update(onQuestion(key, (one) => ({ ...one, needed: on })))}
            />
          }
          label={text('builder.needed')}
        />
      ) : null}
    </div>
  )
}

type CellsProps = Omit<Props, 'place'> & { name: 'text' | 'explanation'; most: number }

/** The same words of the question in each language. */
function QuestionCells({ building, question: { key }, lang, name, most }: CellsProps) {
  const text = useText()
  const { type, working, problems, readonly, update } = building
  return (
    <div className={editor_styles.columns} data-lang={lang}>
      {LANGUAGES.map((one) => {
        const path = `texts.${one}.questions.${key}.${name}` as const
        return (
          <WordCell
            key={one}
            id={idOf(path)}
            label={text(name === 'text' ? 'builder.question_text' : 'builder.explanation')}
            lang={one}
            value={questionWords(type, working.texts[one], key)[name] ?? ''}
            most={most}
            rows={2}
            problem={builtProblem(problems, path, text)}
            readonly={readonly}
            onChange={(words) => update(setWords({ type, lang: one, key }, { [name]: words }))}
          />
        )
      })}
    </div>
  )
}

function Options({ building, question, place, lang }: Props) {
  const text = useText()
  const { type, problems, readonly, update } = building
  const { key, options } = question
  const rows = useMemo(() => options.map((option) => ({ id: option.key })), [options])
  const { arranged, gripOf, moving, said } = useReorder(rows, (keys) => update(orderOptions(key, keys)))
  const path = `facts.questions.${place}.options` as const
  const problem = builtProblem(problems, path, text)
  return (
    <fieldset id={idOf(path)} className={styles.options} tabIndex={-1}>
      <legend>{text('builder.options')}</legend>
      <p className={problem === undefined ? editor_styles.hint : editor_styles.wrong}>{problem ?? text('builder.paste_hint')}</p>
      <ul>
        {arranged.map(({ id }) => {
          const at = options.findIndex((option) => option.key === id)
          const option = options[at]
          if (!option) return null
          return (
            <li key={id} data-row={id} className={moving === id ? styles.moving : styles.option}>
              <OptionRow
                building={building}
                question={question}
                place={place}
                option={option}
                at={at}
                lang={lang}
                grip={readonly ? null : gripOf(id)}
              />
            </li>
          )
        })}
      </ul>
      <p className="unseen" role="status">
        {said === null ? '' : text('content.moved_to', { place: said, count: options.length })}
      </p>
      {readonly || options.length >= TEST_SIZES.options ? null : (
        <Button size="small" startIcon={<Plus size={16} />} onClick={() => update(addOption(type, key))}>
          {text('builder.add_option')}
        </Button>
      )}
    </fieldset>
  )
}
