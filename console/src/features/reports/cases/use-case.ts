import type { Case } from '@himoya/contract/reports/cases'
import { ApiError } from '@himoya/kit/session/api-client'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../session/services.ts'
import { caseKey, SAY_SO, useRereadBoard } from './public/use-cases.ts'
import { useRead } from '../../../session/use-read.ts'

/**
 * Reading a case is written on its timeline, so it is read when somebody opens it or asks for it, never by a clock.
 * What was read is forgotten with the page.
 */
export const useCase = (id: string) =>
  useRead<Case>(caseKey(id), `staff/report/${id}/`, { staleTime: Infinity, gcTime: 0, networkMode: SAY_SO })

type Method = 'post' | 'put' | 'patch' | 'delete'
/** `key`: of a POST that makes something, the same until it is stored; sent twice it is done once. */
export type CaseWrite = { method?: Method; path: string; body?: unknown; key?: string }

/** Whatever changes a case answers with the whole of it. */
export function useCaseWrite(id: string) {
  const { api, queries } = useServices()
  const rereadBoard = useRereadBoard()
  return useMutation({
    networkMode: SAY_SO,
    mutationFn: ({ method = 'post', path, body, key }: CaseWrite) =>
      api[method]<Case>(`staff/report/${id}/${path}`, body, key === undefined ? {} : { idempotency_key: key }),
    onSuccess(changed) {
      queries.setQueryData(caseKey(id), changed)
      rereadBoard()
    },
  })
}

export const isChangedMeanwhile = (error: unknown): boolean => error instanceof ApiError && error.code === 'changed_meanwhile'
