import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTabChannel } from '../link/tab-channel.ts'
import { until } from '../../test/until.ts'
import { createTokenStore, STORAGE_LAG_MS, type TokenStore } from './token-store.ts'

const values = new Map<string, string>()
/** Each test has keys of its own: the tabs of the ones before it still listen. */
let keys = { access_key: '', refresh_key: '' }
let made = 0
let page = new EventTarget()
let onChange = vi.fn()

beforeEach(() => {
  values.clear()
  onChange = vi.fn()
  made += 1
  keys = { access_key: `access_${made}`, refresh_key: `refresh_${made}` }
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab whose person is signed in, watched from now on. */
function signedIn(): TokenStore {
  values.set(keys.access_key, 'a').set(keys.refresh_key, 'r')
  const tokens = createTokenStore(keys)
  tokens.onChange(onChange)
  return tokens
}

/** Another tab has signed out, and this one's browser has said nothing of it. */
const clearElsewhere = (): void => values.clear()

it('another tab’s word is enough, where the browser says nothing', async () => {
  const tokens = signedIn()
  const other = createTokenStore(keys)
  other.clear()
  await until(() => onChange.mock.calls.length > 0)
  expect([tokens.access(), tokens.refresh()]).toEqual([null, null])
})

it('the word may come before what it is about: the tab looks once more', async () => {
  vi.useFakeTimers()
  signedIn()
  const heard = new Promise((resolve) => createTabChannel(keys.access_key).listen(resolve))
  createTabChannel(keys.access_key).post('changed')
  await heard
  expect(onChange).not.toHaveBeenCalled()
  clearElsewhere()
  await vi.advanceTimersByTimeAsync(STORAGE_LAG_MS)
  expect(onChange).toHaveBeenCalledOnce()
})

it('a page that comes back from the back-forward cache looks what became of its session', () => {
  signedIn()
  clearElsewhere()
  page.dispatchEvent(new Event('pageshow'))
  expect(onChange).toHaveBeenCalledOnce()
})

it('one change is told once, however often it is heard of', () => {
  signedIn()
  page.dispatchEvent(new Event('storage'))
  expect(onChange).not.toHaveBeenCalled()
  clearElsewhere()
  page.dispatchEvent(new Event('storage'))
  page.dispatchEvent(new Event('pageshow'))
  expect(onChange).toHaveBeenCalledOnce()
})
