import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { Navigate, useLocation, useParams } from 'react-router'
import { useMemo } from 'react'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { useTitle } from '../../ui/pages/use-title.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMe, worksWithChats } from '../../session/use-me.ts'
import { ConversationPane } from '../chat/conversation/public/conversation-pane.tsx'
import styles from './desk.module.css'
import { mayTake } from '../chat/queue/public/places.ts'
import { QueuePane } from '../chat/queue/public/queue-pane.tsx'
import { type ListName, useChatList } from '../chat/queue/public/use-chat-list.ts'
import { useClaim } from '../chat/queue/public/use-claim.ts'
import { useOpenChat } from '../chat/queue/public/use-open-chat.ts'
import { usePlaces } from '../chat/queue/public/use-places.ts'
import { useWalk } from './use-walk.ts'
import { SoundStrip } from './attention/public/sound-strip.tsx'
import { ShiftReminderStrip } from '../chat/presence/public/shift-reminder-strip.tsx'
import { ShiftSwitch } from '../chat/presence/public/shift-switch.tsx'

const LISTS: Record<string, ListName> = { queue: 'waiting', mine: 'mine', ended: 'ended' }

/** Queue at the left, conversation in the middle, facts at the right; on a narrow screen one after the other. */
export function DeskPage() {
  const me = useMe()
  const list = LISTS[useLocation().pathname.split('/')[1]!]
  if (!me.data || !list) return null
  if (worksWithChats(me.data.role)) return <Desk tab={list} />
  return <Navigate to={me.data.role === 'admin' ? '/members' : '/content'} replace />
}

function Desk({ tab }: { tab: ListName }) {
  const { chat_id } = useParams<{ chat_id: string }>()
  const text = useText()
  const claim = useClaim()
  const found = useOpenChat(tab, chat_id)
  useWalk(tab, chat_id)
  useTitle(text('queue.title'))
  const places = usePlaces()
  const first_waiting = useChatList('waiting').data?.find((chat) => mayTake(places, chat))
  const shortcuts = useMemo(
    () => ({
      claim() {
        const target = chat_id === undefined ? first_waiting : found.chat
        if (target?.state === CHAT_STATE.waiting && !claim.isPending && mayTake(places, target)) claim.mutate(target.id)
      },
    }),
    [chat_id, first_waiting, found.chat, claim, places],
  )
  useShortcuts(shortcuts)
  return (
    <div className={chat_id ? styles.desk_open : styles.desk}>
      <QueuePane
        tab={tab}
        open={chat_id}
        claim={claim}
        shift={<ShiftSwitch />}
        strips={
          <>
            <ShiftReminderStrip />
            <SoundStrip />
          </>
        }
      />
      <ConversationPane key={chat_id ?? 'none'} chat_id={chat_id} found={found} claim={claim} back_to={backTo(tab)} />
    </div>
  )
}

const backTo = (tab: ListName): string => (tab === 'waiting' ? '/queue' : `/${tab}`)
