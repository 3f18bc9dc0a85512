import type { ChatClient } from '../../../browser/link/chat-client.ts'
import { createMediaSender, type MediaSender, type PendingMedia } from '../../../browser/media/media-sender.ts'
import { noteWaiting } from '../../../browser/media/media-notes.ts'
import { createMediaShelf } from '../../../browser/media/media-shelf.ts'
import type { Session } from '../../../session/visitor-session.ts'

type SenderOptions = {
  session: Session
  chat_id: string
  ended_chat_ids: readonly string[]
  client: ChatClient
  onChange(pending: readonly PendingMedia[]): void
}

/** What was left over from an earlier page goes on at once. */
export function openSender({ session, chat_id, ended_chat_ids, client, onChange }: SenderOptions): MediaSender {
  const { api, tokens } = session
  const sender = createMediaSender({
    api,
    shelf: createMediaShelf(tokens),
    chat_id,
    ended_chat_ids,
    async handOver(caption, attachment) {
      const { messages, pending } = client.view()
      // a page that was closed between handing over and forgetting comes here twice
      const known = [...messages, ...pending].some((one) => one.attachment?.id === attachment.id)
      if (!known) await client.send(caption, attachment)
    },
    onChange(pending) {
      if (!tokens.in_memory) noteWaiting(pending.length > 0)
      onChange(pending)
    },
  })
  sender.start()
  return sender
}
