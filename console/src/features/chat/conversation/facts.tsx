import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { formatChatTime } from '@himoya/kit/dates'
import { Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import { Info, X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useShortcuts } from '../../../ui/keys/use-shortcuts.ts'
import { focusOnMount } from '../../../ui/dialogs/focus-on-mount.ts'
import { useMe } from '../../../session/use-me.ts'
import { CardPicker } from '../cards/public/card-picker.tsx'
import { CareSections, PhoneLine } from './person-section.tsx'
import { CHAT_STATE_TEXT } from '../../../ui/marks/chat-state.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { WaitClock } from '../../../ui/marks/wait-clock.tsx'
import { Fact, FactRows } from '../../../ui/facts/fact.tsx'
import styles from './facts.module.css'
import { readingOf } from './reading.ts'

/** The right pane: only what is known now. */
export function Facts({ chat }: { chat: StaffChat }) {
  const text = useText()
  const reads = useReads(chat)
  return (
    <aside className={styles.facts} aria-label={text('facts.title')}>
      <div className={styles.facts_head}>
        <strong>{chat.person}</strong>
        {reads ? <PhoneLine chat_id={chat.id} /> : null}
      </div>
      <FactSections chat={chat} />
    </aside>
  )
}

/** Where the right pane has no room, the same facts stand in a dialog. */
export function FactsButton({ chat }: { chat: StaffChat }) {
  const text = useText()
  const title = useId()
  const [open, setOpen] = useState(false)
  const on_phone = useMediaQuery('(width < 744px)')
  const stands_beside = useMediaQuery('(width >= 1240px)')
  const shortcuts = useMemo(() => {
    const show = (): void => setOpen(true)
    return stands_beside ? {} : { risk: show, tag: show }
  }, [stands_beside])
  useShortcuts(shortcuts)
  return (
    <>
      <IconButton className={styles.facts_button} aria-label={text('facts.show')} onClick={() => setOpen(true)}>
        <Info size={22} />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} maxWidth="xs" fullWidth fullScreen={on_phone}>
        <DialogTitle id={title} className={styles.facts_title}>
          {chat.person}
          <IconButton aria-label={text('app.close')} onClick={() => setOpen(false)} ref={focusOnMount}>
            <X size={20} />
          </IconButton>
        </DialogTitle>
        <DialogContent className={styles.facts_dialog}>
          <FactSections chat={chat} />
        </DialogContent>
      </Dialog>
    </>
  )
}

/** Whether the messages are open to the caller, and with them what is known of the person. */
function useReads(chat: StaffChat): boolean {
  const me = useMe().data
  const reading = me && readingOf(chat, me)
  return reading === 'mine' || reading === 'read_only'
}

function FactSections({ chat }: { chat: StaffChat }) {
  const reads = useReads(chat)
  return (
    <>
      <FactList chat={chat} />
      {reads ? <CareSections chat={chat} /> : null}
      <Cards chat={chat} />
    </>
  )
}

/** To send something is for who has the chat. */
function Cards({ chat }: { chat: StaffChat }) {
  const me = useMe().data
  return chat.state === CHAT_STATE.active && chat.assigned_to?.id === me?.id ? <CardPicker chat={chat} /> : null
}

function FactList({ chat }: { chat: StaffChat }) {
  const text = useText()
  const lang = useLang()
  return (
    <FactRows>
      <Fact name={text('facts.lang')}>{text(`lang.${chat.lang}`)}</Fact>
      <Fact name={text('facts.state')}>{text(CHAT_STATE_TEXT[chat.state])}</Fact>
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
    </FactRows>
  )
}
