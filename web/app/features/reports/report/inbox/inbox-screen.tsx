import type { InboxMessage, OwnReport } from '@himoya/contract/reports/reports'
import { useCallback } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { HelpNow } from '../../../../ui/screen/help-now.tsx'
import { KeptFiles } from '../files/kept-files.tsx'
import { asksForHelp } from './asks-for-help.ts'
import type { InboxAccess } from './inbox-access.ts'
import { InboxMessages } from './inbox-messages.tsx'
import { InboxProgress, InboxStatus } from './inbox-status.tsx'
import { NotOpened } from './not-opened.tsx'
import { useInbox } from './use-inbox.ts'
import { useSaying } from './use-saying.ts'
import type { Unsent } from './use-unsent-words.ts'
import { WithdrawReport } from './withdraw-report.tsx'
import { Writing } from './writing.tsx'

export type InboxProps = {
  access: InboxAccess
  unsent: Unsent
  /** Its key opens it no more. */
  onClosed(): void
}

/** One report as its reporter sees it: how far it is, the words of both sides, then the files, and what can be done. */
export function InboxScreen({ access, unsent, onClosed }: InboxProps) {
  const t = useIslandTexts('inbox')
  const { report, seen_at, failed, again, change } = useInbox(access, onClosed)
  if (report) return <Opened {...{ access, unsent, report, seen_at, change }} stale={failed} />
  return failed ? <NotOpened onAgain={again} /> : <p role="status">{t('frame.loading')}</p>
}

type OpenedProps = Pick<InboxProps, 'access' | 'unsent'> & {
  report: OwnReport
  seen_at: number
  change(change: (report: OwnReport) => OwnReport): void
  /** The last look failed: what is shown may be old. */
  stale: boolean
}

function Opened({ access, unsent, report, seen_at, change, stale }: OpenedProps) {
  const t = useIslandTexts('inbox_screen')
  const { unsaid, setUnsaid } = unsent
  const onSaid = useCallback((message: InboxMessage) => change((before) => withMessage(before, message)), [change])
  const { waiting, send, retry, discard } = useSaying(access, unsaid, setUnsaid, onSaid)
  const { files, messages, can_write, state } = report
  const answered = messages.some(({ is_admin }) => is_admin)
  return (
    <div className="grid grid-cols-1 gap-5">
      {asksForHelp(messages) && <HelpNow aside />}
      <InboxStatus {...{ report, seen_at, answered }} />
      {stale && (
        <p className="banner" role="status">
          {t('talk.stale')}
        </p>
      )}
      <section className="card grid grid-cols-1 overflow-hidden">
        <div className="grid grid-cols-1 gap-3 p-5">
          <h2 className="text-h3">{t('talk.title')}</h2>
          <InboxMessages {...{ messages, unsaid, waiting }} onRetry={retry} onDiscard={discard} />
        </div>
        {can_write ? <Writing unsent={unsent} send={send} /> : <NoMore />}
      </section>
      {files.length > 0 && (
        <section className="card p-5">
          <KeptFiles files={files} />
        </section>
      )}
      {answered && <InboxProgress report={report} />}
      <p className="meta">{t('talk.secret')}</p>
      {state !== 'closed' && (
        <WithdrawReport
          can_withdraw={report.can_withdraw}
          withdraw={access.withdraw}
          onWithdrawn={() => change((before) => ({ ...before, ...WITHDRAWN }))}
        />
      )}
    </div>
  )
}

const WITHDRAWN = {
  state: 'closed',
  closed_for: 'withdrawn',
  next_at: null,
  urgent_text: null,
  can_withdraw: false,
  can_write: false,
} as const satisfies Partial<OwnReport>

/** The answer of a send and the next look may both bring it. What the team was waiting for has come with it. */
function withMessage(report: OwnReport, message: InboxMessage): OwnReport {
  const messages = report.messages.filter(({ id }) => id !== message.id)
  const state = report.state === 'needs_you' ? 'checking' : report.state
  return { ...report, state, messages: [...messages, message].toSorted((one, other) => one.seq - other.seq) }
}

function NoMore() {
  const { lang } = useSession()
  const t = useIslandTexts('inbox_screen')
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line p-5">
      <p>{t('talk.closed')}</p>
      <a className="btn btn-second" href={`/${lang}/report`}>
        {t('talk.fresh')}
      </a>
    </div>
  )
}
