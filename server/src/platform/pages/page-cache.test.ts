import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

type Setup = { make?: (path: string) => Promise<string>; max_entries?: number }

function setUp({ make, max_entries = 10 }: Setup = {}) {
  const made: string[] = []
  const errors: unknown[] = []
  let time = 0
  const cache = createPageCache<string>({
    make: async (path) => {
      made.push(path)
      return make ? make(path) : `${path} ${made.length}`
    },
    max_age_ms: 1_000,
    max_entries,
    isKept: (page) => page !== 'none',
    now: () => time,
    onError: (error) => errors.push(error),
  })
  return { cache, made, errors, passTime: (ms: number) => void (time += ms) }
}

const later = () => new Promise((resolve) => setImmediate(resolve))

describe('kept pages', () => {
  it('a page is made once, however many ask for it at the same moment', async () => {
    const { cache, made } = setUp()
    const answers = await Promise.all(Array.from({ length: 50 }, async () => cache.get('/uz')))
    expect(new Set(answers)).toEqual(new Set(['/uz 1']))
    expect(made).toEqual(['/uz'])
    expect(cache.get('/uz')).toBe('/uz 1')
  })

  it('an old page is still served at once, while a new one is made behind it', async () => {
    const { cache, passTime } = setUp()
    await cache.get('/uz')
    passTime(1_001)
    expect(cache.get('/uz')).toBe('/uz 1')
    await later()
    expect(cache.get('/uz')).toBe('/uz 2')
  })

  it('after an invalidation nobody sees the old page', async () => {
    const { cache } = setUp()
    await cache.get('/uz')
    cache.invalidate()
    expect(await cache.get('/uz')).toBe('/uz 2')
  })

  it('a page that was being made when content changed is neither kept nor given to the next asker', async () => {
    const finish: ((page: string) => void)[] = []
    const { cache } = setUp({ make: async () => new Promise((resolve) => void finish.push(resolve)) })
    const early = cache.get('/uz')
    cache.invalidate()
    const late = cache.get('/uz')
    finish[1]!('new')
    expect(await late).toBe('new')
    finish[0]!('old')
    expect(await early).toBe('old')
    expect(cache.get('/uz')).toBe('new')
  })

  it('a page that cannot be made anew stays as its last good copy, and the failure is told', async () => {
    let broken = false
    const { cache, errors, passTime } = setUp({ make: async () => (broken ? Promise.reject(new Error('no database')) : 'good') })
    await cache.get('/uz')
    broken = true
    passTime(5_000)
    expect(cache.get('/uz')).toBe('good')
    await later()
    cache.invalidate()
    expect(await cache.get('/uz')).toBe('good')
    expect(errors).toHaveLength(2)
  })

  it('a page that was never made fails for the asker, and is tried again for the next', async () => {
    let broken = true
    const { cache } = setUp({ make: async () => (broken ? Promise.reject(new Error('no database')) : 'good') })
    await expect(cache.get('/uz')).rejects.toThrow('no database')
    broken = false
    expect(await cache.get('/uz')).toBe('good')
  })

  it('keeps no more pages than it may', async () => {
    const { cache } = setUp({ max_entries: 2 })
    for (const path of ['/a', '/b', '/c']) await cache.get(path)
    expect(['/a', '/b', '/c'].filter(cache.has)).toEqual(['/b', '/c'])
  })

  it('a page that is not to be kept is made each time, and takes the place of none', async () => {
    const { cache, made } = setUp({ make: async () => 'none' })
    expect([await cache.get('/x'), await cache.get('/x')]).toEqual(['none', 'none'])
    expect(made).toEqual(['/x', '/x'])
    expect(cache.has('/x')).toBe(false)
  })
})
