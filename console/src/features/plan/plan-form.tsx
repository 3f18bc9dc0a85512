import type { SafetyPlan } from '@himoya/contract/chat'
import { PLAN_LENGTHS } from '@himoya/contract/desk-lists'
import type { StaffChat } from '@himoya/contract/staff'
import { uuid } from '@himoya/kit/uuid'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'
import care from '../../ui/facts/facts.module.css'
import { useText } from '../../i18n/use-text.ts'
import { draftOf, linesOf, NO_DRAFT, planOf, type PlanDraft } from './plan-draft.ts'
import { WordsField } from '../../ui/fields/words-field.tsx'

const PARTS = ['warning_signs', 'helps', 'contacts', 'safe_place'] as const

type Props = { chat: StaffChat; sent: SafetyPlan | null; onDone(): void }

/** Typed beside the conversation; what is typed outlives a reload, like an answer begun. */
export function PlanForm({ chat, sent, onDone }: Props) {
  const text = useText()
  const { draft, change, forget } = usePlanDraft(chat.id, sent)
  const send = useSendPlan(chat.id, () => {
    forget()
    onDone()
  })
  const parts = PARTS.filter((part) => part !== 'safe_place').map((part) => linesOf(draft[part]).length)
  const crowded = parts.some((count) => count > PLAN_LENGTHS.lines)
  const empty = parts.every((count) => count === 0) && draft.safe_place.trim() === ''
  return (
    <form
      className={care.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!empty && !crowded && !send.isPending) send.mutate(planOf(draft))
      }}
    >
      <p className={care.quiet}>
        {text('plan.rule')} {text('plan.kept')}
      </p>
      {PARTS.map((part) => (
        <WordsField
          most={part === 'safe_place' ? PLAN_LENGTHS.place : PLAN_LENGTHS.lines * PLAN_LENGTHS.line}
          key={part}
          label={text(`plan.${part}`)}
          helperText={part === 'contacts' ? text('plan.contacts_hint') : undefined}
          value={draft[part]}
          multiline={part !== 'safe_place'}
          minRows={2}
          maxRows={6}
          onChange={(event) => change({ ...draft, [part]: event.target.value })}
        />
      ))}
      {crowded ? (
        <p className={care.failed} role="alert">
          {text('plan.many', { count: PLAN_LENGTHS.lines })}
        </p>
      ) : null}
      <div className={care.ways}>
        <Button type="submit" variant="contained" disabled={empty || crowded || send.isPending}>
          {text(send.isPending ? 'plan.sending' : 'plan.send')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {text('plan.close')}
        </Button>
      </div>
    </form>
  )
}

function usePlanDraft(chat_id: string, sent: SafetyPlan | null) {
  const { drafts } = useServices()
  const key = `plan:${chat_id}`
  const [draft, setDraft] = useState<PlanDraft>(() => {
    const kept = drafts.read(key)
    if (kept !== '') return JSON.parse(kept) as PlanDraft
    return sent ? draftOf(sent) : NO_DRAFT
  })
  return {
    draft,
    change(changed: PlanDraft) {
      setDraft(changed)
      drafts.write(key, JSON.stringify(changed))
    },
    forget: () => drafts.write(key, ''),
  }
}

function useSendPlan(chat_id: string, onDone: () => void) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  // one id for all tries of this form, so that a doubtful answer never sends it twice
  const [cid] = useState(uuid)
  return useMutation({
    mutationFn: (plan: SafetyPlan) => api.post(`staff/chat/${chat_id}/plan/`, { cid, plan }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: ['plan', chat_id] })
      notify(text('plan.done'), 'success')
      onDone()
    },
    onError: failed,
  })
}
