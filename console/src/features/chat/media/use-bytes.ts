import type { Attachment } from '@himoya/contract/chat/chat'
import { ApiError } from '@himoya/kit/session/api-client'
import { loadAttachment } from '@himoya/kit/download/attachment-bytes'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../session/services.ts'
import { useObjectUrl } from '../../../ui/fields/use-object-url.ts'

const KEPT_MS = 5 * 60_000

/** The bytes once they are asked for; in the page's memory only. `gone`: no longer kept, or no longer for this counsellor. */
export function useBytes({ id }: Attachment, variant: 'full' | 'preview', requested: boolean) {
  const { api, tokens } = useServices()
  const {
    data: bytes,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['attachment', id, variant],
    queryFn: ({ signal }) => loadAttachment({ api, tokens }, id, variant, signal),
    enabled: requested,
    staleTime: Infinity,
    gcTime: KEPT_MS,
    retry: false,
    structuralSharing: false,
  })
  const gone = error instanceof ApiError && error.status === 404
  return { url: useObjectUrl(bytes), is_loading: isFetching, gone, failed: error !== null && !gone, again: () => void refetch() }
}
