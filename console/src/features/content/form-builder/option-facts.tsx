import { FormControlLabel, Switch, TextField } from '@mui/material'
import { Choose } from '../../../ui/choices/choose.tsx'
import { idOf } from '../public/problems.ts'
import { useText } from '../../../i18n/use-text.ts'
import { setOption, setRight } from './build-questions.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import { howOf, isKnowledge, type Option, type Question, questionsOf, questionWords } from './built.ts'
import { builtProblem } from './place-names.ts'

const MOST_POINTS = 10

type Props = { building: Building; question: Question; place: number; option: Option; at: number }

/** What hangs on choosing it: whether it is right, how many points it counts, whether help is shown, where it leads. */
export function OptionFacts({ building, question, place, option, at }: Props) {
  if (building.type === 'questionnaire') return <GoesTo {...{ building, question, place, option, at }} />
  if (isKnowledge(building.working.facts)) return <Right building={building} question={question} option={option} />
  return <Counts building={building} question={question} option={option} />
}

type OfProps = Pick<Props, 'building' | 'question' | 'option'>

function Right({ building: { readonly, update }, question, option }: OfProps) {
  const text = useText()
  const many = howOf(question) === 'many'
  return (
    <label className={option.right ? styles.right_on : styles.right}>
      <input
        type={many ? 'checkbox' : 'radio'}
        name={`right-${question.key}`}
        checked={option.right === true}
        disabled={readonly}
        onChange={(event) => update(setRight(question.key, option.key, event.target.checked))}
      />
      {text('builder.right')}
    </label>
  )
}

function Counts({ building: { readonly, update }, question, option }: OfProps) {
  const text = useText()
  return (
    <>
      <TextField
        className={styles.points}
        type="number"
        label={text('builder.points')}
        value={option.points ?? 0}
        disabled={readonly}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 0, max: MOST_POINTS, step: 1 } }}
        onChange={(event) => update(setOption(question.key, option.key, { points: pointsIn(event.target.value) }))}
      />
      <FormControlLabel
        control={
          <Switch
            checked={option.help === true}
            disabled={readonly}
            onChange={(_, on) => update(setOption(question.key, option.key, { help: on }))}
          />
        }
        label={text('builder.help')}
      />
    </>
  )
}

const pointsIn = (typed: string): number => Math.min(MOST_POINTS, Math.max(0, Math.round(Number(typed) || 0)))

const END = 'end'

/** Only later questions are offered; one that stands before it now, because it was moved, stays to be seen. */
function GoesTo({ building, question, place, option, at }: Props) {
  const text = useText()
  const { type, working, problems, readonly, update, shown_lang } = building
  const questions = questionsOf(working.facts)
  const goes_to = option.goes_to ?? null
  if (howOf(question) === 'many') return null
  const path = `facts.questions.${place}.options.${at}.goes_to` as const
  const words = (key: string): string => {
    const number = text('builder.question_n', { place: questions.findIndex((one) => one.key === key) + 1 })
    const asked = questionWords(type, working.texts[shown_lang], key).text || questionWords(type, working.texts.uz, key).text
    return asked ? `${number}: ${asked}` : number
  }
  const later = questions.slice(place + 1).map(({ key }) => key)
  const is_back = goes_to !== null && goes_to !== END && !later.includes(goes_to)
  return (
    <span className={styles.goes_to}>
      <Choose
        id={idOf(path)}
        label={text('builder.goes_to')}
        value={goes_to ?? ''}
        none={text('builder.next')}
        options={[
          ...[...(is_back ? [goes_to] : []), ...later].map((value) => ({ value, label: words(value) })),
          { value: END, label: text('builder.end') },
        ]}
        error={is_back ? text('builder.goes_back') : builtProblem(problems, path, text)}
        disabled={readonly}
        onChoose={(value) => update(setOption(question.key, option.key, { goes_to: value || null }))}
      />
    </span>
  )
}
