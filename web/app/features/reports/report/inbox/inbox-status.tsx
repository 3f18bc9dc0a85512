import type { OwnReport } from '@himoya/contract/reports/reports'
import { formatChatTime } from '@himoya/kit/dates'
import { useEffect, useRef } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

const STAGES = ['received', 'checking', 'in_work', 'closed'] as const

type StatusProps = {
  report: OwnReport
  seen_at: number
  /** The team has written: what it wrote comes next, so that only what a reader must know stands above it. */
  answered: boolean
}

/** How far a report is, in plain words, and the next date we keep. */
export function InboxStatus({ report, seen_at, answered }: StatusProps) {
  const { lang } = useSession()
  const t = useIslandTexts('inbox')
  const inbox = useIslandTexts('inbox_screen')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
  }, [])
  const { state, next_at } = report
  const is_late = next_at !== null && Date.parse(next_at) < seen_at
  return (
    <section className="card grid grid-cols-1 gap-3 p-5">
      {!answered && <Stages report={report} />}
      <div role="status">
        <h2 ref={title} tabIndex={-1} className="text-h3 outline-none">
          <Changing>{t(`state.${state}`)}</Changing>
        </h2>
      </div>
      {!(answered && isUsual(report)) && <StateWords report={report} />}
      {next_at !== null && (
        <p className="font-[650]">
          <Changing>
            {t(state === 'received' ? 'state.first_by' : 'state.next_by', { time: formatChatTime(next_at, lang) })}
          </Changing>
        </p>
      )}
      {is_late && <p className="banner banner-urgent">{inbox('late')}</p>}
    </section>
  )
}

/** Below the answer: how far it is. */
export function InboxProgress({ report }: { report: OwnReport }) {
  return (
    <section className="card grid grid-cols-1 gap-3 p-5">
      <Stages report={report} />
      {isUsual(report) && <StateWords report={report} />}
    </section>
  )
}

/** Nothing is asked of the reader, nothing has ended, and no clock of a danger runs. */
const isUsual = ({ state, urgent_text }: OwnReport): boolean =>
  urgent_text === null && state !== 'needs_you' && state !== 'closed'

function StateWords({ report: { state, closed_for, urgent_text } }: { report: OwnReport }) {
  const inbox = useIslandTexts('inbox_screen')
  return (
    <p>
      <Changing>{urgent_text ?? inbox(closed_for === null ? `said.${state}_text` : `said.${closed_for}`)}</Changing>
    </p>
  )
}

function Stages({ report: { ref, state } }: { report: OwnReport }) {
  const inbox = useIslandTexts('inbox_screen')
  const stage = STAGES.indexOf(state === 'needs_you' ? 'checking' : state) + 1
  return (
    <>
      <p className="meta">{inbox('ref', { ref })}</p>
      <p className="grid grid-cols-4 gap-1.5">
        {STAGES.map((one, at) => (
          <i key={one} className={`h-1.5 rounded-[3px] ${at < stage ? 'bg-green' : 'bg-line'}`} />
        ))}
        <span className="sr-only">
          <Changing>{inbox('progress', { now: String(stage), all: String(STAGES.length) })}</Changing>
        </span>
      </p>
    </>
  )
}
