import type { SurveyAnswer, SurveyAnswers } from '@himoya/contract/chat/visitor'
import { formatChatTime } from '@himoya/kit/dates'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import styles from '../../../ui/pages/page.module.css'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { SurveyBars } from './survey-bars.tsx'
import { useRead } from '../../../session/use-read.ts'
import { PagedRows } from '../../../ui/pages/paged-rows.tsx'

const PER_PAGE = 20

/** What people say of conversations; for supervisors, and never of those they had themselves. */
export function SurveysPage() {
  const text = useText()
  const [page, setPage] = useState(1)
  const list = useRead<SurveyAnswers>(['surveys', page], `staff/survey/?page=${page}&page_size=${PER_PAGE}`, {
    placeholderData: keepPreviousData,
  })
  return (
    <ScreenPage title={text('surveys.title')} hint={text('surveys.hint')}>
      <SurveyBars />
      <PagedRows
        list={list}
        failed={text('surveys.failed')}
        none={text('surveys.none')}
        idOf={({ chat_id }) => chat_id}
        page={page}
        page_size={PER_PAGE}
        onPage={setPage}
      >
        {(answer) => <AnswerRow answer={answer} />}
      </PagedRows>
    </ScreenPage>
  )
}

function AnswerRow({ answer }: { answer: SurveyAnswer }) {
  const text = useText()
  const lang = useLang()
  return (
    <div className={styles.row}>
      <div className={styles.row_head}>
        <strong>{text(`surveys.${answer.mood}`)}</strong>
        <LangBadge lang={answer.lang} />
        <span className={styles.row_end}>{formatChatTime(answer.created_at, lang)}</span>
      </div>
      {answer.text ? <p className={styles.words}>{answer.text}</p> : <p className={styles.meta}>{text('surveys.no_words')}</p>}
      {answer.counsellor ? <p className={styles.meta}>{answer.counsellor}</p> : null}
    </div>
  )
}
