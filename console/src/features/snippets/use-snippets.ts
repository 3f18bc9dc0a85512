import type { Language } from '@himoya/contract/languages'
import type { SnippetPage } from '@himoya/contract/snippets'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../session/services.ts'

export type SnippetFilter = { lang: Language | ''; state: 'draft' | 'approved' | ''; search: string; page: number }
export const SNIPPETS_PER_PAGE = 30
/** More than anybody remembers; a team with more searches in the room itself. */
const OFFERED = 100

type Page = SnippetPage

export function useSnippetPage(filter: SnippetFilter) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['snippets', filter],
    placeholderData: keepPreviousData,
    queryFn: () => {
      const asked = Object.entries({ ...filter, page_size: SNIPPETS_PER_PAGE }).filter(([, value]) => value !== '')
      return api.get<Page>(`staff/snippet/?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`)
    },
  })
}

/** The approved replies of one language; read once and kept while the conversation is open. */
export function useOfferedSnippets(lang: Language, wanted: boolean) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['snippets', 'offered', lang],
    enabled: wanted,
    staleTime: 60_000,
    queryFn: async () => (await api.get<Page>(`staff/snippet/?lang=${lang}&state=approved&page_size=${OFFERED}`)).results,
  })
}
