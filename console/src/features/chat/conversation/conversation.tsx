import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button } from '@mui/material'
import { useMemo } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { useMe } from '../../../session/use-me.ts'
import { DeclinedStrip } from '../../reports/follow-ups/public/declined-strip.tsx'
import { HintStrip } from '../care/public/hint-strip.tsx'
import { useHints } from '../care/public/use-hints.ts'
import { useText } from '../../../i18n/use-text.ts'
import { ComposerModes, type Mode } from '../notes/public/composer-modes.tsx'
import { useNotesRead } from '../notes/public/use-notes-read.ts'
import { useNotes } from '../notes/public/use-notes.ts'
import { TransferStrip } from '../transfer/public/transfer-strip.tsx'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { EndedNote } from './ended-note.tsx'
import { MessageList } from './message-list.tsx'
import { MessageSkeletons } from '../messages/public/message-skeletons.tsx'
import { ReconnectStrip } from './reconnect-strip.tsx'
import type { ChatChannel } from './channels.ts'
import { useReadMark } from './use-read-mark.ts'
import { useChannel, useChannelView } from './use-channel.ts'

type Props = { chat: StaffChat; writable: boolean }

/** What is left of a conversation that its person deleted. */
const NOTHING: never[] = []

export function Conversation({ chat, writable }: Props) {
  const text = useText()
  const channel = useChannel(chat.id)
  if (channel.isPending) return <MessageSkeletons />
  if (!channel.data) {
    return (
      <div className={styles.card} role="alert">
        <h2>{text('chat.history_failed')}</h2>
        <p>{explain(channel.error, text)}</p>
        <Button variant="outlined" onClick={() => void channel.refetch()}>
          {text('app.retry')}
        </Button>
      </div>
    )
  }
  return <Live chat={chat} channel={channel.data} writable={writable} />
}

function Live({ chat, channel, writable }: Props & { channel: ChatChannel }) {
  const text = useText()
  const live = useChannelView(channel)
  const forgotten = live.forgotten || chat.forgotten
  const view = forgotten ? { ...live, messages: NOTHING } : live
  const ended = view.ended || chat.state === CHAT_STATE.ended
  const { notes: kept, failed } = useNotes(chat.id)
  const notes = forgotten ? NOTHING : kept
  useNotesRead(chat, notes.at(-1)?.seq ?? 0)
  const hints = useHints(chat.id, view.messages)
  const may_whisper = useMayWhisper(notes, writable)
  const modes = useMemo((): Mode[] => modesOf(writable, may_whisper), [writable, may_whisper])
  const onBottom = useReadMark(writable && !ended ? channel : null, view)
  return (
    <>
      <ReconnectStrip />
      <TransferStrip chat_id={chat.id} />
      <DeclinedStrip chat_id={chat.id} writable={writable} />
      {ended ? null : <HintStrip chat={chat} hints={hints} messages={view.messages} />}
      <MessageList channel={channel} view={view} notes={notes} notes_failed={failed} hints={hints} onBottom={onBottom} />
      <span className="unseen" role="status">
        {view.peer_types ? text('care.typing') : ''}
      </span>
      {ended ? (
        <EndedNote chat={chat} forgotten={forgotten} />
      ) : (
        <ComposerModes
          chat_id={chat.id}
          modes={modes}
          to_supervisor={writable}
          answer={<Composer chat={chat} channel={channel} />}
        />
      )}
    </>
  )
}

/** A supervisor in somebody else's chat, and whoever was whispered to. */
function useMayWhisper(notes: ReturnType<typeof useNotes>['notes'], writable: boolean): boolean {
  const supervises = useMe().data?.role === 'supervisor'
  const whispered = notes.some(({ kind, author }) => kind === 'whisper' && author.role === 'supervisor')
  return whispered || (supervises && !writable)
}

/** Who only looks on has no way to the person, so no answer either. */
function modesOf(writable: boolean, may_whisper: boolean): Mode[] {
  const modes: Mode[] = writable ? ['answer', 'note'] : ['note']
  return may_whisper ? [...modes, 'whisper'] : modes
}
