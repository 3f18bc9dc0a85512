import { PLAN_LENGTHS } from '@himoya/contract/chat/plan-lists'
import type { LastPlan, SendPlanBody } from '@himoya/contract/chat/safety-plans'
import type { StaffChat } from '@himoya/contract/staff/staff'
import {
  isEmptyDraft,
  openWritten,
  overfullParts,
  PLAN_PARTS,
  type PlanDraft,
  planOf,
  takeIn,
  type WrittenPlan,
} from '@himoya/kit/chat/plan-draft'
import { ApiError } from '@himoya/kit/session/api-error'
import { uuid } from '@himoya/kit/uuid'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import care from '../../../ui/facts/facts.module.css'
import { useText } from '../../../i18n/use-text.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'
import { planKey } from './plan-key.ts'

type Sent = LastPlan['sent']
type Props = { chat: StaffChat; sent: Sent; onDone(): void }

/** Typed beside the conversation; what is typed outlives a reload, like an answer begun. */
export function PlanForm({ chat, sent, onDone }: Props) {
  const text = useText()
  const kept = usePlanDraft(chat.id, sent)
  const { draft, merged } = kept.state
  const send = useSendPlan(chat.id, kept, onDone)
  const overfull = overfullParts(draft)
  const may_send = !isEmptyDraft(draft) && overfull.length === 0 && !send.isPending
  const { lines, line, place } = PLAN_LENGTHS
  return (
    <form
      className={care.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (may_send) send.mutate()
      }}
    >
      <p className={care.quiet}>
        {text('plan.rule')} {text('plan.kept')}
      </p>
      {PLAN_PARTS.map((part) => (
        <WordsField
          most={part === 'safe_place' ? place : lines * line}
          key={part}
          label={text(`plan.${part}`)}
          helperText={part === 'contacts' ? text('plan.contacts_hint') : undefined}
          value={draft[part]}
          multiline={part !== 'safe_place'}
          minRows={2}
          maxRows={6}
          // It is on its way: what would be typed now would not be in it.
          slotProps={{ htmlInput: { readOnly: send.isPending } }}
          onChange={(event) => kept.change({ ...draft, [part]: event.target.value })}
        />
      ))}
      {merged ? (
        <p className={care.quiet} role="status">
          {text('plan.merged')}
        </p>
      ) : null}
      {overfull.length > 0 ? (
        <p className={care.failed} role="alert">
          {text('plan.many', { count: lines, letters: line })}
        </p>
      ) : null}
      <div className={care.ways}>
        <Button type="submit" variant="contained" disabled={!may_send}>
          {text(send.isPending ? 'plan.sending' : 'plan.send')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {text('plan.close')}
        </Button>
      </div>
    </form>
  )
}

function usePlanDraft(chat_id: string, sent: Sent) {
  const { drafts } = useServices()
  const key = `plan:${chat_id}`
  const [state, setState] = useState(() => openWritten(drafts.read(key), sent))
  // One id for all tries of the same words, so that a doubtful answer never sends them twice.
  const cid = useRef(uuid())
  const keep = (next: WrittenPlan): void => {
    cid.current = uuid()
    setState(next)
    drafts.write(key, JSON.stringify(next))
  }
  return {
    state,
    cid,
    change: (draft: PlanDraft): void => keep({ ...state, draft }),
    meet: (newest: NonNullable<Sent>): void => keep(takeIn(state, newest)),
    forget: () => drafts.write(key, ''),
  }
}

/** What the person changed in between is read and put together with what was typed; it is sent once more by a press. */
function useSendPlan(chat_id: string, { state, cid, meet: take, forget }: ReturnType<typeof usePlanDraft>, onDone: () => void) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const path = `staff/chat/${chat_id}/plan/`
  const again = (): void => void queries.invalidateQueries({ queryKey: planKey(chat_id) })
  return useMutation({
    async mutationFn() {
      const body: SendPlanBody = { cid: cid.current, plan: planOf(state.draft), after: state.began?.version ?? 0 }
      try {
        await api.post(path, body)
        return true
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error
        const { sent } = await api.get<LastPlan>(path)
        if (sent) take(sent)
        return false
      }
    },
    onSuccess(is_sent) {
      again()
      if (!is_sent) return
      forget()
      notify(text('plan.done'), 'success')
      onDone()
    },
    onError: failed,
  })
}
