import type { Message } from '@himoya/contract/chat'
import { CardWords } from './card-words.tsx'

/** What a message says, whatever its kind. */
export function MessageWords({ message }: { message: Message }) {
  if (message.card) return <CardWords card={message.card} />
  return <p className="wrap-anywhere whitespace-pre-wrap">{message.message}</p>
}
