import type { UsedIn } from '@himoya/contract/content/editing'
import type { LibraryPage } from '@himoya/contract/content/library'
import type { MediaKind } from '@himoya/contract/content/library-lists'
import { ApiError } from '@himoya/kit/session/api-client'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import { useRead } from '../../../session/use-read.ts'

export const LIBRARY_PER_PAGE = 24

export type LibraryFilter = { kind: MediaKind | ''; search: string; page: number }

export function useLibrary({ kind, search, page }: LibraryFilter) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['media', 'library', kind, search, page],
    placeholderData: keepPreviousData,
    queryFn: () => {
      const asked = {
        page: String(page),
        page_size: String(LIBRARY_PER_PAGE),
        ...(kind && { kind }),
        ...(search.trim() && { search: search.trim() }),
      }
      return api.get<LibraryPage>(`staff/media/?${new URLSearchParams(asked)}`)
    },
  })
}

export const useUses = (id: string) => useRead<UsedIn>(['media', 'uses', id], `staff/media/${id}/used-in/`)

/** A sentence that says what to do instead takes longer to read than one that says it is done. */
const READ_MS = 10_000
const takesTwo = (error: unknown): boolean => error instanceof ApiError && error.code === 'second_person'

type Api = ReturnType<typeof useServices>['api']

/** Something done to a medium; every list and look of media is asked for anew. `done` is what is then said. */
export function useMediaAction<Given>(act: (api: Api, given: Given) => Promise<unknown>, done: TextKey, after?: () => void) {
  const { api, queries } = useServices()
  const notify = useNotify()
  const failed = useFailed()
  const text = useText()
  return useMutation({
    mutationFn: (given: Given) => act(api, given),
    onSuccess: () => {
      notify(text(done), 'success')
      after?.()
    },
    onError: (error) => (takesTwo(error) ? notify(text('library.takes_two'), 'error', READ_MS) : failed(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['media'] }),
  })
}
