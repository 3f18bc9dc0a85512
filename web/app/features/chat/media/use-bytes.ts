import type { Attachment } from '@himoya/contract/chat/chat'
import { ApiError } from '@himoya/kit/session/api-client'
import { loadAttachment } from '@himoya/kit/download/attachment-bytes'
import { useQuery } from '../../../session/use-query.ts'
import { useSession } from '../../../session/session.ts'
import { useObjectUrl } from '../../../ui/screen/use-object-url.ts'

const KEPT_MS = 5 * 60_000

/** The bytes once they are asked for. `gone`: they are not kept any more, or not for this person. */
export function useBytes({ id }: Attachment, variant: 'full' | 'preview', requested: boolean) {
  const session = useSession()
  const {
    data: bytes,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['AttachmentBytes', id, variant],
    queryFn: ({ signal }) => loadAttachment(session, id, variant, signal),
    enabled: requested,
    staleTime: Infinity,
    gcTime: KEPT_MS,
    retry: false,
  })
  const gone = error instanceof ApiError && error.status === 404
  return { url: useObjectUrl(bytes), is_loading: isFetching, gone, failed: error !== null && !gone, again: () => void refetch() }
}
