import type { StaffChat } from '@himoya/contract/staff'
import { formatChatTime } from '@himoya/kit/dates'
import { Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material'
import { Info, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { focusOnMount } from '../app/focus-on-mount.ts'
import { useMe } from '../auth/use-me.ts'
import { CardPicker } from '../cards/card-picker.tsx'
import { useLang, useText } from '../i18n/use-text.ts'
import { WaitClock } from '../queue/wait-clock.tsx'
import styles from './facts.module.css'

/** The right pane: only what is known now. */
export function Facts({ chat }: { chat: StaffChat }) {
  const text = useText()
  return (
    <aside className={styles.facts} aria-label={text('facts.title')}>
      <div className={styles.facts_head}>
        <strong>{chat.person}</strong>
        <span>{text('facts.phone_hidden')}</span>
      </div>
      <FactList chat={chat} />
      <Cards chat={chat} />
    </aside>
  )
}

/** Where the right pane has no room, the same facts stand in a dialog. */
export function FactsButton({ chat }: { chat: StaffChat }) {
  const text = useText()
  const title = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton className={styles.facts_button} aria-label={text('facts.show')} onClick={() => setOpen(true)}>
        <Info size={22} />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} maxWidth="xs" fullWidth>
        <DialogTitle id={title} className={styles.facts_title}>
          {chat.person}
          <IconButton aria-label={text('app.close')} onClick={() => setOpen(false)} ref={focusOnMount}>
            <X size={20} />
          </IconButton>
        </DialogTitle>
        <DialogContent>
          <FactList chat={chat} />
          <Cards chat={chat} />
        </DialogContent>
      </Dialog>
    </>
  )
}

/** To send something is for who has the chat. */
function Cards({ chat }: { chat: StaffChat }) {
  const me = useMe().data
  return chat.state === 'active' && chat.assigned_to?.id === me?.id ? <CardPicker chat={chat} /> : null
}

function FactList({ chat }: { chat: StaffChat }) {
  const text = useText()
  const lang = useLang()
  return (
    <dl className={styles.fact_list}>
      <Fact name={text('facts.lang')}>{text(`lang.${chat.lang}`)}</Fact>
      <Fact name={text('facts.state')}>{text(`state.${chat.state}`)}</Fact>
      <Fact name={text('facts.started')}>{formatChatTime(chat.created_at, lang)}</Fact>
      {chat.ended_at ? (
        <Fact name={text('facts.ended')}>{formatChatTime(chat.ended_at, lang)}</Fact>
      ) : (
        <Fact name={text('facts.waiting')}>
          {chat.waiting_since ? <WaitClock since={chat.waiting_since} /> : text('facts.not_waiting')}
        </Fact>
      )}
      <Fact name={text('facts.counsellor')}>{chat.assigned_to?.alias ?? text('facts.nobody')}</Fact>
      <Fact name={text('facts.messages')}>{chat.last_seq}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
