import type { Message } from '@himoya/contract/chat'
import { CardWords } from './card-words.tsx'
import { AttachmentWords } from './media/attachment-words.tsx'
import { PlanWords } from './plan-words.tsx'

/** What a message says, whatever its kind. */
export function MessageWords({ message }: { message: Message }) {
  if (message.attachment) return <AttachmentWords attachment={message.attachment} message={message.message} />
  if (message.card?.plan) return <PlanWords plan={message.card.plan} />
  if (message.card) return <CardWords card={message.card} />
  return (
    <p dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-wrap">
      {message.message}
    </p>
  )
}
