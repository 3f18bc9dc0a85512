import type { Case } from '@himoya/contract/reports/cases'
import type { CaseFile } from '@himoya/contract/reports/evidence'
import { ApiError } from '@himoya/kit/session/api-client'
import { type CasePiece, loadCaseFile, loadOriginal } from '@himoya/kit/download/case-files'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useServices } from '../../../../session/services.ts'
import { useObjectUrl } from '../../../../ui/fields/use-object-url.ts'
import { caseKey } from '../public/use-cases.ts'

/** A piece of the clean copy, once it is asked for; forgotten when it is closed. */
export function useCasePiece(case_id: string, file_id: string, piece: CasePiece) {
  const { api, tokens } = useServices()
  const {
    data: loaded,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['case file', case_id, file_id, piece],
    queryFn: ({ signal }) => loadCaseFile({ api, tokens }, { case_id, file_id }, piece, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  })
  const gone = error instanceof ApiError && error.status === 404
  return {
    url: useObjectUrl(loaded?.blob),
    is_loading: isFetching,
    gone,
    failed: error !== null && !gone,
    again: () => void refetch(),
  }
}

/** Puts the copy, or the opened original, onto this computer. */
export function useTakeFile(case_id: string, file_id: string) {
  const { api, tokens } = useServices()
  return useMutation({
    mutationFn: (what: 'copy' | 'original') =>
      what === 'copy'
        ? loadCaseFile({ api, tokens }, { case_id, file_id }, 'copy')
        : loadOriginal({ api, tokens }, { case_id, file_id }),
    onSuccess({ blob, name }) {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(blob)
      link.download = name
      link.click()
      URL.revokeObjectURL(link.href)
    },
  })
}

/** Asks for the original, or decides on it; the case on the screen follows. */
export function useOriginal(case_id: string, file_id: string) {
  const { api, queries } = useServices()
  const path = `staff/report/${case_id}/file/${file_id}/original/`
  return useMutation({
    mutationFn: (body: { reason: string } | { grant: boolean }) =>
      api.post<CaseFile>('grant' in body ? `${path}decide/` : path, body),
    onSuccess(changed) {
      queries.setQueryData<Case>(
        caseKey(case_id),
        (one) => one && { ...one, case_files: one.case_files.map((file) => (file.id === changed.id ? changed : file)) },
      )
    },
  })
}
