import type { Language } from '@himoya/contract/languages'
import { TEST_SIZES } from '@himoya/contract/content/test-lists'
import { Button } from '@mui/material'
import { Play, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { idOf } from '../public/problems.ts'
import { useReorder } from '../../../ui/fields/use-reorder.ts'
import editor_styles from '../../../ui/fields/editor.module.css'
import { useText } from '../../../i18n/use-text.ts'
import { addQuestion, duplicateQuestion, orderQuestions } from './build-questions.ts'
import styles from './builder.module.css'
import type { Building } from './building.ts'
import { questionsOf } from './built.ts'
import { DryRun } from './dry-run.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { builtProblem } from './place-names.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionHead } from './question-head.tsx'
import { BroughtQuestion, useRemoval } from './removed-question.tsx'

type Props = {
  building: Building
  lang: Language
  onLang(lang: Language): void
  /** The key of the question whose form is open. */
  opened: string | null
  onOpen(key: string | null): void
}

/** All questions, one under the other; the open one shows its words in all languages side by side. */
export function QuestionsCard({ building, lang, onLang, opened, onOpen }: Props) {
  const text = useText()
  const { type, working, problems, readonly, update } = building
  const questions = questionsOf(working.facts)
  const rows = useMemo(() => questions.map(({ key }) => ({ id: key })), [questions])
  const { arranged, gripOf, moving, said } = useReorder(rows, (keys) => update(orderQuestions(keys)))
  const removal = useRemoval(building)
  const full = questions.length >= TEST_SIZES.questions
  const problem = builtProblem(problems, 'facts.questions', text)
  return (
    <section id={idOf('facts.questions')} tabIndex={-1} aria-label={text('builder.questions')} className={editor_styles.card}>
      <CardHead building={building} lang={lang} />
      <p className={problem === undefined ? editor_styles.hint : editor_styles.wrong}>{problem ?? text('builder.hint')}</p>
      <LanguageTabs lang={lang} onLang={onLang} />
      <ul className={styles.questions}>
        {arranged.map(({ id }) => {
          const question = questions.find(({ key }) => key === id)
          if (!question) return null
          const place = questions.indexOf(question)
          return (
            <li key={id} data-row={id} className={moving === id ? styles.moving : styles.question}>
              <QuestionHead
                building={building}
                question={question}
                place={place}
                grip={readonly ? null : gripOf(id)}
                open={opened === id}
                onOpen={() => onOpen(opened === id ? null : id)}
                onDuplicate={full ? null : () => update(duplicateQuestion(type, id, onOpen))}
                onRemove={() => removal.remove(question, place)}
              />
              {opened === id ? <QuestionForm building={building} question={question} place={place} lang={lang} /> : null}
            </li>
          )
        })}
      </ul>
      <p className="unseen" role="status">
        {said === null ? '' : text('content.moved_to', { place: said, count: questions.length })}
      </p>
      <BroughtQuestion removal={removal} />
      {readonly ? null : (
        <Button
          variant="outlined"
          startIcon={<Plus size={18} />}
          disabled={full}
          onClick={() => update(addQuestion(type, onOpen))}
        >
          {text('builder.add_question')}
        </Button>
      )}
    </section>
  )
}

/** The way through the questions is tried out from here. */
function CardHead({ building, lang }: Pick<Props, 'building' | 'lang'>) {
  const text = useText()
  const [runs, setRuns] = useState(false)
  const is_empty = questionsOf(building.working.facts).length === 0
  return (
    <div className={styles.card_head}>
      <h2>{text('builder.questions')}</h2>
      {is_empty ? null : (
        <Button size="small" startIcon={<Play size={16} />} onClick={() => setRuns(true)}>
          {text('builder.try')}
        </Button>
      )}
      {runs ? <DryRun building={building} lang={lang} onClose={() => setRuns(false)} /> : null}
    </div>
  )
}
