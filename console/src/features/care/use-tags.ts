import type { Tag } from '@himoya/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../session/services.ts'

/** The team's list; it changes seldom. */
export function useTags(enabled = true) {
  const { api } = useServices()
  return useQuery({ queryKey: ['tags'], queryFn: ({ signal }) => api.get<Tag[]>('staff/tag/', { signal }), enabled })
}
