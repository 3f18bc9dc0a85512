import type { Language } from '@himoya/contract/languages'
import type { SnippetPage } from '@himoya/contract/chat/snippets'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../../session/services.ts'

export type SnippetFilter = { lang: Language | ''; state: 'draft' | 'approved' | ''; search: string; page: number }
export const SNIPPETS_PER_PAGE = 30

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
