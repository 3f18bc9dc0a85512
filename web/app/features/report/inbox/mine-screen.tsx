import type { OwnReports } from '@himoya/contract/reports'
import { formatChatTime } from '@himoya/kit/dates'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useRole, useSession } from '../../../session/session.ts'
import { rememberWhereFrom } from '../../../session/where-to.ts'
import { ownDoor } from './inbox-door.ts'
import { InboxRoom } from './inbox-room.tsx'
import { useUnsentWords } from './use-unsent-words.ts'

const KEY = ['Reports', 'mine']

/** What the signed-in person reported; opened in place, so that no address or history says which. */
export function MineScreen() {
  const role = useRole()
  const [ref, setRef] = useState<string | null>(null)
  if (role !== 'user') return <ForGuests />
  if (ref === null) {
    return (
      <div className="grid grid-cols-1 gap-3">
        <List onOpen={setRef} />
        <ByNumber />
      </div>
    )
  }
  return <One reference={ref} onBack={() => setRef(null)} />
}

/** What was sent without the account is not in its list. */
function ByNumber() {
  const { lang } = useSession()
  const t = useIslandTexts('inbox')
  return (
    <a className="btn btn-text" href={`/${lang}/report/receipt`}>
      {t('mine.receipt')}
    </a>
  )
}

function ForGuests() {
  const session = useSession()
  const t = useIslandTexts('inbox')
  return (
    <div className="flex flex-col gap-4">
      <p>{t('mine.guest')}</p>
      <a className="btn btn-first" href={`/${session.lang}/auth/login`} onClick={() => rememberWhereFrom(session)}>
        {t('mine.login')}
      </a>
      <p>{t('mine.guest_receipt')}</p>
      <a className="btn btn-second" href={`/${session.lang}/report/receipt`}>
        {t('mine.receipt')}
      </a>
    </div>
  )
}

function One({ reference, onBack }: { reference: string; onBack(): void }) {
  const { api } = useSession()
  const t = useIslandTexts('inbox')
  const queries = useQueryClient()
  const door = useMemo(() => ownDoor(api, reference), [api, reference])
  const back = useCallback(() => {
    void queries.invalidateQueries({ queryKey: KEY })
    onBack()
  }, [queries, onBack])
  const unsent = useUnsentWords(onBack)
  return (
    <div className="grid grid-cols-1 gap-5">
      <InboxRoom door={door} unsent={unsent} onClosed={back} />
      <button type="button" className="btn btn-second" onClick={back}>
        {t('mine.back')}
      </button>
    </div>
  )
}

function List({ onOpen }: { onOpen(ref: string): void }) {
  const { api } = useSession()
  const t = useIslandTexts('inbox')
  const mine = useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => api.get<OwnReports>(`victim/?page=${pageParam}`, { signal }),
    getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length + 1),
  })
  if (mine.isPending) return <p role="status">{t('mine.loading')}</p>
  if (mine.isError) {
    return (
      <div className="banner banner-failed grid gap-3" role="alert">
        <p>{t('mine.failed')}</p>
        <button type="button" className="btn btn-second" onClick={() => void mine.refetch()}>
          {t('mine.again')}
        </button>
      </div>
    )
  }
  const reports = mine.data.pages.flatMap(({ results }) => results)
  if (reports.length === 0) return <Empty />
  return (
    <div className="grid gap-3">
      {reports.map((report) => (
        <Row key={report.ref} report={report} onOpen={() => onOpen(report.ref)} />
      ))}
      {mine.hasNextPage && (
        <button
          type="button"
          className="btn btn-second"
          aria-disabled={mine.isFetchingNextPage}
          onClick={() => !mine.isFetchingNextPage && void mine.fetchNextPage()}
        >
          {t('mine.older')}
        </button>
      )}
    </div>
  )
}

function Empty() {
  const { lang } = useSession()
  const t = useIslandTexts('inbox')
  return (
    <div className="grid gap-4">
      <p>{t('mine.empty')}</p>
      <a className="btn btn-first" href={`/${lang}/report`}>
        {t('mine.report')}
      </a>
    </div>
  )
}

function Row({ report, onOpen }: { report: OwnReports['results'][number]; onOpen(): void }) {
  const { lang } = useSession()
  const t = useIslandTexts('inbox')
  const { ref, state, unread, created_at, next_at } = report
  return (
    <button type="button" className="card grid gap-1.5 p-5 text-left" onClick={onOpen}>
      <span className="flex flex-wrap items-center gap-2">
        <span className="tag">{t(`state.${state}`)}</span>
        {unread > 0 && <span className="tag bg-green text-on-green">{t('mine.unread', { count: String(unread) })}</span>}
      </span>
      <b className="font-head font-[650]">{t('mine.row', { ref })}</b>
      <span className="meta">{t('mine.sent_at', { time: formatChatTime(created_at, lang) })}</span>
      {next_at !== null && (
        <span className="meta">
          {t(state === 'received' ? 'state.first_by' : 'state.next_by', { time: formatChatTime(next_at, lang) })}
        </span>
      )}
    </button>
  )
}
