import type { StaffQuestion } from '@himoya/contract/questions/public-questions'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { MarkedText } from '../../../ui/marks/marked-text.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { Decisions } from './decisions.tsx'
import { DraftForm } from './draft-form.tsx'
import { DraftView } from './draft-view.tsx'
import styles from './questions.module.css'
import { useQuestion, useReread } from './use-questions.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

/** One question: as it was asked on one side, what will be answered on the other. */
export function QuestionPage() {
  const text = useText()
  const { id = '' } = useParams()
  const one = useQuestion(id)
  return (
    <ScreenPage title={text('questions.one')} action={<BackLink />}>
      <ReadState of={one} failed={text('questions.failed_one')} rows={2} />
      {one.data ? <Question key={one.data.id} question={one.data} /> : null}
    </ScreenPage>
  )
}

function BackLink() {
  const text = useText()
  return (
    <Button component={Link} to="/questions" variant="outlined">
      {text('questions.back')}
    </Button>
  )
}

function Question({ question }: { question: StaffQuestion }) {
  const text = useText()
  const may_draft = question.can.includes('draft')
  const reread = useReread(question.id)
  const [round, setRound] = useState(0)
  const reload = async (): Promise<void> => {
    await reread()
    setRound(round + 1)
  }
  return (
    <div className={styles.sides}>
      <Asked question={question} />
      <section className={styles.side} aria-labelledby="question-answer">
        <h2 id="question-answer">{text('questions.answer_side')}</h2>
        {question.note ? (
          <p className={styles.note}>
            <strong>{text('questions.note')}</strong> {question.note}
          </p>
        ) : null}
        {may_draft ? <DraftForm key={round} question={question} onReload={() => void reload()} /> : null}
        {!may_draft && question.draft ? <DraftView draft={question.draft} asked_in={question.lang} /> : null}
        {!may_draft && !question.draft ? <p className={page_styles.meta}>{text('questions.no_draft')}</p> : null}
        <Decisions question={question} />
      </section>
    </div>
  )
}

function Asked({ question }: { question: StaffQuestion }) {
  const text = useText()
  const lang = useLang()
  const { title, hints, category, age_band, from, created_at, escalation, state, closed_for, published } = question
  const highlightsOf = (field: 'title' | 'question') => hints.filter((hint) => hint.field === field)
  return (
    <section className={styles.side} aria-labelledby="question-asked">
      <h2 id="question-asked">{text('questions.asked_side')}</h2>
      {hints.length > 0 ? (
        <p className={styles.hint}>
          <Lightbulb size={18} aria-hidden />
          <span>
            <strong>{text('care.hint_title')}</strong>{' '}
            {[...new Set(hints.map(({ topic }) => text(`care.topic_${topic}`)))].join(', ')}. {text('care.hint_decides')}
          </span>
        </p>
      ) : null}
      <p className={styles.facts}>
        <LangBadge lang={question.lang} />
        {[
          text(`questions.${state}`),
          category,
          age_band && text(`age.${age_band}`),
          text(`questions.from_${from}`),
          formatChatTime(created_at, lang),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h3 lang={question.lang} className={styles.words}>
        <MarkedText words={title} highlights={highlightsOf('title')} />
      </h3>
      <p lang={question.lang} className={styles.words}>
        <MarkedText words={question.question} highlights={highlightsOf('question')} />
      </p>
      {escalation ? (
        <p className={styles.note}>
          <strong>{text('questions.escalated_by', { alias: escalation.by })}</strong> {escalation.reason}
        </p>
      ) : null}
      {closed_for ? <p className={page_styles.meta}>{text(`questions.close_${closed_for}`)}</p> : null}
      {published ? (
        <p className={page_styles.meta}>
          <a className={styles.link} href={`/${question.lang}/questions/${published.slug}`} target="_blank" rel="noreferrer">
            {text('questions.open_public')}
          </a>{' '}
          {text('questions.votes', { yes: published.yes, no: published.no })}
        </p>
      ) : null}
      <p className={page_styles.meta}>{text('questions.secret')}</p>
    </section>
  )
}
