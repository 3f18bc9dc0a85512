import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../session/services.ts'

export const deskKey = (chat_id: string, what: string): readonly string[] => ['desk', chat_id, what]

/** Something that stands beside a chat; the socket says when it changed (notes/tell-desk.ts). */
export function useDesk<T>(chat_id: string, what: 'person' | 'risk' | 'tag' | 'earlier') {
  const { api } = useServices()
  return useQuery({
    queryKey: deskKey(chat_id, what),
    queryFn: ({ signal }) => api.get<T>(`staff/chat/${chat_id}/${what}/`, { signal }),
  })
}
