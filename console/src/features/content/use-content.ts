import type { ContentState, ContentType } from '@himoya/contract/content/content-types'
import type {
  BulkDone,
  ContentOne,
  ContentPage,
  ContentVersionOne,
  ContentVersions,
  PreviewLink,
  UsedIn,
} from '@himoya/contract/content/editing'
import type { Language } from '@himoya/contract/languages'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useServices } from '../../session/services.ts'
import type { Working } from './public/working.ts'
import { useRead } from '../../session/use-read.ts'

export type ContentFilter = { state: ContentState | ''; search: string; parent: string; page: number; page_size: number }
export const EVERYTHING: ContentFilter = { state: '', search: '', parent: '', page: 1, page_size: 100 }

const pathOf = (type: ContentType, id?: string): string => `staff/content/${type}/${id === undefined ? '' : `${id}/`}`

export function useContentPage(type: ContentType, filter: ContentFilter, wanted = true) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['content', type, 'list', filter],
    placeholderData: keepPreviousData,
    enabled: wanted,
    queryFn: () => {
      const asked = Object.entries(filter).filter(([, value]) => value !== '')
      return api.get<ContentPage>(`${pathOf(type)}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`)
    },
  })
}

export const useContentOne = (type: ContentType, id: string | null) =>
  useRead<ContentOne>(['content', type, 'one', id], pathOf(type, id!), { enabled: id !== null })

export const useVersions = (type: ContentType, id: string) =>
  useRead<ContentVersions>(['content', type, 'versions', id], `${pathOf(type, id)}versions/`, { staleTime: 0 })

export const useVersionOne = (type: ContentType, id: string, version: number | null) =>
  useRead<ContentVersionOne>(['content', type, 'version', id, version], `${pathOf(type, id)}versions/${version}/`, {
    enabled: version !== null,
  })

export const useUsedIn = (type: ContentType, id: string) =>
  useRead<UsedIn>(['content', type, 'used', id], `${pathOf(type, id)}used-in/`, { staleTime: 0 })

/** Puts the answer of an action where the screens read it, and has the lists read again. */
function useTakeIn(type: ContentType) {
  const { queries } = useServices()
  return (one: ContentOne): void => {
    queries.setQueryData(['content', type, 'one', one.id], one)
    for (const part of ['list', 'versions', 'version', 'used']) {
      void queries.invalidateQueries({ queryKey: ['content', type, part] })
    }
  }
}

/** `version` null: a new one, whose `id` makes its creation safe to repeat. Another's change in between rejects with `changed_meanwhile`. */
export function useSaveContent(type: ContentType) {
  const { api } = useServices()
  const takeIn = useTakeIn(type)
  return useMutation({
    mutationFn: ({ id, version, working }: { id: string; version: number | null; working: Working }) =>
      version === null
        ? api.post<ContentOne>(pathOf(type), working, { idempotency_key: id })
        : api.put<ContentOne>(pathOf(type, id), { version, ...working }),
    onSuccess: takeIn,
  })
}

export type ContentAction =
  | { action: 'review' | 'return' | 'archive' }
  | { action: 'publish'; version: number; publish_at: string | null; archive_at: string | null }
  | { action: 'restore'; version: number }

export function useContentAction(type: ContentType, id: string) {
  const { api } = useServices()
  const takeIn = useTakeIn(type)
  return useMutation({
    mutationFn: ({ action, ...body }: ContentAction) =>
      api.post<ContentOne>(`${pathOf(type, id)}${action}/`, Object.keys(body).length ? body : undefined),
    onSuccess: takeIn,
  })
}

export function useDeleteContent(type: ContentType, id: string) {
  const { api, queries } = useServices()
  return useMutation({
    mutationFn: () => api.delete(pathOf(type, id)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['content', type, 'list'] }),
  })
}

export function useBulk(type: ContentType) {
  const { api, queries } = useServices()
  return useMutation({
    mutationFn: (body: { ids: string[]; action: 'review' | 'publish' | 'archive' | 'return' }) =>
      api.post<BulkDone>(`${pathOf(type)}bulk/`, body),
    onSettled: () => queries.invalidateQueries({ queryKey: ['content', type] }),
  })
}

export function useOrder(type: ContentType) {
  const { api, queries } = useServices()
  return useMutation({
    mutationFn: (ids: string[]) => api.put(`${pathOf(type)}order/`, { ids }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['content', type, 'list'] }),
  })
}

export function usePreview(type: ContentType, id: string) {
  const { api } = useServices()
  return useMutation({
    mutationFn: (lang: Language) => api.post<PreviewLink>(`${pathOf(type, id)}preview/`, { lang }),
  })
}
