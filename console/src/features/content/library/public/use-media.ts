import type { LibraryItem, LibraryPage } from '@himoya/contract/content/library'
import type { MediaKind } from '@himoya/contract/content/library-lists'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../../../session/services.ts'

export const MEDIA_PER_PAGE = 24

export function useMediaPage(kind: MediaKind, search: string, page: number) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['media', 'picker', kind, search, page],
    placeholderData: keepPreviousData,
    queryFn: () => {
      const asked = { kind, page: String(page), page_size: String(MEDIA_PER_PAGE), ...(search ? { search } : {}) }
      return api.get<LibraryPage>(`staff/media/?${new URLSearchParams(asked)}`)
    },
  })
}

export const mediumQuery = (api: ReturnType<typeof useServices>['api'], id: string) => ({
  queryKey: ['media', 'one', id],
  staleTime: 60_000,
  queryFn: () => api.get<LibraryItem>(`staff/media/${id}/`),
})

export function useMedium(id: string | null) {
  const { api } = useServices()
  return useQuery({ ...mediumQuery(api, id ?? ''), enabled: id !== null })
}

/** The smallest look of a medium that is at least `width` wide; null where it has none. */
export function lookOf({ picture }: LibraryItem, width: number): string | null {
  const sizes = picture?.sizes ?? []
  return (sizes.find((size) => size.width >= width) ?? sizes.at(-1))?.src ?? null
}
