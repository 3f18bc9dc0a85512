import type { OwnReport } from '@himoya/contract/reports'
import { formatChatTime } from '@himoya/kit/dates'
import { useEffect, useRef } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../account/session.ts'

const STAGES = ['received', 'checking', 'in_work', 'closed'] as const

/** How far a report is, in plain words, and the next date we keep. */
export function InboxStatus({ report }: { report: OwnReport }) {
  const { lang } = useSession()
  const t = useIslandTexts('inbox')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const { ref, state, closed_for, next_at } = report
  const stage = STAGES.indexOf(state === 'needs_you' ? 'checking' : state) + 1
  const is_late = next_at !== null && Date.parse(next_at) < Date.now()
  return (
    <section className="card grid gap-3 p-5">
      <p className="meta">{t('state.ref', { ref })}</p>
      <p className="grid grid-cols-4 gap-1.5">
        {STAGES.map((one, at) => (
          <i key={one} className={`h-1.5 rounded-[3px] ${at < stage ? 'bg-green' : 'bg-line'}`} />
        ))}
        <span className="sr-only">{t('state.progress', { now: String(stage), all: String(STAGES.length) })}</span>
      </p>
      <h2 ref={title} tabIndex={-1} className="text-h3 outline-none" role="status">
        {t(`state.${state}`)}
      </h2>
      <p>{closed_for === null ? t(`state.${state}_text`) : t(`state.${closed_for}`)}</p>
      {next_at !== null && (
        <p className="font-[650]">
          {t(state === 'received' ? 'state.first_by' : 'state.next_by', { time: formatChatTime(next_at, lang) })}
        </p>
      )}
      {is_late && <p className="banner banner-urgent">{t('state.late')}</p>}
    </section>
  )
}
