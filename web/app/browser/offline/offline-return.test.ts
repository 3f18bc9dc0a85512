import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchReturn } from './offline-return.ts'

const listeners = new Map<string, () => void>()
const replace = vi.fn()
const fetched = vi.fn()
/** What the page has, by the selector that asks for it. */
let shown: Record<string, object>

beforeEach(() => {
  vi.useFakeTimers()
  listeners.clear()
  replace.mockClear()
  fetched.mockReset().mockResolvedValue({ ok: true })
  shown = { '[data-reload]': {} }
  vi.stubGlobal('document', { querySelector: (selector: string) => shown[selector] ?? null })
  vi.stubGlobal('location', { pathname: '/uz/learn', search: '?page=2', replace })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => void listeners.set(name, listener))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const comeOnline = async (): Promise<void> => {
  listeners.get('online')?.()
  await vi.advanceTimersByTimeAsync(0)
}

it('the card gives way as soon as the browser hears of a network and the site answers', async () => {
  watchReturn()
  await comeOnline()
  // Not a reload: on somebody else’s phone that signs out.
  expect(replace.mock.calls).toEqual([['/uz/learn?page=2']])
})

it('the page that is on its way is not asked for anew, and one that is lost is after a minute', async () => {
  watchReturn()
  await comeOnline()
  await comeOnline()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(replace).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(replace).toHaveBeenCalledTimes(2)
})

it('the card stays while a network carries nothing, and looks again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ ok: false })
  watchReturn()
  await comeOnline()
  await comeOnline()
  expect(replace).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(replace).toHaveBeenCalledOnce()
})

it('the card is not taken from under an open chat or sheet, opened before or while the site answers', async () => {
  watchReturn()
  fetched.mockImplementation(async () => {
    shown['dialog[open],[data-panel]'] = {}
    return { ok: true }
  })
  await comeOnline()
  await comeOnline()
  expect(replace).not.toHaveBeenCalled()
  delete shown['dialog[open],[data-panel]']
  fetched.mockResolvedValue({ ok: true })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(replace).toHaveBeenCalledOnce()
})

it('a page that came asks nothing', async () => {
  shown = {}
  watchReturn()
  await comeOnline()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetched).not.toHaveBeenCalled()
})
