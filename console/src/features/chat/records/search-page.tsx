import type { FoundChatPage } from '@himoya/contract/chat/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import styles from '../../../ui/pages/page.module.css'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import { FoundRow } from './found-row.tsx'
import { NO_CONDITIONS, SearchConditions, type Conditions } from './search-conditions.tsx'
import { PagedRows } from '../../../ui/pages/paged-rows.tsx'

const PER_PAGE = 20

/** Conversations by what is known about them. What is asked stands in no address: a nickname is personal. */
export function SearchPage() {
  const { api } = useServices()
  const text = useText()
  const missing = useSearchParams()[0].has('missing')
  const [conditions, setConditions] = useState<Conditions>(missing ? { ...NO_CONDITIONS, record: 'missing' } : NO_CONDITIONS)
  const [page, setPage] = useState(1)
  const asked = useDeferredValue(conditions)
  const found = useQuery({
    queryKey: ['search', asked, page],
    placeholderData: keepPreviousData,
    queryFn: () => {
      const given = Object.entries(asked).filter(([, value]) => value !== '')
      const query = new URLSearchParams([...given, ['page', String(page)], ['page_size', String(PER_PAGE)]])
      return api.get<FoundChatPage>(`staff/search/?${query}`)
    },
  })
  return (
    <ScreenPage title={text('search.title')} hint={text('search.hint')}>
      <SearchConditions
        value={conditions}
        onChange={(changed) => {
          setConditions(changed)
          setPage(1)
        }}
      />
      <p role="status" className={styles.meta}>
        {found.data ? text(found.data.more ? 'search.found_many' : 'search.found', { count: found.data.count }) : ''}
      </p>
      <PagedRows
        list={found}
        failed={text('search.failed')}
        none={text('search.nothing')}
        none_text={text('search.nothing_text')}
        idOf={({ id }) => id}
        page={page}
        page_size={PER_PAGE}
        onPage={setPage}
      >
        {(chat) => <FoundRow chat={chat} />}
      </PagedRows>
    </ScreenPage>
  )
}
