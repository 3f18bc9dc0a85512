import type { FoundChatPage } from '@himoya/contract/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { NothingHere, Pager, ScreenPage } from '../../ui/pages/page.tsx'
import styles from '../../ui/pages/page.module.css'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'
import { FoundRow } from './found-row.tsx'
import { NO_CONDITIONS, SearchConditions, type Conditions } from './search-conditions.tsx'
import { ReadState } from '../../ui/pages/read-state.tsx'

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
      <ReadState of={found} failed={text('search.failed')} beside />
      <p role="status" className={styles.meta}>
        {found.data ? text(found.data.more ? 'search.found_many' : 'search.found', { count: found.data.count }) : ''}
      </p>
      {found.data?.count === 0 ? (
        <NothingHere title={text('search.nothing')}>
          <p>{text('search.nothing_text')}</p>
        </NothingHere>
      ) : null}
      {found.data?.results.length ? (
        <ul className={styles.rows}>
          {found.data.results.map((chat) => (
            <li key={chat.id}>
              <FoundRow chat={chat} />
            </li>
          ))}
        </ul>
      ) : null}
      <Pager page={page} page_size={PER_PAGE} count={found.data?.count ?? 0} onPage={setPage} />
    </ScreenPage>
  )
}
