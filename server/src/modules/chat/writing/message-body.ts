import type { Attachment, Card, Message, MessageKind } from '@himoya/contract/chat/chat'

/** What is sealed of a message. `message` is readable whatever the kind (contract, Message). */
export type Content = { message: string; kind: MessageKind; attachment?: Attachment | undefined; card?: Card | undefined }

/** A stored message without its sealed body. */
type Stored = Pick<Message, 'id' | 'seq' | 'cid' | 'is_admin' | 'kind'> & {
  created_at: Date
  /** A counsellor's alias. */
  author: string | null
}

/** What the vault seals: of a text the text itself, of anything else JSON with what belongs to it. */
export function bodyOf({ kind, message, attachment, card }: Content): string {
  return kind === 'text' ? message : JSON.stringify({ message, attachment, card })
}

/** What an opened body says, for a list, a preview or an export. */
export function textOf(kind: MessageKind, body: string): string {
  return partsOf(kind, body).message
}

/** The message as everybody gets it, over socket and HTTP. */
export function present({ id, created_at, is_admin, seq, cid, kind, author }: Stored, body: string): Message {
  const message: Message = { id, message: body, created_at: created_at.toISOString(), is_admin, seq, cid, kind }
  if (kind !== 'text') Object.assign(message, partsOf(kind, body))
  if (author !== null) message.author = author
  return message
}

function partsOf(kind: MessageKind, body: string): Pick<Message, 'message' | 'attachment' | 'card'> {
  return kind === 'text' ? { message: body } : JSON.parse(body)
}
