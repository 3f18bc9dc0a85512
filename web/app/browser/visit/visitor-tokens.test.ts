import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const TOKENS = { access: 'a', refresh: 'r' }
const values = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() }

let page = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  page = new EventTarget()
  for (const [name, kept] of Object.entries(values)) {
    kept.clear()
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  }
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

/** A page of its own each time: its memory is the module's. */
async function openPage() {
  const { sharedDevice } = await import('./shared-device.ts')
  const { createVisitorTokens } = await import('./visitor-tokens.ts')
  return { sharedDevice, open: createVisitorTokens }
}

describe('the visitor’s tokens', () => {
  it('lie in local storage on one’s own phone', async () => {
    const { open } = await openPage()
    open().write(TOKENS)
    expect(Object.fromEntries(values.localStorage)).toEqual({ himoya_access: 'a', himoya_refresh: 'r' })
    expect(open().in_memory).toBe(false)
  })

  it('lie nowhere on somebody else’s, and every part of the page has them', async () => {
    const { sharedDevice, open } = await openPage()
    const [chat, bell] = [open(), open()]
    const onChange = vi.fn()
    bell.onChange(onChange)
    sharedDevice.start()
    chat.write(TOKENS)
    expect([bell.access(), bell.refresh(), bell.in_memory]).toEqual(['a', 'r', true])
    expect(onChange).toHaveBeenCalled()
    expect([...values.localStorage]).toEqual([])
    expect(JSON.stringify([...values.sessionStorage])).not.toMatch(/"a"|"r"/)
  })

  it('are gone from all parts of the page once they are cleared', async () => {
    const { sharedDevice, open } = await openPage()
    const [chat, bell] = [open(), open()]
    sharedDevice.start()
    chat.write(TOKENS)
    chat.clear()
    expect([bell.access(), bell.in_memory, [...values.sessionStorage]]).toEqual([null, false, []])
  })
})

it('a page that is left hands over to the worker that is there now: a release may have put another in its place', async () => {
  const said: string[] = []
  const workerOf = (name: string) => ({ postMessage: ({ type }: { type: string }) => said.push(`${name} ${type}`) })
  const registration = { active: workerOf('old') }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } })
  const { prepareSharedDevice, sharedDevice } = await import('./shared-device.ts')
  await prepareSharedDevice()
  sharedDevice.start()
  sharedDevice.hold(TOKENS)
  registration.active = workerOf('new')
  page.dispatchEvent(new Event('pagehide'))
  expect(said).toEqual(['new hold'])
})

describe('whoever signs out on somebody else’s phone', () => {
  it('is told so by the next page, which takes the mark away', async () => {
    const { sharedDevice, open } = await openPage()
    sharedDevice.start()
    sharedDevice.end()
    sharedDevice.announceEnd()
    // what else is on the page forgets all it finds before it goes, and hears its last calls refused
    values.sessionStorage.clear()
    open().clear()
    page.dispatchEvent(new Event('pagehide'))
    vi.resetModules()
    const next = await import('./shared-device.ts')
    await next.arrive()
    expect([next.sharedDevice.has_ended(), next.sharedDevice.is_on(), [...values.sessionStorage]]).toEqual([true, false, []])
    vi.resetModules()
    const later = await import('./shared-device.ts')
    await later.arrive()
    expect(later.sharedDevice.has_ended()).toBe(false)
  })

  it('is told nothing after a quick exit in between', async () => {
    const { sharedDevice } = await openPage()
    sharedDevice.announceEnd()
    sharedDevice.leave()
    page.dispatchEvent(new Event('pagehide'))
    expect([...values.sessionStorage]).toEqual([])
  })
})
