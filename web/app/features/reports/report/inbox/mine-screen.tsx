import type { OwnReports } from '@himoya/contract/reports/reports'
import { formatChatTime } from '@himoya/kit/dates'
import { useQueryClient } from '../../../../session/use-query.ts'
import { useCallback, useMemo, useState } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useRole, useSession } from '../../../../session/session.ts'
import { MineForGuests, MineList } from '../../../../ui/mine/mine-list.tsx'
import { ownInboxAccess } from './inbox-access.ts'
import { InboxLoader } from './inbox-loader.tsx'
import { useUnsentWords } from './use-unsent-words.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

type Report = OwnReports['results'][number]

const KEY = ['Reports', 'mine']

/** What the signed-in person reported; opened in place, so that no address or history says which. */
export function MineScreen() {
  const role = useRole()
  const [ref, setRef] = useState<string | null>(null)
  if (role !== 'user') return <MineForGuests of="inbox" />
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

function One({ reference, onBack }: { reference: string; onBack(): void }) {
  const { api } = useSession()
  const t = useIslandTexts('inbox')
  const queries = useQueryClient()
  const access = useMemo(() => ownInboxAccess(api, reference), [api, reference])
  const back = useCallback(() => {
    void queries.invalidateQueries({ queryKey: KEY })
    onBack()
  }, [queries, onBack])
  const unsent = useUnsentWords(onBack)
  return (
    <div className="grid grid-cols-1 gap-5">
      <InboxLoader access={access} unsent={unsent} onClosed={back} />
      <button type="button" className="btn btn-second" onClick={back}>
        {t('mine.back')}
      </button>
    </div>
  )
}

function List({ onOpen }: { onOpen(ref: string): void }) {
  return (
    <MineList<Report> of="inbox" query_key={KEY} path="victim/" className="grid gap-3" empty={<Empty />}>
      {(report) => <Row key={report.ref} report={report} onOpen={() => onOpen(report.ref)} />}
    </MineList>
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

function Row({ report, onOpen }: { report: Report; onOpen(): void }) {
  const { lang } = useSession()
  const t = useIslandTexts('inbox')
  const { ref, state, unread, created_at, next_at, urgent_text } = report
  return (
    <button type="button" className="card grid gap-1.5 p-5 text-left" onClick={onOpen}>
      <span className="flex flex-wrap items-center gap-2">
        <span className="tag">
          <Changing>{t(`state.${state}`)}</Changing>
        </span>
        {unread > 0 && (
          <span className="tag bg-green text-on-green">
            <Changing>{t('mine.unread', { count: String(unread) })}</Changing>
          </span>
        )}
      </span>
      <b className="font-head font-[650]">{t('mine.row', { ref })}</b>
      <span className="meta">{t('mine.sent_at', { time: formatChatTime(created_at, lang) })}</span>
      {urgent_text !== null && (
        <span>
          <Changing>{urgent_text}</Changing>
        </span>
      )}
      {next_at !== null && (
        <span className="meta">
          <Changing>
            {t(state === 'received' ? 'state.first_by' : 'state.next_by', { time: formatChatTime(next_at, lang) })}
          </Changing>
        </span>
      )}
    </button>
  )
}
