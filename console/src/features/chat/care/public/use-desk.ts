import { useRead } from '../../../../session/use-read.ts'

export const deskKey = (chat_id: string, what: string): readonly string[] => ['desk', chat_id, what]

/** Something that stands beside a chat; the socket says when it changed (notes/tell-desk.ts). */
export function useDesk<T>(chat_id: string, what: 'person' | 'risk' | 'tag' | 'earlier') {
  return useRead<T>(deskKey(chat_id, what), `staff/chat/${chat_id}/${what}/`)
}
