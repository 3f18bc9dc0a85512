import { CHAT_STATE } from '@himoya/contract/chat-states'
import type { LastPlan } from '@himoya/contract/desk'
import type { StaffChat } from '@himoya/contract/staff'
import { formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useMe } from '../../../session/use-me.ts'
import care from '../../../ui/facts/facts.module.css'
import { Loaded, Section } from '../../../ui/facts/section.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { PlanForm } from '../plan-form.tsx'
import { useRead } from '../../../session/use-read.ts'

/** What was agreed on for a bad hour: made together beside the conversation, sent into it, sent again when it changes. */
export function PlanSection({ chat }: { chat: StaffChat }) {
  const text = useText()
  const me = useMe().data
  const [open, setOpen] = useState(false)
  const last = useRead<LastPlan>(['plan', chat.id], `staff/chat/${chat.id}/plan/`)
  const writes = chat.state === CHAT_STATE.active && chat.assigned_to?.id === me?.id
  return (
    <Section title={text('plan.title')}>
      <Loaded query={last}>
        {({ sent }) => (
          <>
            <Sent sent={sent} />
            {writes && open ? <PlanForm chat={chat} sent={sent?.plan ?? null} onDone={() => setOpen(false)} /> : null}
            {writes && !open ? (
              <Button variant="outlined" onClick={() => setOpen(true)}>
                {text(sent ? 'plan.renew' : 'plan.make')}
              </Button>
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
