import type { Message } from '@himoya/contract/chat/chat'
import { useContext } from 'react'
import { CardWords } from './card-words.tsx'
import { AttachmentWords } from './media/attachment-words.tsx'
import { PlanShown } from './show-plan.ts'

/** What a message says, whatever its kind. */
export function MessageWords({ message: { attachment, card, message } }: { message: Message }) {
  const showPlan = useContext(PlanShown)
  if (attachment) return <AttachmentWords attachment={attachment} message={message} />
  if (card?.plan && showPlan) return showPlan(card.plan)
  if (card && !card.plan) return <CardWords card={card} />
  return (
    <p dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-wrap">
      {message}
    </p>
  )
}
