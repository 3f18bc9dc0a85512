import type { StaffChat } from '@himoya/contract/staff'
import { Button } from '@mui/material'
import { explain } from '../app/explain.ts'
import { useText } from '../i18n/use-text.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { EndedNote } from './ended-note.tsx'
import { MessageList } from './message-list.tsx'
import { MessageSkeletons } from './message-skeletons.tsx'
import { ReconnectStrip } from './reconnect-strip.tsx'
import type { ChatRoom } from './rooms.ts'
import { useRoom, useRoomView } from './use-room.ts'

type Props = { chat: StaffChat; writable: boolean }

export function Conversation({ chat, writable }: Props) {
  const text = useText()
  const room = useRoom(chat.id)
  if (room.isPending) return <MessageSkeletons />
  if (!room.data) {
    return (
      <div className={styles.card} role="alert">
        <h2>{text('chat.history_failed')}</h2>
        <p>{explain(room.error, text)}</p>
        <Button variant="outlined" onClick={() => void room.refetch()}>
          {text('app.retry')}
        </Button>
      </div>
    )
  }
  return <Live chat={chat} room={room.data} writable={writable} />
}

function Live({ chat, room, writable }: Props & { room: ChatRoom }) {
  const view = useRoomView(room)
  const ended = view.ended || chat.state === 'ended'
  return (
    <>
      <ReconnectStrip />
      <MessageList room={room} view={view} />
      {writable && !ended ? <Composer chat={chat} room={room} /> : null}
      {ended ? <EndedNote chat={chat} /> : null}
    </>
  )
}
