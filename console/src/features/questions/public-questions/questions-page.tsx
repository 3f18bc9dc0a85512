import { QUESTION_STATES } from '@himoya/contract/questions/public-question-lists'
import type { StaffQuestionRow } from '@himoya/contract/questions/public-questions'
import { formatRelative } from '@himoya/kit/dates'
import { Chip } from '@mui/material'
import { Link } from 'react-router'
import { WorkPage } from '../../../ui/pages/work-page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { question_list } from './use-questions.ts'

const STATES = ['open', ...QUESTION_STATES] as const

/** Questions from the site: those whose words touch our lists first, then the oldest. */
export function QuestionsPage() {
  const text = useText()
  return (
    <WorkPage
      list={question_list}
      words={{
        title: text('questions.title'),
        hint: text('questions.hint'),
        state: text('questions.state'),
        failed: text('questions.failed'),
        none: text('questions.none'),
        none_text: text('questions.none_text'),
      }}
      states={STATES.map((value) => ({ value, label: text(`questions.${value}`) }))}
      explained="open"
      Row={QuestionRow}
    />
  )
}

function QuestionRow({ row: question }: { row: StaffQuestionRow }) {
  const text = useText()
  const lang = useLang()
  const { id, state, title, category, age_band, from, topics, escalated, drafted_by, created_at } = question
  return (
    <Link to={`/questions/${id}`} className={page_styles.row}>
      <div className={page_styles.row_head}>
        <strong lang={question.lang}>{title}</strong>
        <LangBadge lang={question.lang} />
        <Chip variant="outlined" color={state === 'review' ? 'warning' : 'default'} label={text(`questions.${state}`)} />
        {escalated ? <Chip variant="outlined" color="error" label={text('questions.escalated')} /> : null}
        {topics.map((topic) => (
          <Chip key={topic} color="warning" label={text(`care.topic_${topic}`)} />
        ))}
        <span className={page_styles.row_end}>{formatRelative(created_at, lang)}</span>
      </div>
      <p className={page_styles.meta}>
        {[
          category,
          age_band && text(`age.${age_band}`),
          text(`questions.from_${from}`),
          drafted_by && text('questions.by', { alias: drafted_by }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Link>
  )
}
