import type { InboxMessage, OwnReport } from '@himoya/contract/reports'
import { REPORT_LENGTHS } from '@himoya/contract/report-lists'
import { useCallback, useRef } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../account/session.ts'
import { MessageBox } from '../../chat/message-box.tsx'
import { FileLines } from './file-lines.tsx'
import type { InboxDoor } from './inbox-door.ts'
import { InboxMessages } from './inbox-messages.tsx'
import { InboxStatus } from './inbox-status.tsx'
import type { Unsent } from './use-unsent-words.ts'
import { useInbox } from './use-inbox.ts'
import { useSaying } from './use-saying.ts'
import { WithdrawReport } from './withdraw-report.tsx'

type Props = {
  door: InboxDoor
  unsent: Unsent
  /** Its key opens it no more. */
  onClosed(): void
}

/** One report as its reporter sees it: how far it is, the words of both sides, and what can be done. */
export function InboxScreen({ door, unsent, onClosed }: Props) {
  const t = useIslandTexts('inbox')
  const { report, failed, again, change } = useInbox(door, onClosed)
  if (report) return <Opened {...{ door, unsent, report, change }} stale={failed} />
  if (!failed) return <p role="status">{t('talk.loading')}</p>
  return (
    <div className="banner banner-failed grid gap-3" role="alert">
      <p>{t('talk.failed')}</p>
      <button type="button" className="btn btn-second" onClick={again}>
        {t('talk.again')}
      </button>
    </div>
  )
}

type OpenedProps = {
  door: InboxDoor
  unsent: Unsent
  report: OwnReport
  change(change: (report: OwnReport) => OwnReport): void
  /** The last look failed: what is shown may be old. */
  stale: boolean
}

function Opened({ door, unsent, report, change, stale }: OpenedProps) {
  const t = useIslandTexts('inbox')
  const { unsaid, setUnsaid } = unsent
  const onSaid = useCallback((message: InboxMessage) => change((before) => withMessage(before, message)), [change])
  const { waiting, send, retry, discard } = useSaying(door, unsaid, setUnsaid, onSaid)
  const { files, messages, can_write, closed_for } = report
  return (
    <div className="grid gap-5">
      <InboxStatus report={report} />
      {files.length > 0 && (
        <section className="card grid gap-2 p-5">
          <h2 className="text-h3">{t('state.files')}</h2>
          <FileLines files={files} />
        </section>
      )}
      {stale && (
        <p className="banner" role="status">
          {t('talk.stale')}
        </p>
      )}
      <section className="card grid overflow-hidden">
        <div className="grid gap-3 p-5">
          <h2 className="text-h3">{t('talk.title')}</h2>
          <InboxMessages {...{ messages, unsaid, waiting }} onRetry={retry} onDiscard={discard} />
        </div>
        {can_write ? <Writing unsent={unsent} send={send} /> : <NoMore />}
      </section>
      <p className="meta">{t('talk.secret')}</p>
      {closed_for === null && report.state !== 'closed' && (
        <WithdrawReport
          can_withdraw={report.can_withdraw}
          withdraw={door.withdraw}
          onWithdrawn={() =>
            change((before) => ({
              ...before,
              state: 'closed',
              closed_for: 'withdrawn',
              next_at: null,
              can_withdraw: false,
              can_write: false,
            }))
          }
        />
      )}
    </div>
  )
}

/** The answer of a send and the next look may both bring it. */
function withMessage(report: OwnReport, message: InboxMessage): OwnReport {
  const messages = report.messages.filter(({ id }) => id !== message.id)
  const state = report.state === 'needs_you' ? 'checking' : report.state
  return { ...report, state, messages: [...messages, message].toSorted((one, other) => one.seq - other.seq) }
}

function Writing({ unsent: { draft, setDraft }, send }: { unsent: Unsent; send(text: string, file_keys: string[]): void }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const length = [...draft.trim()].length
  const can_send = length > 0 && length <= REPORT_LENGTHS.message
  return (
    <MessageBox
      {...{ box, draft, length, can_send }}
      busy={false}
      write={setDraft}
      send={() => {
        if (!can_send) return
        send(draft.trim(), [])
        setDraft('')
        box.current?.focus()
      }}
    />
  )
}

function NoMore() {
  const { lang } = useSession()
  const t = useIslandTexts('inbox')
  return (
    <div className="grid gap-3 border-t border-line p-5">
      <p>{t('talk.closed')}</p>
      <a className="btn btn-second" href={`/${lang}/report`}>
        {t('talk.fresh')}
      </a>
    </div>
  )
}
