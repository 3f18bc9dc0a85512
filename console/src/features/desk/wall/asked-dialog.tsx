import type { WallChat, WallMember } from '@himoya/contract/chat/wall'
import { useNavigate } from 'react-router'
import { ActionDialog, type AskedMove } from './action-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'

export type Asked = AskedMove | { action: 'end'; chat: WallChat }

type Props = { asked: Asked; members: readonly WallMember[]; onClose(): void }

/** What is asked before a supervisor touches somebody's conversation. */
export function AskedDialog({ asked, members, onClose }: Props) {
  const navigate = useNavigate()
  if (asked.action === 'end') {
    // as it is now: what speaks against the end may have come while it is asked
    const now = members.flatMap(({ chats }) => chats).find(({ id }) => id === asked.chat.id)
    return <EndDialog chat={now ?? asked.chat} onClose={onClose} />
  }
  return (
    <ActionDialog
      asked={asked}
      members={members}
      onClose={onClose}
      onDone={({ action, chat_id }) => {
        onClose()
        if (action === 'view' || action === 'take-over') void navigate(`/queue/${chat_id}`)
      }}
    />
  )
}
