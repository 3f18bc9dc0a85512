import { ApiError } from '@himoya/kit/session/api-error'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

const triesAgain = (error: ApiError): boolean =>
  (createQueryClient().getDefaultOptions().queries!.retry as (failures: number, error: Error) => boolean)(0, error)

it('what may pass is tried again by itself, but nobody waits three times for an answer that does not come', () => {
  expect(triesAgain(new ApiError({ kind: 'FETCH_ERROR' }))).toBe(true)
  expect(triesAgain(new ApiError({ kind: 'HTTP', status: 503 }))).toBe(true)
  expect(triesAgain(new ApiError({ kind: 'HTTP', status: 403 }))).toBe(false)
  expect(triesAgain(new ApiError({ kind: 'TIMEOUT_ERROR' }))).toBe(false)
})
