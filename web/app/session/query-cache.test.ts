import { ApiError } from '@himoya/kit/session/api-error'
import { expect, it, vi } from 'vitest'
import { untilHolds } from '../../../kit/test/until.ts'
import { createQueryCache, mayBeReadAgain } from './query-cache.ts'

const nothing = (): void => undefined

it('what may pass is tried again by itself, but nobody waits three times for an answer that does not come', async () => {
  expect(mayBeReadAgain(new ApiError({ kind: 'FETCH_ERROR' }))).toBe(true)
  expect(mayBeReadAgain(new ApiError({ kind: 'HTTP', status: 503 }))).toBe(true)
  expect(mayBeReadAgain(new ApiError({ kind: 'HTTP', status: 403 }))).toBe(false)
  expect(mayBeReadAgain(new ApiError({ kind: 'TIMEOUT_ERROR' }))).toBe(false)

  const cache = createQueryCache()
  const passing = vi.fn(async () => Promise.reject(new ApiError({ kind: 'HTTP', status: 503 })))
  expect((await cache.fetch({ queryKey: ['a'], queryFn: passing, retryDelay: 0 })).error).toBeInstanceOf(ApiError)
  expect(passing).toHaveBeenCalledTimes(3)
  const refused = vi.fn(async () => Promise.reject(new ApiError({ kind: 'HTTP', status: 403 })))
  await cache.fetch({ queryKey: ['b'], queryFn: refused, retryDelay: 0 })
  expect(refused).toHaveBeenCalledTimes(1)
})

it('two parts of a screen share one call and one answer', async () => {
  const cache = createQueryCache()
  const queryFn = vi.fn(async () => 'answer')
  const options = { queryKey: ['Chat'], queryFn }
  cache.read(options, () => nothing())
  cache.read(options, () => nothing())
  await untilHolds(() => expect(cache.state(['Chat']).data).toBe('answer'))
  expect(queryFn).toHaveBeenCalledTimes(1)
})

it('what is shown is asked for again when it changed, what is not shown when it is shown', async () => {
  const cache = createQueryCache()
  const shown = vi.fn(async () => 1)
  const aside = vi.fn(async () => 2)
  cache.read({ queryKey: ['Chat'], queryFn: shown, staleTime: Infinity }, nothing)
  const stop = cache.read({ queryKey: ['Chat', 'old'], queryFn: aside, staleTime: Infinity }, nothing)
  await untilHolds(() => expect(cache.state(['Chat', 'old']).data).toBe(2))
  stop()
  await cache.invalidateQueries({ queryKey: ['Chat'] })
  expect([shown.mock.calls.length, aside.mock.calls.length]).toEqual([2, 1])
  cache.read({ queryKey: ['Chat', 'old'], queryFn: aside, staleTime: Infinity }, nothing)
  await untilHolds(() => expect(aside).toHaveBeenCalledTimes(2))
})

it('an answer that is there stays on the screen when asking again fails', async () => {
  const cache = createQueryCache()
  let answer: () => Promise<string> = async () => 'kept'
  const options = { queryKey: ['Device'], queryFn: async () => answer(), retry: false as const }
  await cache.fetch(options)
  answer = async () => Promise.reject(new Error('away'))
  const after = await cache.fetch(options)
  expect([after.data, after.error?.message]).toEqual(['kept', 'away'])
})

it('nothing of one person is there for the next, also not what was on its way', async () => {
  const cache = createQueryCache()
  let arrive = (): void => undefined
  const queryFn = async (): Promise<string> => new Promise((resolve) => (arrive = () => resolve('late')))
  cache.setQueryData(['UserDetails'], 'first')
  cache.read({ queryKey: ['Chat'], queryFn }, nothing)
  cache.clear()
  arrive()
  await new Promise((resolve) => setTimeout(resolve))
  expect(cache.getQueryData(['Chat'])).toBeUndefined()
  expect(cache.getQueryData(['UserDetails'])).toBeUndefined()
})

it('who leaves stops what was asked for them', () => {
  const cache = createQueryCache()
  let asked: AbortSignal | undefined
  const stop = cache.read({ queryKey: ['Result'], queryFn: async ({ signal }) => new Promise(() => (asked = signal)) }, nothing)
  stop()
  expect(asked?.aborted).toBe(true)
})
