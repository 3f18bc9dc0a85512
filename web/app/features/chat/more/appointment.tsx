import type { AppointmentBody, OwnPromise } from '@himoya/contract/reports/follow-ups'
import { formatClock } from '@himoya/kit/dates'
import { uuid } from '@himoya/kit/uuid'
import { Bell, BellRing, CalendarClock, CalendarPlus } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { dayName, weekdayAndHour } from '../../../i18n/with-code/day-and-hour.ts'
import { useSession } from '../../../session/session.ts'
import { useQueryClient } from '../../../session/use-query.ts'
import { Changing } from '../../../ui/screen/changing.tsx'
import { offerFile } from '../../../browser/calls/transcript.ts'
import { calendarFile } from './calendar-file.ts'

/** When the talk goes on, in the words of whoever reads it; what they may say of it; and honestly that nobody came. */
export function Appointment({ promise }: { promise: OwnPromise }) {
  const { lang } = useSession()
  const t = useIslandTexts('chat_more')
  const { due_at, late, now, declined, outcome } = promise
  const lost = late || outcome !== null
  const said = late
    ? t('meet_late')
    : outcome !== null
      ? t('meet_broken')
      : now
        ? t('meet_now')
        : t('meet_on', { day: dayName(due_at, lang), time: formatClock(due_at) })
  return (
    <div className="flex items-start gap-2.5">
      <Icon of={CalendarClock} className={`ic mt-0.5 shrink-0 ${lost ? 'text-amber' : 'text-green'}`} />
      <div className="grid min-w-0 grow gap-1">
        <p role="status">
          <b className={declined ? 'line-through' : ''}>
            <Changing>{said}</Changing>
          </b>
        </p>
        {!lost && !now && <p className="text-ink-2">{weekdayAndHour(due_at, lang)}</p>}
        {!lost && !now && <Ways promise={promise} />}
      </div>
    </div>
  )
}

const WAY = 'inline-flex min-h-11 items-center gap-1.5 justify-self-start text-left font-[650] text-green-ink'

/** That the time does not suit, a reminder, and a line in the phone's calendar: a tap each; the first two can be taken back. */
function Ways({ promise: { id, due_at, declined, reminder } }: { promise: OwnPromise }) {
  const t = useIslandTexts('chat_more')
  const { failed, answer } = useAnswer(id)
  return (
    <>
      <p role="status" className="empty:hidden">
        {declined && <Changing>{t('meet_declined')}</Changing>}
      </p>
      {/* The same button says both, so that the focus stays where it was. */}
      <button type="button" className={WAY} onClick={() => void answer({ declined: !declined })}>
        <Changing>{t(declined ? 'meet_suits' : 'meet_decline')}</Changing>
      </button>
      {!declined && (
        <>
          <button type="button" className={WAY} aria-pressed={reminder} onClick={() => void answer({ reminder: !reminder })}>
            <Icon of={reminder ? BellRing : Bell} className="ic shrink-0" />
            <Changing>{t(reminder ? 'meet_reminds' : 'meet_remind')}</Changing>
          </button>
          {reminder && <RemindedHow />}
          <p className="text-ink-2">{t('meet_calendar_who', { word: t('meet_word') })}</p>
          <button
            type="button"
            className={WAY}
            onClick={() => offerFile(t('file_name'), calendarFile(t('meet_word'), due_at, uuid()), 'ics')}
          >
            <Icon of={CalendarPlus} className="ic shrink-0" />
            {t('meet_calendar')}
          </button>
        </>
      )}
      <p role="alert" className="text-sos-ink empty:hidden">
        {failed && <Changing>{t('failed')}</Changing>}
      </p>
    </>
  )
}

function RemindedHow() {
  const { lang } = useSession()
  const t = useIslandTexts('chat_more')
  return (
    <p className="text-ink-2">
      {t('meet_reminds_how')} <a href={`/${lang}/profile#notifications`}>{t('meet_reminds_where')}</a>
    </p>
  )
}

/** What the server says then stands in the list of promises, from which all of this is drawn. */
function useAnswer(id: string) {
  const { api } = useSession()
  const queries = useQueryClient()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  async function answer(body: AppointmentBody): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    try {
      const own = await api.patch<OwnPromise>(`chat/promise/${id}/`, body)
      queries.setQueryData<OwnPromise[]>(['Promises'], (all) => all?.map((one) => (one.id === id ? own : one)))
      setState('ready')
    } catch {
      // it is as it was, and the sentence says what to do
      setState('failed')
    }
  }
  return { failed: state === 'failed', answer }
}
