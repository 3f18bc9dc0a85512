import { expect, it } from 'vitest'
import { ApiError, FAILURE_KINDS, failureKind } from './api-error.ts'

it('seed 8: generic fetch error kinds exist: FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR', () => {
  for (const kind of ['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR'] as const) {
    expect(failureKind(new ApiError({ kind }))).toBe(kind)
  }
})

it('every status falls under a kind that has a sentence', () => {
  const of = (status: number) => failureKind(new ApiError({ kind: 'HTTP', status }))
  for (const status of [401, 403, 404, 409, 413, 422, 429]) expect(of(status)).toBe(String(status))
  expect([500, 502, 503, 504].map(of)).toEqual(['5xx', '5xx', '5xx', '5xx'])
  expect([400, 405, 415, 418].map(of)).toEqual(['422', '422', '422', '422'])
  expect(of(408)).toBe('TIMEOUT_ERROR')
  for (let status = 400; status < 600; status += 1) expect(FAILURE_KINDS).toContain(of(status))
})
