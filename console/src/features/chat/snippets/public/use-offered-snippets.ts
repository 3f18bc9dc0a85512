import type { Language } from '@himoya/contract/languages'
import type { SnippetPage } from '@himoya/contract/chat/snippets'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../../session/services.ts'

/** More than anybody remembers; a team with more searches on the page itself. */
const OFFERED = 100

/** The approved replies of one language; read once and kept while the conversation is open. */
export function useOfferedSnippets(lang: Language, wanted: boolean) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['snippets', 'offered', lang],
    enabled: wanted,
    staleTime: 60_000,
    queryFn: async () => (await api.get<SnippetPage>(`staff/snippet/?lang=${lang}&state=approved&page_size=${OFFERED}`)).results,
  })
}
