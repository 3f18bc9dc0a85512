import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { ChatPlan, LastPlan } from '@himoya/contract/chat/safety-plans'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '../../../../session/use-me.ts'
import { useServices } from '../../../../session/services.ts'
import care from '../../../../ui/facts/facts.module.css'
import { Loaded, Section } from '../../../../ui/facts/section.tsx'
import { useFailed } from '../../../../ui/notices/use-notify.ts'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import { PlanForm } from '../plan-form.tsx'
import { planKey } from '../plan-key.ts'
import { useRead } from '../../../../session/use-read.ts'

/** What was agreed on for a bad hour: made together, from here and by the person, sent into the talk again when it changes. */
export function PlanSection({ chat }: { chat: StaffChat }) {
  const text = useText()
  const me = useMe().data
  /** What the form goes on from; null: it is closed. */
  const [from, setFrom] = useState<LastPlan | null>(null)
  const last = useRead<ChatPlan>(planKey(chat.id), `staff/chat/${chat.id}/plan/`)
  const writes = chat.state === CHAT_STATE.active && chat.assigned_to?.id === me?.id
  return (
    <Section title={text('plan.title')}>
      <Loaded query={last}>
        {({ sent, earlier }) => (
          <>
            <Sent sent={sent} />
            {writes && from ? <PlanForm chat={chat} sent={from.sent} onDone={() => setFrom(null)} /> : null}
            {writes && !from ? (
              <>
                <Button variant="outlined" onClick={() => setFrom({ sent })}>
                  {text(sent ? 'plan.renew' : 'plan.make')}
                </Button>
                {earlier ? <FromEarlier chat_id={chat.id} earlier={earlier} onRead={setFrom} /> : null}
              </>
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Sent({ sent }: LastPlan) {
  const text = useText()
  const lang = useLang()
  if (!sent) return <p className={care.quiet}>{text('plan.none')}</p>
  return <p className={care.quiet}>{text('plan.sent', { version: sent.version, when: formatRelative(sent.created_at, lang) })}</p>
}

type FromEarlierProps = { chat_id: string; earlier: NonNullable<ChatPlan['earlier']>; onRead(plan: LastPlan): void }

/** A plan that an earlier talk left. Its words are read by a press, as that is written down like reading the talk. */
function FromEarlier({ chat_id, earlier, onRead }: FromEarlierProps) {
  const { api } = useServices()
  const text = useText()
  const lang = useLang()
  const failed = useFailed()
  const read = useMutation({
    mutationFn: () => api.get<LastPlan>(`staff/chat/${chat_id}/plan/earlier/`),
    onSuccess: onRead,
    onError: failed,
  })
  return (
    <>
      <p className={care.quiet}>
        {text('plan.earlier', { version: earlier.version, when: formatRelative(earlier.created_at, lang) })}
      </p>
      <Button variant="outlined" disabled={read.isPending} onClick={() => read.mutate()}>
        {text('plan.earlier_open')}
      </Button>
    </>
  )
}
