import { QUESTION_STATES } from '@himoya/contract/question-lists'
import type { StaffQuestionRow } from '@himoya/contract/questions'
import { formatRelative } from '@himoya/kit/dates'
import { Chip } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { Choose } from '../../ui/choices/choose.tsx'
import { ListFailed, ListSkeleton, NothingHere, Pager, RoomPage } from '../../ui/pages/page.tsx'
import page_styles from '../../ui/pages/page.module.css'
import { useLang, useText } from '../../i18n/use-text.ts'
import { LangBadge } from '../../ui/marks/lang-badge.tsx'
import { type ListState, QUESTIONS_PER_PAGE, useQuestionPage } from './use-questions.ts'

const STATES: readonly ListState[] = ['open', ...QUESTION_STATES]

/** Questions from the site: those whose words touch our lists first, then the oldest. */
export function QuestionsPage() {
  const text = useText()
  const [{ state, page }, setShown] = useState<{ state: ListState; page: number }>({ state: 'open', page: 1 })
  const list = useQuestionPage(state, page)
  return (
    <RoomPage title={text('questions.title')} hint={text('questions.hint')}>
      <div className={page_styles.filters}>
        <Choose
          label={text('questions.state')}
          value={state}
          options={STATES.map((value) => ({ value, label: text(`questions.${value}`) }))}
          onChoose={(chosen) => setShown({ state: chosen || 'open', page: 1 })}
        />
      </div>
      {list.isPending ? <ListSkeleton /> : null}
      {list.isError && !list.data ? (
        <ListFailed title={text('questions.failed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data?.count === 0 ? (
        <NothingHere title={text('questions.none')}>{state === 'open' ? <p>{text('questions.none_text')}</p> : null}</NothingHere>
      ) : null}
      {list.data?.results.length ? (
        <ul className={page_styles.rows}>
          {list.data.results.map((question) => (
            <li key={question.id}>
              <QuestionRow question={question} />
            </li>
          ))}
        </ul>
      ) : null}
      <Pager
        page={page}
        page_size={QUESTIONS_PER_PAGE}
        count={list.data?.count ?? 0}
        onPage={(next) => setShown({ state, page: next })}
      />
    </RoomPage>
  )
}

function QuestionRow({ question }: { question: StaffQuestionRow }) {
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
