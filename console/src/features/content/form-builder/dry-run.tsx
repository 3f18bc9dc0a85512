import type { Language } from '@himoya/contract/languages'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import { bandWords, howOf, type Question, questionsOf } from './built.ts'
import { type Chosen, nextPlace, trialResult } from './trial.ts'
import { TrialQuestion } from './trial-question.tsx'

type Props = { building: Building; lang: Language; onClose(): void }

/** Goes through the questions as people will, and shows the editor besides what people do not see. Nothing is sent. */
export function DryRun({ building, lang: first, onClose }: Props) {
  const text = useText()
  const title = useId()
  const [lang, setLang] = useState(first)
  const { question, place, chosen, may_go_on, choose, goOn, goBack, again } = useTrial(building)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{text('builder.try_title')}</DialogTitle>
      <DialogContent>
        <p className={styles.only_here}>{text('builder.try_hint')}</p>
        <Choose
          label={text('content.languages')}
          value={lang}
          options={LANGUAGES.map((value) => ({ value, label: text(`lang.${value}`) }))}
          onChoose={(value) => value && setLang(value)}
        />
        {question ? (
          <TrialQuestion
            key={question.key}
            building={building}
            question={question}
            place={place}
            lang={lang}
            chosen={chosen[question.key] ?? []}
            onChoose={choose}
          />
        ) : (
          <Outcome building={building} chosen={chosen} lang={lang} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={goBack === null} onClick={goBack ?? undefined}>
          {text('app.back')}
        </Button>
        {question ? (
          <Button variant="contained" disabled={!may_go_on} onClick={goOn}>
            {text('builder.try_next')}
          </Button>
        ) : (
          <Button variant="contained" onClick={again}>
            {text('builder.try_again')}
          </Button>
        )}
        <Button onClick={onClose}>{text('app.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Where on the way the editor is. What was chosen stays when they go back. */
function useTrial({ type, working }: Building) {
  const questions = questionsOf(working.facts)
  const [chosen, setChosen] = useState<Chosen>({})
  const [way, setWay] = useState<readonly number[]>([0])
  const place = way.at(-1)!
  const question: Question | undefined = questions[place]
  const is_answered = question !== undefined && (chosen[question.key] ?? []).length > 0
  const may_skip = question !== undefined && (howOf(question) === 'text' || (type === 'questionnaire' && !question.needed))
  return {
    question,
    place,
    chosen,
    may_go_on: is_answered || may_skip,
    choose: (keys: readonly string[]) => question && setChosen({ ...chosen, [question.key]: keys }),
    goOn: () => setWay([...way, nextPlace(questions, place, chosen)]),
    goBack: way.length < 2 ? null : () => setWay(way.slice(0, -1)),
    again() {
      setChosen({})
      setWay([0])
    },
  }
}

function Outcome({ building: { type, working }, chosen, lang }: { building: Building; chosen: Chosen; lang: Language }) {
  const text = useText()
  if (type === 'questionnaire') {
    const thanks = working.texts[lang]['thanks']
    return (
      <div role="status" lang={lang}>
        <p className={styles.words}>{typeof thanks === 'string' && thanks !== '' ? thanks : text('content.nothing_there')}</p>
      </div>
    )
  }
  const { score, max, band } = trialResult(working.facts, chosen)
  const { title, advice } = band ? bandWords(working.texts[lang], band.key) : { title: '', advice: '' }
  return (
    <div role="status">
      <p>
        <strong>{text('builder.try_score', { score, max })}</strong>
        {band ? ` · ${text(`tone.${band.tone}`)}` : ''}
      </p>
      <h3 lang={lang}>{title || text('content.nothing_there')}</h3>
      <p lang={lang} className={styles.words}>
        {advice || text('content.nothing_there')}
      </p>
      {band ? (
        <ol>
          {[...band.steps.entries()].map(([at, { to }]) => (
            <li key={at}>{text(`next.${to}`)}</li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
