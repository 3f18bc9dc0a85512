import type { Language } from '@himoya/contract/languages'
import { TextField } from '@mui/material'
import { useText } from '../../../i18n/use-text.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import { howOf, isKnowledge, type Option, type Question, questionsOf, questionWords } from './built.ts'

type Props = {
  building: Building
  question: Question
  place: number
  lang: Language
  chosen: readonly string[]
  onChoose(keys: readonly string[]): void
}

/** One question as people see it; what only the editor sees is marked so. */
export function TrialQuestion({ building, question, place, lang, chosen, onChoose }: Props) {
  const text = useText()
  const { type, working } = building
  const words = questionWords(type, working.texts[lang], question.key)
  const many = howOf(question) === 'many'
  const empty = text('content.nothing_there')
  const helps = question.options.some(({ key, help }) => help && chosen.includes(key))
  return (
    <fieldset className={styles.trial}>
      <legend>
        <small>{text('builder.try_place', { place: place + 1, count: questionsOf(working.facts).length })}</small>
        <strong lang={lang}>{words.text || empty}</strong>
      </legend>
      {howOf(question) === 'text' ? <TextField multiline minRows={3} fullWidth label={text('how.text')} /> : null}
      {question.options.map((option) => (
        <label key={option.key} className={chosen.includes(option.key) ? styles.choice_on : styles.choice}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={`trial-${question.key}`}
            checked={chosen.includes(option.key)}
            onChange={(event) => {
              const others = many ? chosen.filter((key) => key !== option.key) : []
              onChoose(event.target.checked ? [...others, option.key] : others)
            }}
          />
          <span lang={lang}>{words.options[option.key] || empty}</span>
          <Secret building={building} option={option} />
        </label>
      ))}
      <div role="status">{helps ? <p className={styles.helps}>{text('builder.try_helps')}</p> : null}</div>
      {words.explanation && isKnowledge(working.facts) ? (
        <p className={styles.only_here}>
          {text('builder.explanation')}: <span lang={lang}>{words.explanation}</span>
        </p>
      ) : null}
    </fieldset>
  )
}

/** What people never see before their result, or not at all. */
function Secret({ building: { type, working }, option }: { building: Building; option: Option }) {
  const text = useText()
  if (type === 'questionnaire') {
    const { goes_to } = option
    if (goes_to === null || goes_to === undefined) return null
    const at = questionsOf(working.facts).findIndex(({ key }) => key === goes_to)
    const where = goes_to === 'end' ? text('builder.end') : text('builder.question_n', { place: at + 1 })
    return <span className={styles.secret}>→ {where}</span>
  }
  if (isKnowledge(working.facts)) return option.right ? <span className={styles.secret}>{text('builder.right')}</span> : null
  return (
    <span className={styles.secret}>
      {text('builder.points_n', { count: option.points ?? 0 })}
      {option.help ? ` · ${text('builder.help')}` : ''}
    </span>
  )
}
