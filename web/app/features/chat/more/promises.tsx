import type { OwnPromise } from '@himoya/contract/reports/follow-ups'
import type { Language } from '@himoya/contract/languages'
import { formatChatTime, formatClock, isSameDay } from '@himoya/kit/dates'
import { Handshake } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Changing } from '../../../ui/screen/changing.tsx'
import { Appointment } from './appointment.tsx'
import { NotHelped } from './not-helped.tsx'

const HIDDEN_KEY = 'himoya_promises'

type PromisesProps = {
  promises: readonly OwnPromise[]
  chat_id: string
  /** Whether a counsellor has this chat. */
  active: boolean
  onAnother: () => Promise<void>
}

/** What was promised and until when, above the talk. One that was not kept leads on at once: nobody has to wait for it to be said. */
export function Promises({ promises, chat_id, active, onAnother }: PromisesProps) {
  const t = useIslandTexts('chat_more')
  const { hidden, hide } = useHidden()
  const shown = promises.filter((one) => !(isOver(one) && hidden.includes(one.id)))
  const over = shown.filter(isOver)
  const lost = over.some(isLost)
  if (shown.length === 0) return null
  return (
    <div
      role="region"
      className="grid max-h-[45%] shrink-0 gap-2 overflow-y-auto border-b border-line bg-green-wash px-4 py-2.5 text-small"
      aria-label={t('promises')}
      // What is longer than its place is read with the keys too.
      tabIndex={0}
    >
      {shown.map((one) =>
        one.kind === 'appointment' ? <Appointment key={one.id} promise={one} /> : <Row key={one.id} promise={one} />,
      )}
      {lost && <NotHelped chat_id={chat_id} onAnother={onAnother} lead={t('promise_ways')} may_ask={active} />}
      {over.length > 0 && (
        <button
          type="button"
          className="btn btn-text min-h-11 justify-self-start px-0"
          onClick={() => hide(over.map(({ id }) => id))}
        >
          {t('promise_hide')}
        </button>
      )}
    </div>
  )
}

const isLost = ({ outcome, late }: OwnPromise): boolean => late || outcome === 'broken'
const isOver = (promise: OwnPromise): boolean => isLost(promise) || promise.outcome === 'kept'

function Row({ promise }: { promise: OwnPromise }) {
  const { lang: reads } = useSession()
  const t = useIslandTexts('chat_more')
  const { words, by, lang, due_at, late, outcome } = promise
  const time = timeOf(due_at, reads)
  const said = late ? t('promise_late') : outcome === null ? t('promise_until', { time }) : t(`promise_${outcome}`)
  return (
    <div className="flex items-start gap-2.5">
      <Icon of={Handshake} className={`ic mt-0.5 shrink-0 ${isLost(promise) ? 'text-amber' : 'text-green'}`} />
      <p className="min-w-0 grow [overflow-wrap:anywhere]">
        {by !== undefined && <b translate="no">{by}: </b>}
        <span lang={lang}>{words}</span>
        <span className="block text-ink-2" role="status">
          <Changing>{said}</Changing>
        </span>
      </p>
    </div>
  )
}

const timeOf = (due_at: string, lang: Language): string =>
  isSameDay(due_at, Date.now()) ? formatClock(due_at) : formatChatTime(due_at, lang)

/** Those that are over and were read go away by a press, until the tab is closed. */
function useHidden() {
  const { tab_storage } = useSession()
  const [hidden, setHidden] = useState<readonly string[]>(() => tab_storage.get(HIDDEN_KEY)?.split(' ') ?? [])
  const hide = (ids: readonly string[]): void => {
    const all = [...hidden, ...ids]
    tab_storage.set(HIDDEN_KEY, all.join(' '))
    setHidden(all)
  }
  return { hidden, hide }
}
