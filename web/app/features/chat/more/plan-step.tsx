import { PLAN_LENGTHS } from '@himoya/contract/chat/plan-lists'
import type { LastPlan, SendPlanBody } from '@himoya/contract/chat/safety-plans'
import {
  isEmptyDraft,
  openWritten,
  overfullParts,
  PLAN_PARTS,
  type PlanDraft,
  type PlanPart,
  planOf,
  takeIn,
  type WrittenPlan,
} from '@himoya/kit/chat/plan-draft'
import { ApiError } from '@himoya/kit/session/api-error'
import { uuid } from '@himoya/kit/uuid'
import { type FormEvent, useRef, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { useQuery } from '../../../session/use-query.ts'
import { PLAN_KEY } from '../../../session/visitor-session.ts'
import { EmergencyLinks } from '../emergency-links.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'
import { showToast } from '../../../ui/screen/toast.ts'
import { PlanWords } from './plan-words.tsx'
import { ReadPart } from './read-part.tsx'

type StepProps = { chat_id: string; ended: boolean; onDone: () => void }
type Sent = LastPlan['sent']

/** The person's own plan for a bad hour, whichever talk it was made in: to read at any time, to change while a talk is open. */
export function PlanStep({ chat_id, ended, onDone }: StepProps) {
  const { api } = useSession()
  const own = useQuery({
    queryKey: ['OwnPlan'],
    queryFn: ({ signal }) => api.get<LastPlan>('chat/plan/', { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <ReadPart query={own}>
      {({ sent }) => (ended ? <Read sent={sent} /> : <PlanForm chat_id={chat_id} sent={sent} onDone={onDone} />)}
    </ReadPart>
  )
}

function Read({ sent }: { sent: Sent }) {
  const t = useIslandTexts('chat_more')
  return sent ? <PlanWords plan={{ ...sent.plan, version: sent.version }} /> : <p>{t('plan_none')}</p>
}

type FormProps = { chat_id: string; sent: Sent; onDone: () => void }

function PlanForm({ chat_id, sent, onDone }: FormProps) {
  const t = useIslandTexts('chat_more')
  const { draft, change, state, merged, send } = usePlan(chat_id, sent, onDone)
  const overfull = overfullParts(draft)
  const may_send = !isEmptyDraft(draft) && overfull.length === 0 && state !== 'busy'

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (may_send) void send()
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <p>{t('plan_about')}</p>
      <p className="text-small text-ink-2">{t('plan_danger')}</p>
      <EmergencyLinks />
      {PLAN_PARTS.map((part) => (
        <Part
          key={part}
          part={part}
          value={draft[part]}
          is_overfull={overfull.includes(part)}
          is_sent={state === 'busy'}
          onChange={(typed) => change({ ...draft, [part]: typed })}
        />
      ))}
      <p role="status" className="rounded-field bg-green-wash p-3 empty:hidden">
        {merged && <Changing>{t('plan_merged')}</Changing>}
      </p>
      <p role="alert" className="text-sos-ink empty:hidden">
        {state === 'failed' && <Changing>{t('failed')}</Changing>}
      </p>
      <button type="submit" className="btn btn-first" aria-disabled={!may_send}>
        <Changing>{t(state === 'busy' ? 'plan_sending' : 'plan_send')}</Changing>
      </button>
    </form>
  )
}

/** `is_sent`: it is on its way; what would be typed now would not be in it. */
type PartProps = { part: PlanPart; value: string; is_overfull: boolean; is_sent: boolean; onChange: (typed: string) => void }

function Part({ part, value, is_overfull, is_sent, onChange }: PartProps) {
  const t = useIslandTexts('chat_more')
  const id = `plan-${part}`
  const { lines, line, place } = PLAN_LENGTHS
  const most = part === 'safe_place' ? { count: String(place) } : { lines: String(lines), count: String(line) }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-[650]">
        {t(`plan_${part}`)}
      </label>
      <textarea
        id={id}
        className="input min-h-20"
        rows={part === 'safe_place' ? 2 : 3}
        value={value}
        readOnly={is_sent}
        aria-invalid={is_overfull || undefined}
        aria-describedby={`${id}-hint ${id}-much`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-much`} role="status" className="text-sos-ink empty:hidden">
        {is_overfull && <Changing>{t(part === 'safe_place' ? 'plan_long' : 'plan_many', most)}</Changing>}
      </p>
      <p id={`${id}-hint`} className="text-small text-ink-2">
        {t(`plan_${part}_hint`)}
      </p>
    </div>
  )
}

/** What is being written outlives the sheet's closing and a reload of the tab; the quick exit and signing out wipe it. */
function usePlan(chat_id: string, sent: Sent, onDone: () => void) {
  const { api, tab_storage } = useSession()
  const t = useIslandTexts('chat_more')
  const [written, setWritten] = useState(() => openWritten(tab_storage.get(PLAN_KEY), sent))
  const { began, draft, merged } = written
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  // One id for all tries of the same words, so that a doubtful answer never sends them twice.
  const cid = useRef(uuid())

  function keep(next: WrittenPlan): void {
    cid.current = uuid()
    setWritten(next)
    tab_storage.set(PLAN_KEY, JSON.stringify(next))
  }
  const change = (next: PlanDraft): void => keep({ began, draft: next, merged })

  async function meet(): Promise<void> {
    const { sent: newest } = await api.get<LastPlan>('chat/plan/')
    if (newest) keep(takeIn(written, newest))
  }

  async function send(): Promise<void> {
    setState('busy')
    const body: SendPlanBody = { cid: cid.current, plan: planOf(draft), after: began?.version ?? 0 }
    try {
      await api.post(`chat/${chat_id}/plan/`, body)
    } catch (error) {
      const is_changed = error instanceof ApiError && error.code === 'changed_meanwhile'
      const is_met =
        is_changed &&
        (await meet()
          .then(() => true)
          .catch(() => false))
      return setState(is_met ? 'asking' : 'failed')
    }
    tab_storage.remove(PLAN_KEY)
    showToast({ title: t('plan_sent'), status: 'success' })
    onDone()
  }
  return { draft, change, state, merged, send }
}
