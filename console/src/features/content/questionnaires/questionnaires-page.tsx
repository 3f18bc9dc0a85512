import { useState } from 'react'
import { Link } from 'react-router'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import { grouped } from '../../../ui/words/grouped.ts'
import page_styles from '../../../ui/pages/page.module.css'
import { useMe } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { PER_PAGE, useQuestionnaires } from './use-questionnaires.ts'
import { PagedRows } from '../../../ui/pages/paged-rows.tsx'

/** What people were asked, and how many answered; for supervisors. */
export function QuestionnairesPage() {
  const role = useMe().data?.role
  if (role !== undefined && role !== 'supervisor') return <NotFoundPage />
  return <List />
}

function List() {
  const text = useText()
  const lang = useLang()
  const [page, setPage] = useState(1)
  const list = useQuestionnaires(page)
  return (
    <ScreenPage title={text('questionnaires.title')} hint={text('questionnaires.hint')}>
      <PagedRows
        list={list}
        failed={text('questionnaires.failed')}
        none={text('questionnaires.none')}
        none_text={text('questionnaires.none_text')}
        idOf={({ id }) => id}
        page={page}
        page_size={PER_PAGE}
        onPage={setPage}
      >
        {({ id, title, answers }) => (
          <Link to={`/questionnaires/${id}`} className={page_styles.row}>
            <strong>{title}</strong>
            <span className={page_styles.meta}>
              {answers === null
                ? text('questionnaires.few_answers')
                : text('questionnaires.answers', { count: grouped(answers, lang) })}
            </span>
          </Link>
        )}
      </PagedRows>
    </ScreenPage>
  )
}
